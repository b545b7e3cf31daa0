import * as z from 'zod'
import { GetPersonInput, type Person, SavePreferencesInput } from '#shared/users/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const { skipsPlan: _, ...Documented } = SavePreferencesInput.shape

export const wire = {
  /** C070. With `avatar` or without, the answer is the same. */
  get: documented({
    method: 'GET',
    path: '/ft/user/{id}',
    summary: "A person's name and picture.",
    input: GetPersonInput.extend({ avatar: z.string().optional() }),
    toInput: ({ id }) => ({ id }),
    output: z.object({ userId: z.string(), name: z.string(), avatar: z.string().nullable() }),
    toOutput: ({ avatarUrl, ...person }: Person) => ({ ...person, avatar: avatarUrl }),
  }),

  /** C059 */
  savePreferences: documented({
    method: 'PUT',
    path: '/ft/user/pref/{id}',
    summary: 'Keeps what the caller prefers; what is left out stays.',
    input: z.object({ id: z.string().max(64), ...Documented }),
    toInput: ({ id, ...preferences }, actor) => {
      requireSelf(actor, id, 'You can change your own preferences only.')
      return preferences
    },
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),

  /** C069: words about people, which grant nothing (G-ROLE-01). */
  roles: documented({
    method: 'GET',
    path: '/developer/roles',
    summary: 'What developers may call themselves.',
    input: z.object({}),
    toInput: () => undefined,
    output: z.array(z.string()),
    toOutput: ({ roles }: { roles: string[] }) => roles,
  }),
}
