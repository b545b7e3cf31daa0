import { readStored, store } from '#client/lib/stored-session.ts'
import type { UserAccount } from '#shared/users/schemas.ts'

const NEW_ACCOUNT_MS = 10 * 60 * 1000

/** Keeps what 1§3 documents of the account under `userData.*`. Only a new account is welcomed, and once (G-SHELL-07). */
export function storeAccount(user: UserAccount): void {
  const isNew = Date.now() - Date.parse(user.createdAt) < NEW_ACCOUNT_MS
  const isFirstVisit = readStored('createdDate') !== user.createdAt
  store({
    userAvatar: user.avatarUrl,
    roles: user.roles.join(','),
    githubUsername: user.githubUsername,
    discord: user.discord,
    reference: user.reference,
    openToInternship: String(user.isOpenToInternship),
    cohort: user.cohort,
    usageIntent: user.usageIntent,
    languages: user.languages.join(',') || null,
    selectedLanguages: user.selectedLanguages.join(',') || null,
    createdDate: user.createdAt,
    openToBizdevInternship: String(user.isOpenToBizdevInternship),
    showWelcomeMessage: isNew && isFirstVisit ? 'true' : null,
  })
}
