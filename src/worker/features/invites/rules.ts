/** SEC-11: sixty random bits. */
export const CODE_LENGTH = 12
