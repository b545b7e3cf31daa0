import type { CommentRead, IssuesRead } from '#worker/integrations/projects/read-issues.ts'

const LATE_WEEKS = 4
const QUARTER_WEEKS = 13

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Commits a week over the last four. @param weeks commits of each week, the oldest first */
export function weeklyActivity(weeks: readonly number[] | null): number | null {
  if (!weeks || weeks.length < LATE_WEEKS) return null
  return Math.round((sum(weeks.slice(-LATE_WEEKS)) / LATE_WEEKS) * 10) / 10
}

/** The last quarter's commits against those of the quarter before, as a share; null where that had none. */
export function growthRate(weeks: readonly number[] | null): number | null {
  if (!weeks || weeks.length < 2 * QUARTER_WEEKS) return null
  const before = sum(weeks.slice(-2 * QUARTER_WEEKS, -QUARTER_WEEKS))
  if (before === 0) return null
  return Math.round(((sum(weeks.slice(-QUARTER_WEEKS)) - before) / before) * 100) / 100
}

const MAINTAINERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR'])
const [LEAST_ANSWERS, HOUR_MS] = [3, 3_600_000]

/**
 * From an issue to a maintainer's first word, the middle one (CHAOSS time to first response; bots don't count). Only issues all
 * of whose comments were seen are asked, so that a later word never stands for the first. @returns hours, or null of fewer than three
 */
export function medianAnswerHours({ issues, comments }: Pick<IssuesRead, 'issues' | 'comments'>): number | null {
  const said = Map.groupBy(comments, ({ number }) => number)
  const hours = issues
    .flatMap(({ number, association, comments: count, openedAt }) => {
      const all = said.get(number) ?? []
      if (MAINTAINERS.has(association) || all.length === 0 || all.length < count) return []
      const answers = all.filter((comment) => MAINTAINERS.has(comment.association) && !comment.isBot)
      const first = Math.min(...answers.map(({ createdAt }) => Date.parse(createdAt)))
      return Number.isFinite(first) ? Math.max(0, first - Date.parse(openedAt)) / HOUR_MS : []
    })
    .sort((one, other) => one - other)
  if (hours.length < LEAST_ANSWERS) return null
  return Math.round((hours[Math.floor(hours.length / 2)] ?? 0) * 10) / 10
}

const CLAIMS =
  /\b(?:i(?:'d| would| will|'ll| want to| can|'m going to)? (?:like to |love to )?(?:take|work on|pick|tackle|handle|try|working on)\b|i am working on|i'm working on|working on (?:this|it)\b|assign (?:this |it )?(?:to )?me|can i (?:take|work on|have)|may i (?:take|work on)|i'd be happy to (?:take|work))|(?:^|\s)[/.](?:assign|take)\b/i
/** Says the opposite in the same words. */
const UNCLAIMS = /\b(?:not|no longer|can't|cannot|won't|stopped|unable)\b/i

/** When somebody last wrote that they take it; a maintainer who looks into it does not. */
export function claimCommentedAt(comments: readonly CommentRead[]): string | null {
  const claims = comments.filter(({ body, isBot }) => {
    const said = body.split(/(?<=[.!?\n])\s+/).filter((sentence) => CLAIMS.test(sentence))
    return !isBot && said.some((sentence) => !UNCLAIMS.test(sentence))
  })
  return (
    claims
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? null
  )
}
