import type { LinkDetails } from '#shared/profiles/link-schemas.ts'
import type { Context } from '#worker/context.ts'
import { readLinkDetails } from '#worker/integrations/link-details.ts'

/** What a page says of itself, for whoever wants to show it on their profile (C018). @throws DomainError invalid */
export const findLink = ({ env }: Context, { url }: { url: string }): Promise<LinkDetails> => readLinkDetails(env, url)
