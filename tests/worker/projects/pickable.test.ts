import { describe, expect, it } from 'vitest'
import { type IssueFacts, issueSize, pickability, type RepositoryFacts } from '#shared/projects/pickable.ts'
import {
  authorRole,
  isGoodHealth,
  mergeLanguages,
  POPULAR_CATEGORIES,
  PROJECT_CATEGORIES,
} from '#shared/projects/rules.ts'
import {
  claimCommentedAt,
  growthRate,
  medianAnswerHours,
  weeklyActivity,
} from '#worker/features/projects/reading/activity.ts'
import { aiPolicyOf, keyPointsOf, setupOf, summaryOf } from '#worker/features/projects/reading/guide.ts'
import { sumUpTask } from '#worker/features/projects/tasks.ts'

const NOW = Date.parse('2026-11-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()

const FREE: IssueFacts = {
  ...{ state: 'open', assignees: 0, isLinked: false, claimCommentedAt: null, areCommentsSeen: true },
  ...{ isClaimedHere: false, labels: ['good first issue'], body: 'It is wrong.' },
}
const ALIVE: RepositoryFacts = { pushedAt: daysAgo(2), medianAnswerHours: 5, hasGuide: true, hasSetup: true }

describe('pickable now', () => {
  it('is the sum of its parts, 100 where everything speaks for it', () => {
    const { score, isFree, parts } = pickability(FREE, ALIVE, NOW)
    expect({ score, isFree }).toEqual({ score: 100, isFree: true })
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
  })

  it.each([
    ['closed', { state: 'closed' as const }, 'It is closed.'],
    ['assigned', { assignees: 1 }, 'Somebody is assigned.'],
    ['linked', { isLinked: true }, 'A pull request is linked.'],
    ['claimed in words', { claimCommentedAt: daysAgo(13) }, 'Somebody wrote 13 days ago that they take it.'],
    ['perhaps linked', { isLinked: null }, 'Whether a pull request is linked is not known yet.'],
    ['claimed here', { isClaimedHere: true }, 'Somebody here claims it.'],
  ])('what is %s is never free and has no points', (_, change, reason) => {
    expect(pickability({ ...FREE, ...change }, ALIVE, NOW)).toMatchObject({
      isFree: false,
      score: 0,
      takenBecause: reason,
    })
  })

  it('a word that somebody takes it holds for fourteen days', () => {
    expect(pickability({ ...FREE, claimCommentedAt: daysAgo(14) }, ALIVE, NOW).isFree).toBe(true)
  })

  it('what is not known gives nothing and says so', () => {
    const unknown = { pushedAt: null, medianAnswerHours: null, hasGuide: null, hasSetup: null }
    const { parts, score } = pickability(
      { ...FREE, isLinked: null, areCommentsSeen: false, labels: [], body: '' },
      unknown,
      NOW,
    )
    expect(parts.filter(({ outcome }) => outcome === 'unknown').map(({ name }) => name)).toEqual([
      ...['unlinked', 'unclaimed', 'alive', 'answers', 'guide', 'setup', 'size'],
    ])
    expect(score).toBe(0)
  })

  it.each([
    [['size/XL'], 'text', 'large'],
    [['Beginner friendly'], 'text', 'small'],
    [['bug'], '- [ ] a\n'.repeat(8), 'large'],
    [['bug'], 'text', 'medium'],
    [[], ' ', 'unknown'],
  ])('labels %j and its text say that it is of size %s', (labels, body, size) => {
    expect(issueSize({ labels, body })).toBe(size)
  })
})

describe('3§3', () => {
  it('R-OSS-04, G-OSS-03: health over 70 is good, 70 is not', () => {
    expect([70, 71].map(isGoodHealth)).toEqual([false, true])
  })
  it('R-OSS-06: languages are merged from languages, scripts and others, blanks dropped', () => {
    expect(mergeLanguages(['Rust', ''], ['Shell', 'rust'], [' ', 'HTML'])).toEqual(['rust', 'Shell', 'HTML'])
  })
  it('R-OSS-02, G-OSS-07: roles; an owner is a user', () => {
    expect(['CONTRIBUTOR', 'COLLABORATOR', 'MEMBER', 'OWNER', 'NONE'].map(authorRole)).toEqual([
      ...['CONTRIBUTOR', 'COLLABORATOR', 'MEMBER', 'OTHER', 'OTHER'],
    ])
  })
  it('R-OSS-08, R-OSS-09: fourteen categories, four of them popular', () => {
    expect(PROJECT_CATEGORIES.join(', ')).toBe(
      'internship-projects, hacktoberfest, backend, frontend, library, framework, ai, python, flutter, Java, dotnet, c, rust, php',
    )
    expect(POPULAR_CATEGORIES).toEqual(['frontend', 'backend', 'library', 'framework'])
  })
})

describe('what activity says', () => {
  const weeks = (...numbers: number[]) => [...Array<number>(52 - numbers.length).fill(0), ...numbers]
  it('commits a week over the last four, and the quarter against the one before', () => {
    expect(weeklyActivity(weeks(4, 4, 4, 6))).toBe(4.5)
    expect(growthRate(weeks(...Array<number>(13).fill(2), ...Array<number>(13).fill(3)))).toBe(0.5)
    expect([weeklyActivity(null), growthRate(weeks(1, 2))]).toEqual([null, null])
  })

  const issue = (number: number, comments: number, association = 'NONE') => ({
    ...{ number, comments, association, title: '', body: '', labels: [], state: 'open' as const, assignees: 0 },
    ...{ openedAt: daysAgo(10), lastUpdatedAt: daysAgo(1) },
  })
  const comment = (number: number, hours: number, association = 'MEMBER', isBot = false) => ({
    ...{
      number,
      association,
      isBot,
      body: 'Thanks.',
      createdAt: new Date(NOW - 10 * 86_400_000 + hours * 3_600_000).toISOString(),
    },
  })
  it('the middle of maintainers’ first answers, bots and others left out, of three at least', () => {
    const issues = [issue(1, 2), issue(2, 1), issue(3, 2), issue(4, 9), issue(5, 1, 'OWNER')]
    const comments = [
      ...[comment(1, 1, 'NONE'), comment(1, 8), comment(2, 2), comment(3, 0, 'MEMBER', true), comment(3, 30)],
      ...[comment(4, 1), comment(5, 1)],
    ]
    // the fourth has more comments than were seen, the fifth is a maintainer's own
    expect(medianAnswerHours({ issues, comments })).toBe(8)
    expect(medianAnswerHours({ issues: issues.slice(0, 2), comments })).toBeNull()
  })

  it.each([
    'I would like to work on this.',
    'Can I take this one?',
    'Hi! Please assign me.',
    'I’ll see. I will take it, thanks',
    "I'm working on it",
    '/assign',
  ])('“%s” is a claim', (body) => {
    expect(claimCommentedAt([{ ...comment(1, 0, 'NONE'), body }])).not.toBeNull()
  })
  it.each([
    'I am not working on this any more.',
    'I cannot take this, sorry.',
    'This would be good to have.',
    'Does the workaround work?',
    'We will look into it.',
  ])('“%s” is none', (body) => {
    expect(claimCommentedAt([{ ...comment(1, 0, 'NONE'), body }])).toBeNull()
  })
})

describe('what a guide says, in its own words', () => {
  it('the first paragraph of a README that says something', () => {
    const readme =
      '# Name\n\n[![badge](https://a.test/b.svg)](https://a.test)\n\n<p align="center"><img src="x"></p>\n\n- a list of some things\n\nA *small* tool for [people](https://a.test) who read.\n\nMore.'
    expect(summaryOf(readme)).toBe('A small tool for people who read.')
    expect(summaryOf('# Name')).toBeNull()
  })
  it('R-OSS-07: the setup under its heading; none is none', () => {
    expect(setupOf('# A\n\n## Getting started\n\n```\nnpm ci\nnpm test\n```\n\n## Other\n\nx')).toBe('npm ci\nnpm test')
    expect(setupOf('# A', 'text')).toBeNull()
  })
  it('the points of its lists', () => {
    expect(keyPointsOf('- One change in one pull request.\n- ok\n```\n- not this one at all\n```')).toEqual([
      'One change in one pull request.',
    ])
  })
  it('the sentence on AI with where it stands; a project that builds AI has none by that', () => {
    const url = 'https://github.com/a/b/blob/main/CONTRIBUTING.md'
    const quote = 'Pull requests written by an LLM are not accepted.'
    expect(aiPolicyOf({ text: `# Guide\n\nWelcome here. ${quote} Thank you.`, url })).toEqual({ quote, url })
    expect(aiPolicyOf({ text: 'We train large language models for everybody.', url }, null)).toBeNull()
    expect(aiPolicyOf({ text: quote, url: null })).toBeNull()
  })
  it('hostile texts come to an end, and no mark-up is left', () => {
    const marks = ['<', '[', '*', '`', '- ', '# setup\n', '<!--', '](', 'AI pull request ']
    for (const text of marks.map((mark) => mark.repeat(20_000))) {
      const said = [
        summaryOf(text),
        setupOf(text),
        ...keyPointsOf(text),
        aiPolicyOf({ text, url: 'https://a.test/' })?.quote,
      ]
      for (const one of said) expect((one ?? '').length).toBeLessThanOrEqual(2500)
    }
    expect(summaryOf('<script>alert(1)</script> says a word or two to all readers')).toBe(
      'alert(1) says a word or two to all readers',
    )
  })

  it('what a model writes of an issue has no address, and is cut to what was asked for', () => {
    const input = { title: 'It breaks', body: '', repo: 'a/b' }
    expect(sumUpTask.output('See https://evil.test/x  for\nmore.', input)).toBe('See for more.')
    expect([sumUpTask.output(' ', input), sumUpTask.output('x'.repeat(901), input)]).toEqual([null, null])
    expect(sumUpTask.builtin({ ...input, body: '' })).toBe('It breaks. Its text says no more.')
  })
})
