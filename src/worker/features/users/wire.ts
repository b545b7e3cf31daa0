import * as z from 'zod'
import { GetPersonInput, type Person } from '#shared/users/schemas.ts'
import { documented } from '#worker/wire.ts'

/** C070. With `avatar` or without, the answer is the same. */
export const wire = {
  get: documented({
    method: 'GET',
    path: '/ft/user/{id}',
    summary: "A person's name and picture.",
    input: GetPersonInput.extend({ avatar: z.string().optional() }),
    toInput: ({ id }) => ({ id }),
    output: z.object({ userId: z.string(), name: z.string(), avatar: z.string().nullable() }),
    toOutput: ({ avatarUrl, ...person }: Person) => ({ ...person, avatar: avatarUrl }),
  }),
}
