import { documented } from '#worker/wire.ts'

/** C041 */
export const wire = {
  list: documented({ method: 'GET', path: '/ft/notifications', summary: 'My notifications.' }),
}
