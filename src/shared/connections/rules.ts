/** G-CONN-01: how long somebody who was declined waits until they may ask again. */
export const DAYS_UNTIL_ASKED_AGAIN = 7

/** So many of a list at a time (SEC-28). */
export const CONNECTIONS_A_PAGE = 50

/** Whom somebody is shown that they might ask. */
export const RECOMMENDED_PEOPLE = 20
