import { type SQL, sql } from 'drizzle-orm'

/** Letters and digits that nobody confuses, on a screen or in print; tables that keep codes check for the same ones. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that cannot be guessed: five random bits a character. */
export const randomCode = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** The same of 16 characters, as an expression: a code of its own for each row. @param row a column that is never null */
export const randomCodeOf = (row: SQL): SQL<string> => sql<string>`(
  select string_agg(substr(${ALPHABET}, 1 + get_byte(random, at) % 32, 1), '')
  from (select uuid_send(gen_random_uuid()) as random where ${row} is not null) drawn, generate_series(0, 15) at)`
