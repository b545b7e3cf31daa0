import { startSession } from '#client/lib/stored-session.ts'
import type { TakenSession } from '#shared/admin/schemas.ts'

/** The browser goes on as somebody else, or as oneself again: nothing of whoever was here before stays. */
export const startTakenSession = ({ bearer, provider, providerId, userId, avatarUrl }: TakenSession): void =>
  startSession({
    token: bearer,
    provider,
    providerId,
    userId,
    userAvatar: avatarUrl,
    showWelcomeMessage: null,
    cohort: null,
    usageIntent: null,
  })
