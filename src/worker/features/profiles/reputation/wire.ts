import * as z from 'zod'
import { isOverall } from '#shared/reputation/rules.ts'
import type { LeadersOutput, Score, ScoreSummary } from '#shared/reputation/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const PersonInput = z.object({ id: z.string().min(1).max(120) })
const toPerson = ({ id }: z.output<typeof PersonInput>) => ({ userId: id })

const WireScore = z.object({ score: z.number(), prevScore: z.number(), scoreChange: z.number() })
const toWireScore = ({ score, prevScore, scoreChange }: Score) => ({ score, prevScore, scoreChange })

/** 1§9: some readers take `score`, others `newScore`. */
const WireLeader = WireScore.extend({
  ...{ userId: z.string(), name: z.string(), profilePic: z.string().nullable(), newScore: z.number() },
})

function toWireLeaders({ board, leaders }: LeadersOutput) {
  const entries = leaders.map(({ avatarUrl, rank, ...leader }) => ({
    ...{ ...leader, profilePic: avatarUrl, newScore: leader.score },
  }))
  return board === 'week' ? { leaders: entries, overallLeaders: [] } : { leaders: [], overallLeaders: entries }
}

export const wire = {
  /** C005 */
  summary: documented({
    method: 'GET',
    path: '/ft/profile/creds/summary/{id}',
    summary: "A person's StreetCred by what earned it.",
    input: PersonInput,
    toInput: toPerson,
    output: WireScore.extend({
      breakdown: z.array(z.object({ kind: z.string(), points: z.number(), events: z.int() })),
    }),
    toOutput: ({ breakdown, ...score }: ScoreSummary) => ({ ...toWireScore(score), breakdown }),
  }),

  /** C006: it only reads, although it is a POST; whatever score is sent is ignored (SEC-14). */
  score: documented({
    method: 'POST',
    path: '/ft/profile/creds/score/{id}',
    summary: "A person's StreetCred as it is stored.",
    input: PersonInput,
    toInput: toPerson,
    output: WireScore,
    toOutput: toWireScore,
  }),

  /** C007 */
  calculate: documented({
    method: 'POST',
    path: '/ft/profile/calculate/creds/score/{id}',
    summary: "Works the caller's own StreetCred out anew from its events, once a day.",
    input: PersonInput,
    toInput: ({ id }, actor) => {
      requireSelf(actor, id, 'You can calculate your own StreetCred only.')
      return {}
    },
    output: WireScore,
    toOutput: toWireScore,
  }),

  /** C043, G-LEAD-01 */
  leaders: documented({
    method: 'GET',
    path: '/ft/top/contributors',
    summary: 'Who earned the most StreetCred, in the last seven days or, with `overall`, ever.',
    input: z.object({ leaderType: z.string().max(60).default('') }),
    toInput: ({ leaderType }) => ({ board: isOverall(leaderType) ? ('overall' as const) : ('week' as const) }),
    output: z.object({ leaders: z.array(WireLeader), overallLeaders: z.array(WireLeader) }),
    toOutput: toWireLeaders,
  }),
}
