/** Bounds of what an administrator attaches to a code, apart from the schemas so that a page may show them without loading zod. */
export const GROUP_MAX_LENGTH = 60
export const MAX_USES_MOST = 100_000
/** Codes shown at once. */
export const INVITES_A_PAGE = 50
