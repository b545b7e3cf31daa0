import * as z from 'zod'
import { WEB_API_KEY } from '#shared/product.ts'
import { variable } from './setting.ts'

/** Which builds of a client may call (G-AUTH-10). A key names one and proves nothing: nothing of it is secret. */
export const apiKey = {
  API_KEYS: variable(
    'the `x-api-key` of every client that may call, comma separated; a wrong one is refused',
    z.string().default(WEB_API_KEY),
  ),
  REQUIRE_API_KEY: variable(
    '`true` refuses calls without a key too, but those under `/gpt`',
    z.enum(['true', 'false']).default('false'),
  ),
}
