import * as z from 'zod'
import { REASON_KINDS } from './rules.ts'

const ReasonKind = z.enum(REASON_KINDS)

const Id = z.string().min(1).max(120)

export const OtherPersonInput = z.object({ userId: Id })

/** C079: as the caller stands to somebody. 'requested' by the caller, 'pending' until the caller answers. */
export const ConnectionStatus = z.enum(['none', 'requested', 'pending', 'connected'])
export type ConnectionStatus = z.infer<typeof ConnectionStatus>
export const ConnectionStatusOutput = z.object({ status: ConnectionStatus })

/** C074 */
export const ListConnectionsInput = z.object({ userId: Id, before: Id.optional() })

/** Somebody in a list. */
const ListedPerson = z.object({
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  shortBio: z.string(),
  roles: z.array(z.string()),
})
export type ListedPerson = z.infer<typeof ListedPerson>

const ConnectedPerson = ListedPerson.extend({ connectionId: z.string(), connectedAt: z.string() })
export type ConnectedPerson = z.infer<typeof ConnectedPerson>
export const ListConnectionsOutput = z.object({ connections: z.array(ConnectedPerson), hasMore: z.boolean() })
export type ListConnectionsOutput = z.infer<typeof ListConnectionsOutput>

/** A request that nobody has answered; what declines it is the notification of who was asked (G-CONN-02). */
const OpenRequest = ListedPerson.extend({ askedAt: z.string(), notificationId: z.string().nullable() })
export type OpenRequest = z.infer<typeof OpenRequest>
export const ListRequestsOutput = z.object({ received: z.array(OpenRequest), sent: z.array(OpenRequest) })

/** C077 */
export const AcceptConnectionInput = z.object({ userId: Id })

/** C078 */
export const DeclineConnectionInput = z.object({ notificationId: Id })

export const ListBlockedOutput = z.object({ blocked: z.array(ListedPerson) })

/** Nobody recommended by this kind of reason, or not this person, from now on; or again. */
export const PassInput = z.union([
  z.object({ kind: ReasonKind, isPassed: z.boolean() }),
  z.object({ userId: Id, isPassed: z.boolean() }),
])
export type PassInput = z.infer<typeof PassInput>

/** C073: what a newcomer is interested in, by the names of roles. */
export const RecommendInput = z.object({ interests: z.array(z.string().max(120)).max(20).optional() })

/** Each reason in words, and of which kind it is. */
const RecommendedPerson = ListedPerson.extend({ reasons: z.array(z.string()), kinds: z.array(ReasonKind) })
export type RecommendedPerson = z.infer<typeof RecommendedPerson>
/** With what the caller wants no recommendations by. */
export const RecommendOutput = z.object({ people: z.array(RecommendedPerson), without: z.array(ReasonKind) })
export type RecommendOutput = z.infer<typeof RecommendOutput>
