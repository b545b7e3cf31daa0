import * as z from 'zod'
import { EditPermissionInput } from '#shared/profiles/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

export const wire = {
  /** C013: it makes one, although it is a GET (G-API-04). */
  createEditToken: documented({
    method: 'GET',
    path: '/ft/profile/edit/token/{id}',
    summary: "A token for the address of the caller's own profile editing, good for a day.",
    input: z.object({ id: z.string().max(64) }),
    toInput: ({ id }, actor) => requireSelf(actor, id, 'You can edit your own profile only.'),
    output: z.object({ token: z.string() }),
    toOutput: ({ editToken }: { editToken: string }) => ({ token: editToken }),
  }),

  /** C014 */
  editPermission: documented({
    method: 'POST',
    path: '/ft/profile/edit/permission',
    summary: "Whether a token lets the caller edit this person's profile.",
    input: EditPermissionInput,
    output: z.object({ permission: z.boolean() }),
    toOutput: ({ isPermitted }: { isPermitted: boolean }) => ({ permission: isPermitted }),
  }),
}
