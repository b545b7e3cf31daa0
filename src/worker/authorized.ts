declare const proof: unique symbol

/**
 * Something that its noun's `scope.ts` made, and nobody else can: ids that were looked at, and whose they must be. Verbs
 * that change it take nothing less, and their statements ask the database for what it says.
 */
export type Authorized<T> = T & { readonly [proof]: true }
