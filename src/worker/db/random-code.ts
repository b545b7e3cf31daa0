/** Letters and digits that nobody confuses, on a screen or in print; tables that keep codes check for the same ones. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that cannot be guessed: five random bits a character. */
export const randomCode = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
