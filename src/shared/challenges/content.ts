import * as z from 'zod'
import { LINK_RULES } from './link-rules.ts'
import { MAX_CRITERIA, MAX_TEAM } from './rules.ts'

const text = (max: number) => z.string().trim().min(1, 'This is required.').max(max, `Use ${max} characters or fewer.`)
const Link = z
  .url('Enter a whole address.')
  .max(2048)
  .regex(/^https:\/\//, 'It begins with https://.')

/** What is judged, and how many points it can bring. */
const Criterion = z.object({ name: text(80), points: z.int().min(1).max(100), about: text(300) })

/** What a bounty asks for and gives (3§3); how it stands are the table's other columns. */
export const ChallengeContent = z.strictObject({
  title: text(120),
  subTitle: text(120).nullable().default(null),
  /** One or two sentences on its card. */
  description: text(300),
  /** StreetCred of the first prize. */
  score: z.number().min(0).max(100),
  ...{ firstPrize: text(60), secondPrize: text(60), thirdPrize: text(60) },
  /** What stands in place of dates as long as there are none. */
  ...{ duration: text(40), start: text(60), end: text(60) },
  submissionLinkText: text(120),
  linkRule: z.enum(LINK_RULES),
  /** What is asked besides the link, where something is. */
  detailsText: text(80).nullable().default(null),
  body: z
    .array(z.object({ header: text(80), body: text(2000), emphasized: z.boolean().default(false) }))
    .min(1)
    .max(12),
  /** What one may want to learn for it: a prompt for a roadmap of one's own. */
  learnPrompt: text(200),
  resources: z
    .array(z.object({ title: text(120), link: Link, description: text(200), type: z.enum(['website', 'youtube']) }))
    .max(12),
  additionalResources: z.array(z.object({ title: text(120), link: Link, description: text(200) })).max(12),
  rubric: z.array(Criterion).min(1).max(MAX_CRITERIA),
  aiRule: text(300),
  /** One person alone, or so many together. */
  teamSize: z.int().min(1).max(MAX_TEAM).default(1),
  /** So many may start it; null is everybody. */
  mostParticipants: z.int().min(1).max(100_000).nullable().default(null),
  postScriptum: z.array(text(500)).max(6).default([]),
})
export type ChallengeContent = z.output<typeof ChallengeContent>
