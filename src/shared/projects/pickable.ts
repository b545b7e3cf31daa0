/** What speaks for taking an issue, and how much of its 100 points each can give. */
export const PICK_PARTS = {
  unassigned: { most: 20, label: 'Nobody is assigned' },
  unlinked: { most: 20, label: 'No pull request is linked' },
  unclaimed: { most: 15, label: 'Nobody said that they take it' },
  alive: { most: 15, label: 'The repository is alive' },
  answers: { most: 10, label: 'Maintainers answer' },
  guide: { most: 5, label: 'Contributing guide' },
  setup: { most: 5, label: 'Setup is written down' },
  size: { most: 10, label: 'Size' },
} as const
export type PickPartName = keyof typeof PICK_PARTS

export type PickOutcome = 'yes' | 'partly' | 'no' | 'unknown'

export interface PickPart {
  name: PickPartName
  outcome: PickOutcome
  points: number
  most: number
  /** One sentence that says what was found. */
  text: string
}

/** What is known of an issue; null is what nobody could say. */
export interface IssueFacts {
  state: 'open' | 'closed'
  assignees: number
  isLinked: boolean | null
  /** When somebody last wrote there that they take it. */
  claimCommentedAt: string | null
  /** Whether all that was said there in those days was read. */
  areCommentsSeen: boolean
  /** Whether somebody here claims it at this moment. */
  isClaimedHere: boolean
  labels: readonly string[]
  body: string
}

export interface RepositoryFacts {
  pushedAt: string | null
  /** From an issue to a maintainer's first word, the middle of those that could be seen. */
  medianAnswerHours: number | null
  hasGuide: boolean | null
  hasSetup: boolean | null
}

export interface Pickability {
  isFree: boolean
  /** 0 to 100, the sum of the parts; 0 where it is taken. */
  score: number
  /** Why it can't be taken. */
  takenBecause: string | null
  parts: PickPart[]
}

/** A word that somebody takes an issue holds for so long. */
export const CLAIM_COMMENT_DAYS = 14
const DAY_MS = 86_400_000

/**
 * Whether an issue can be taken now, and how well (issue rules of open source): a sum of parts, each with what was found. What is
 * not known gives nothing and says so; what is taken has no points at all. @param now in milliseconds
 */
export function pickability(issue: IssueFacts, repository: RepositoryFacts, now: number): Pickability {
  const parts = [
    unassigned(issue),
    unlinked(issue),
    unclaimed(issue, now),
    alive(repository, now),
    answers(repository),
    known('guide', repository.hasGuide, 'A contributing guide is there.', 'No contributing guide was found.'),
    known('setup', repository.hasSetup, 'How to set it up is written down.', 'No setup was found.'),
    size(issue),
  ]
  const takenBecause = takenReason(issue, parts)
  const sum = parts.reduce((points, part) => points + part.points, 0)
  return { isFree: takenBecause === null, score: takenBecause === null ? sum : 0, takenBecause, parts }
}

function takenReason({ state, isLinked, isClaimedHere }: IssueFacts, parts: readonly PickPart[]): string | null {
  if (state === 'closed') return 'It is closed.'
  if (isClaimedHere) return 'Somebody here claims it.'
  // a linked one is never shown as free, so neither is one of which nobody knows
  if (isLinked === null) return 'Whether a pull request is linked is not known yet.'
  return parts.find(({ name, outcome }) => TAKES.has(name) && outcome === 'no')?.text ?? null
}

const TAKES: ReadonlySet<PickPartName> = new Set(['unassigned', 'unlinked', 'unclaimed'])

function part(name: PickPartName, outcome: PickOutcome, text: string): PickPart {
  const { most } = PICK_PARTS[name]
  const points = outcome === 'yes' ? most : outcome === 'partly' ? Math.floor(most / 2) : 0
  return { name, outcome, points, most, text }
}

const known = (name: PickPartName, is: boolean | null, yes: string, no: string): PickPart =>
  is === null ? part(name, 'unknown', 'Not known yet.') : part(name, is ? 'yes' : 'no', is ? yes : no)

const unassigned = ({ assignees }: IssueFacts) =>
  assignees === 0
    ? part('unassigned', 'yes', 'Nobody is assigned.')
    : part('unassigned', 'no', assignees === 1 ? 'Somebody is assigned.' : `${assignees} people are assigned.`)

const unlinked = ({ isLinked }: IssueFacts) =>
  known('unlinked', isLinked === null ? null : !isLinked, 'No pull request is linked.', 'A pull request is linked.')

function unclaimed({ claimCommentedAt, areCommentsSeen }: IssueFacts, now: number) {
  const days = claimCommentedAt === null ? CLAIM_COMMENT_DAYS : daysBetween(claimCommentedAt, now)
  if (days < CLAIM_COMMENT_DAYS) return part('unclaimed', 'no', `Somebody wrote ${daysAgo(days)} that they take it.`)
  return areCommentsSeen
    ? part('unclaimed', 'yes', `Nobody wrote in ${CLAIM_COMMENT_DAYS} days that they take it.`)
    : part('unclaimed', 'unknown', 'Much is said there; whether somebody takes it was not read.')
}

const daysBetween = (from: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(from)) / DAY_MS))

const daysAgo = (days: number): string =>
  days <= 0 ? 'today' : new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-days, 'day')

function alive({ pushedAt }: RepositoryFacts, now: number) {
  if (pushedAt === null) return part('alive', 'unknown', 'When it last changed is not known yet.')
  const days = daysBetween(pushedAt, now)
  const text = `Its code last changed ${daysAgo(days)}.`
  return part('alive', days <= 30 ? 'yes' : days <= 120 ? 'partly' : 'no', text)
}

function answers({ medianAnswerHours: hours }: RepositoryFacts) {
  if (hours === null) return part('answers', 'unknown', 'How fast maintainers answer could not be seen.')
  const text = `Maintainers first answer after ${hours < 48 ? `${Math.max(1, Math.round(hours))} hours` : `${Math.round(hours / 24)} days`} (median).`
  return part('answers', hours <= 72 ? 'yes' : hours <= 240 ? 'partly' : 'no', text)
}

const SMALL =
  /good[ -]?first|first[ -]timers|beginner|easy|starter|low[ -]hanging|trivial|typo|effort: ?(?:low|small)|size\/?:? ?x?s\b/i
const LARGE = /\bepic\b|\blarge\b|\bhard\b|effort: ?(?:high|large)|size\/?:? ?x*l\b|tracking|meta\b|\brfc\b|breaking/i

export type IssueSize = 'small' | 'medium' | 'large' | 'unknown'

/** By what its labels say, else by whether its text has a list of steps to do; nothing is guessed of an empty one. */
export function issueSize({ labels, body }: Pick<IssueFacts, 'labels' | 'body'>): IssueSize {
  if (labels.some((label) => SMALL.test(label))) return 'small'
  if (labels.some((label) => LARGE.test(label))) return 'large'
  if (body.trim() === '') return 'unknown'
  const boxes = body.match(/^\s*[-*] \[[ x]\]/gim)?.length ?? 0
  return boxes > 6 || body.length > 6000 ? 'large' : 'medium'
}

function size(issue: IssueFacts) {
  const found = issueSize(issue)
  if (found === 'small') return part('size', 'yes', 'Its labels say that it is small or for a first time.')
  if (found === 'medium') return part('size', 'partly', 'Nothing says how large it is; its text is of middle length.')
  if (found === 'large') return part('size', 'no', 'It is large, by its labels or by its text.')
  return part('size', 'unknown', 'It has no text to judge its size by.')
}

/** What a merged change for it is estimated to earn, by its size (3§3 estimatedCred). */
export const ESTIMATED_CRED: Readonly<Record<IssueSize, number>> = { small: 2, medium: 4, large: 8, unknown: 2 }
