/** How long what a sign-in makes lasts. */

/** G-AUTH-09: thirty days, absolute. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60
/** G-AUTH-09: how long an administrator may look as somebody, without coming back in between. */
export const IMPERSONATION_SECONDS = 60 * 60
/** SEC-15: a sign-in has ten minutes to come back. */
export const SIGN_IN_LIFETIME_SECONDS = 10 * 60
/** SEC-12: how long a newcomer may take to say what the provider did not. */
export const TICKET_LIFETIME_SECONDS = 30 * 60
