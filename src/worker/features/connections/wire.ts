import * as z from 'zod'
import type { ConnectionStatus, ListConnectionsOutput, RecommendOutput } from '#shared/connections/schemas.ts'
import { ConnectionStatus as Status } from '#shared/connections/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const Id = z.string().min(1).max(120)
const NOT_SELF = 'You can connect in your own name only.'

const WirePerson = z.object({
  ...{ userId: z.string(), name: z.string(), profilePic: z.string().nullable() },
  ...{ shortBio: z.string(), roles: z.array(z.string()) },
  ...{ connectionId: z.string(), connectedDate: z.string() },
})

const WireRecommended = z.array(
  WirePerson.omit({ connectionId: true, connectedDate: true }).extend({ reasons: z.array(z.string()) }),
)
const toWireRecommended = ({ people }: RecommendOutput) =>
  people.map(({ avatarUrl, ...person }) => ({ ...person, profilePic: avatarUrl }))

export const wire = {
  /** C072 */
  recommended: documented({
    method: 'GET',
    path: '/ft/user/recommend/connections/{id}',
    summary: 'Whom I might ask to connect, each with the reasons.',
    input: z.object({ id: Id }),
    toInput: ({ id }, actor) => {
      requireSelf(actor, id, NOT_SELF)
      return {}
    },
    output: WireRecommended,
    toOutput: toWireRecommended,
  }),

  /** C073: areas are names of roles, with commas between them. */
  recommendedByInterest: documented({
    method: 'GET',
    path: '/ft/user/new/recommend/connections/{id}',
    summary: 'The same for newcomers, by what they are interested in.',
    input: z.object({ id: Id, interestAreas: z.string().max(500).optional() }),
    toInput: ({ id, interestAreas = '' }, actor) => {
      requireSelf(actor, id, NOT_SELF)
      const areas = interestAreas.split(',').map((area) => area.trim().slice(0, 120))
      return { interests: areas.filter((area) => area !== '').slice(0, 20) }
    },
    output: WireRecommended,
    toOutput: toWireRecommended,
  }),

  /** C074: its older ones behind `before`, the id of a connection. */
  list: documented({
    method: 'GET',
    path: '/ft/user/get/connections/{id}',
    summary: 'Whom somebody is connected with, the latest first, fifty at a time.',
    input: z.object({ id: Id, before: Id.optional() }),
    toInput: ({ id, before }) => ({ userId: id, before }),
    output: z.array(WirePerson),
    toOutput: ({ connections }: ListConnectionsOutput) =>
      connections.map(({ avatarUrl, connectedAt, ...person }) => ({
        ...{ ...person, profilePic: avatarUrl, connectedDate: connectedAt },
      })),
  }),

  /** C075 */
  request: documented({
    method: 'PUT',
    path: '/ft/user/connection/request/new',
    summary: 'Asks somebody to connect; who was asked already by them accepts.',
    input: z.object({ userId: Id, otherId: Id }),
    toInput: ({ userId, otherId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { userId: otherId }
    },
    output: z.object({ status: z.enum(['requested', 'accepted']) }),
    toOutput: ({ status }: { status: ConnectionStatus }) => ({
      status: status === 'connected' ? ('accepted' as const) : ('requested' as const),
    }),
  }),

  /** C076 */
  markRead: documented({
    method: 'POST',
    path: '/ft/user/connection/update/read',
    summary: 'Marks my notifications about connections as read.',
    input: z.object({ userId: Id }),
    toInput: ({ userId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
    },
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),

  /** C077: the notification is known by who has asked. */
  accept: documented({
    method: 'PUT',
    path: '/ft/user/connection/request/accept',
    summary: 'Accepts the request of somebody who asked me to connect.',
    input: z.object({ userId: Id, otherId: Id, notificationId: Id.optional() }),
    toInput: ({ userId, otherId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { userId: otherId }
    },
    output: z.object({ status: z.literal('accepted') }),
    toOutput: () => ({ status: 'accepted' as const }),
  }),

  /** C078 */
  decline: documented({
    method: 'PUT',
    path: '/ft/user/connection/request/decline',
    summary: 'Declines the request that a notification of mine tells of.',
    input: z.object({ userId: Id, notificationId: Id }),
    toInput: ({ userId, notificationId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { notificationId }
    },
  }),

  /** C079 */
  check: documented({
    method: 'GET',
    path: '/ft/user/check/connection/{id}',
    summary: 'How I stand to somebody: requested by me, pending until I answer, connected, or none of it.',
    input: z.object({ id: Id }),
    toInput: ({ id }) => ({ userId: id }),
    output: z.object({ status: Status }),
    toOutput: ({ status }: { status: ConnectionStatus }) => ({ status }),
  }),
}
