import * as z from 'zod'
import { variable } from './setting.ts'

/** Pages that start without a connection. */
export const offline = {
  OFFLINE_PAGES: variable(
    '`on`; `off` takes the service worker and what it kept out of every browser at its next visit',
    z.enum(['on', 'off']).default('on'),
  ),
}
