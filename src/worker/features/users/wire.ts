import * as z from 'zod'
import {
  type AccountUpdate,
  GetPersonInput,
  type Person,
  SavePreferencesInput,
  UpdateAccountInput,
} from '#shared/users/schemas.ts'
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

  /** C071: a whole account may be sent back; what is protected is ignored (SEC-25). */
  update: documented({
    method: 'PUT',
    path: '/ft/user/{id}',
    summary: "Changes the caller's own account; what is left out stays, what is protected is ignored.",
    input: UpdateAccountInput.extend({ id: z.string().max(64) }),
    toInput: ({ id, ...said }, actor) => {
      requireSelf(actor, id, 'You can change your own account only.')
      return said
    },
    output: z.object({
      ...{ userId: z.string(), name: z.string(), bio: z.string(), avatar: z.string().nullable() },
      ...{ location: z.string().nullable(), roles: z.array(z.string()), usageIntent: z.string() },
      ...{ openToInternship: z.boolean(), openToBizdevInternship: z.boolean() },
    }),
    toOutput: ({ avatarUrl, isOpenToInternship, isOpenToBizdevInternship, ...account }: AccountUpdate) => ({
      ...{ ...account, avatar: avatarUrl },
      ...{ openToInternship: isOpenToInternship, openToBizdevInternship: isOpenToBizdevInternship },
    }),
  }),

  /** I014 */
  bootstrap: documented({
    method: 'GET',
    path: '/ft/feature/bootstrap',
    summary:
      'What the product is called, where its people talk, and things to begin with in the languages that one chose.',
    input: z.object({}),
    toInput: () => undefined,
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
