import * as z from 'zod'
import { CHALLENGE_STATUSES, type UserStatus } from '#shared/challenges/rules.ts'
import {
  ChallengeInput,
  type ChallengeStanding,
  type ListAllChallengesOutput,
  SubmitChallengeInput,
} from '#shared/challenges/schemas.ts'
import { documented } from '#worker/wire.ts'

/** 3§3: nothing before it was started. */
const Standing = z.object({ status: z.enum(['started', 'submitted']).nullable(), acceptedLicense: z.boolean() })
const toStanding = ({ userStatus, acceptedLicense }: ChallengeStanding) => ({
  status: userStatus === 'not started' ? null : userStatus,
  acceptedLicense,
})

/** A card's word: how the caller stands, otherwise Closed, whatever it is (G-CHAL-02); that one can be won says `challengeStatus`. */
const CARD_WORDS = {
  'not started': 'Closed',
  started: 'Started',
  submitted: 'Completed',
} as const satisfies Record<UserStatus, string>

/** D039–D042, I009; paths by G-CHAL-12 */
export const wire = {
  listAll: documented({
    method: 'GET',
    path: '/ft/challenge/list',
    summary: 'The bounties, and how I stand to each.',
    output: z.array(
      z.object({
        ...{ id: z.number(), chalName: z.string(), description: z.string(), endDate: z.string() },
        ...{
          chalStatus: z.enum(['Closed', 'Started', 'Completed']),
          challengeStatus: z.enum(CHALLENGE_STATUSES),
          imageUrl: z.string().nullable(),
        },
      }),
    ),
    toOutput: ({ challenges }: z.infer<typeof ListAllChallengesOutput>) =>
      challenges.map(({ id, title, description, end, endsAt, status, userStatus }) => ({
        ...{ id, chalName: title, description, endDate: endsAt ?? end, challengeStatus: status, imageUrl: null },
        chalStatus: CARD_WORDS[userStatus],
      })),
  }),

  status: documented({
    method: 'GET',
    path: '/ft/challenge/status/{challengeId}',
    summary: 'Whether I started or submitted a bounty, and agreed to its terms.',
    output: Standing,
    toOutput: toStanding,
  }),

  start: documented({
    method: 'POST',
    path: '/ft/challenge/start',
    summary: 'Starts a bounty that is open and whose terms I agreed to.',
    output: Standing,
    toOutput: toStanding,
  }),

  submit: documented({
    method: 'POST',
    path: '/ft/challenge/submit',
    summary: 'Hands in what I made for a bounty, once.',
    input: ChallengeInput.extend({ solution: SubmitChallengeInput.pick({ link: true, details: true }) }),
    toInput: ({ challengeId, solution }) => ({ challengeId, ...solution }),
    output: Standing,
    toOutput: toStanding,
  }),

  updateLicense: documented({
    method: 'PUT',
    path: '/ft/challenge/update/license',
    summary: 'Agrees to the terms of a bounty, or takes that back before it was started.',
    output: Standing,
    toOutput: toStanding,
  }),
}
