import * as z from 'zod'
import { type DummyList, Reason, type TakenSession } from '#shared/admin/schemas.ts'
import { documented } from '#worker/wire.ts'

const SessionOutput = z.object({
  jwt: z.string(),
  provider: z.string(),
  providerId: z.string(),
  userId: z.string(),
})

/** C061–C063: documented as they are, GET with what it brings about; they take a bearer's header only and are never kept (SEC-05). */
export const wire = {
  dummies: documented({
    method: 'GET',
    path: '/admin/dummies',
    summary: 'The accounts whose place an administrator may take to try things out.',
    output: z.array(z.object({ userId: z.string(), name: z.string(), avatar: z.string().nullable() })),
    toOutput: (dummies: DummyList) => dummies.map(({ avatarUrl, ...dummy }) => ({ ...dummy, avatar: avatarUrl })),
  }),

  impersonate: documented({
    method: 'GET',
    path: '/admin/impersonate/{id}',
    summary: 'Opens a session of an hour as somebody else; for a real person, with the reason that they will read.',
    input: z.object({ id: z.string().min(1).max(120), reason: Reason.optional() }),
    toInput: ({ id, reason }) => ({ userId: id, reason }),
    output: SessionOutput.extend({ avatar: z.string().nullable() }),
    toOutput: ({ bearer, avatarUrl, ...session }: TakenSession) => ({ jwt: bearer, ...session, avatar: avatarUrl }),
  }),

  unimpersonate: documented({
    method: 'GET',
    path: '/admin/unimpersonate',
    summary: "Ends looking as somebody and goes back to the administrator's own session.",
    output: SessionOutput,
    toOutput: ({ bearer, avatarUrl: _, ...session }: TakenSession) => ({ jwt: bearer, ...session }),
  }),
}
