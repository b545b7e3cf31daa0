import * as z from 'zod'
import type { PairingStatus } from '#shared/pairing/rules.ts'
import type { CreatePairingOutput, Pairing, PairingList } from '#shared/pairing/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const Id = z.string().min(1).max(120)
const NOT_SELF = 'You can pair in your own name only.'

/** 1§3 knows four; what was taken back or ended by itself is declined there. */
const STATUSES = ['requested', 'interested', 'accepted', 'declined'] as const
const Status = z.enum(STATUSES)
const toWireStatus = (status: PairingStatus): z.output<typeof Status> =>
  STATUSES.find((known) => known === status) ?? 'declined'

const WireRequest = z.object({
  ...{ requestId: z.string(), status: Status, repoId: z.string(), issueId: z.string(), issueNumber: z.number() },
  /** Who asked. */
  otherId: z.string(),
  acceptor: z.string().nullable(),
})
const toWireRequest = ({ requestId, status, issue, requester, responses }: Pairing): z.output<typeof WireRequest> => ({
  ...{ requestId, status: toWireStatus(status), repoId: issue.projectId, issueId: issue.issueId },
  ...{ issueNumber: issue.number, otherId: requester.userId },
  acceptor: responses.find((one) => one.status === 'accepted')?.person.userId ?? null,
})
const WireRequests = z.array(WireRequest)
const toWireRequests = ({ pairings }: PairingList) => pairings.map(toWireRequest)

const WireStatus = z.object({ requestId: z.string(), status: Status })
const toWire = ({ requestId, status }: Pick<Pairing, 'requestId' | 'status'>) => ({
  ...{ requestId, status: toWireStatus(status) },
})

const answer = (path: 'accept' | 'decline', summary: string) =>
  documented({
    ...{ method: 'PUT', path: `/ft/project/pairing/request/${path}`, summary },
    input: z.object({ acceptor: Id, requestId: Id, notificationId: Id }),
    toInput: ({ acceptor, ...input }) => ({ ...input, partnerId: acceptor }),
    output: WireStatus,
    toOutput: ({ requestId }: Pairing) => ({
      ...{ requestId, status: path === 'accept' ? ('accepted' as const) : ('declined' as const) },
    }),
  })

/** C028–C035 */
export const wire = {
  createOfNumber: documented({
    method: 'POST',
    path: '/ft/standout/hacks/github/project/pairing/requests',
    summary: 'Looks for a partner on an issue by its number, or finds my open request for it.',
    input: z.object({ repoId: Id, issueNumber: z.number().int().min(1).max(2_000_000_000), userId: Id }),
    toInput: ({ repoId, issueNumber, userId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { projectId: repoId, number: issueNumber }
    },
    output: WireStatus.extend({ requests: WireRequests }),
    toOutput: ({ pairings, ...made }: CreatePairingOutput & PairingList) => ({
      ...{ ...toWire(made), requests: pairings.map(toWireRequest) },
    }),
  }),

  listOpen: documented({
    method: 'GET',
    path: '/ft/standout/hacks/github/pairing/requests',
    summary: 'Who looks for a partner.',
    output: WireRequests,
    toOutput: toWireRequests,
  }),

  listOwn: documented({
    method: 'GET',
    path: '/ft/standout/hacks/github/project/pairing/requests/user/{id}',
    summary: 'My requests, and those that I answered.',
    input: z.object({ id: Id }),
    toInput: ({ id }, actor) => requireSelf(actor, id, NOT_SELF),
    output: WireRequests,
    toOutput: toWireRequests,
  }),

  update: documented({
    method: 'POST',
    path: '/ft/standout/hacks/github/project/pairing/requests/update/{id}',
    summary: 'Brings a request into another state, where I may.',
    input: z.object({ id: Id, status: z.enum(['interested', 'accepted', 'declined']) }),
    toInput: ({ id, status }) => ({ requestId: id, status }),
    output: WireStatus,
    toOutput: toWire,
  }),

  interested: documented({
    method: 'PUT',
    path: '/ft/project/pairing/request/interested',
    summary: 'Says that I would pair.',
    input: z.object({ acceptor: Id, requestId: Id }),
    toInput: ({ acceptor, requestId }, actor) => {
      requireSelf(actor, acceptor, NOT_SELF)
      return { requestId }
    },
    output: WireStatus,
    toOutput: toWire,
  }),

  accept: answer('accept', 'Agrees to pair, by the notification of it.'),
  decline: answer('decline', 'Declines to pair, by the notification of it.'),

  create: documented({
    method: 'PUT',
    path: '/ft/project/pairing/request/create',
    summary: 'Looks for a partner on an issue.',
    input: z.object({ repoId: Id, issueId: Id }),
    toInput: ({ issueId }) => ({ issueId }),
    output: WireStatus,
    toOutput: toWire,
  }),
}
