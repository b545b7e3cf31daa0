import * as z from 'zod'
import { Event, PublicEvent } from '#shared/events/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { listProjects, listPublic, listQuestions, listRecent, listUnwritten } from './queries.ts'
import { wire } from './wire.ts'

const Events = z.object({ events: z.array(Event) })

export const eventsRouter = router({
  recent: userProcedure
    .meta({ rest: wire.recent })
    .input(z.void())
    .output(Events)
    .query(async ({ ctx }) => ({ events: await listRecent(ctx) })),

  unwritten: userProcedure.output(Events).query(async ({ ctx }) => ({ events: await listUnwritten(ctx) })),

  projects: userProcedure
    .meta({ rest: wire.projects })
    .input(z.void())
    .output(Events)
    .query(async ({ ctx }) => ({ events: await listProjects(ctx) })),

  questions: userProcedure
    .meta({ rest: wire.questions })
    .input(z.void())
    .output(Events)
    .query(async ({ ctx }) => ({ events: await listQuestions(ctx) })),

  listPublic: visitorProcedure
    .meta({ rest: wire.listPublic })
    .output(z.object({ events: z.array(PublicEvent) }))
    .query(() => ({ events: listPublic(Date.now()) })),
})
