import * as z from 'zod'
import { UserEventType } from '#shared/analytics/schemas.ts'
import {
  type Event,
  type PublicEvent,
  PublicEvent as PublicEventOutput,
  TYPE_OF_EVENT,
} from '#shared/events/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const WireEvent = z.object({
  ...{ eventId: z.string(), eventType: UserEventType, title: z.string() },
  ...{ link: z.string().nullable(), createdDate: z.string() },
})

const toWireEvents = ({ events }: { events: Event[] }): z.output<typeof WireEvent>[] =>
  events.map(({ id, kind, title, path, happenedAt }) => ({
    ...{ eventId: id, eventType: TYPE_OF_EVENT[kind], title, link: path, createdDate: happenedAt },
  }))

/** Of the caller alone, whoever is named. */
const ofCaller = (path: `/${string}`, summary: string) =>
  documented({
    ...{ method: 'GET' as const, path, summary },
    input: z.object({ userId: z.string().max(64).optional() }),
    toInput: ({ userId }, actor) => {
      if (userId !== undefined) requireSelf(actor, userId, 'You can read your own events only.')
    },
    output: z.array(WireEvent),
    toOutput: toWireEvents,
  })

export const wire = {
  /** C057 */
  recent: ofCaller('/ft/events/recent', 'What happened to me, the latest first.'),
  /** C055 */
  projects: ofCaller('/ft/events/recent/projects', 'What I did in projects, the latest first.'),
  /** C056 */
  questions: ofCaller('/ft/events/recent/questions', 'The questions that I answered rightly, the latest first.'),
  /** C020 */
  listPublic: documented({
    method: 'GET',
    path: '/ft/standout/public/events',
    summary: 'What everybody may come to.',
    output: z.array(PublicEventOutput),
    toOutput: ({ events }: { events: PublicEvent[] }) => events,
  }),
}
