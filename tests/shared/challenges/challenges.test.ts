import { describe, expect, it } from 'vitest'
import { isLinkFor, LINK_RULES, type LinkRule } from '#shared/challenges/link-rules.ts'
import { checksOf, type FoundRepository, obstacleOf } from '#shared/challenges/preflight.ts'
import { rewardOf } from '#shared/challenges/rewards.ts'
import { actionOf, CHALLENGE_STATUSES, USER_STATUSES } from '#shared/challenges/rules.ts'

describe('R-CHAL-21, R-CHAL-22: what may be handed in (3§5)', () => {
  const share = '/12345678-1234-abcd-1234-123456789abc'
  it.each<[LinkRule, string[], string[]]>([
    [
      'githubRepo',
      ['https://github.com/j_a.n-e/my.repo_1-x', 'https://github.com/jane/repo/'],
      [
        ...['http://github.com/jane/repo', 'https://github.com.evil.example/jane/repo', 'https://github.com/jane'],
        ...['https://github.com/jane/repo/issues', ' ', 'javascript:alert(1)', 'https://github.com/jane/re po'],
      ],
    ],
    [
      'githubRepoStrict',
      ['https://github.com/jane1/repo'],
      ['https://github.com/j-a/repo', 'https://github.com/j.a/repo'],
    ],
    [
      'chatShare',
      [`https://chat.example.com/share${share}`, `https://chat.example.com${share}`],
      ['https://chat.example.com/share/1', `https://chat.example.com/other${share}`],
    ],
    ['urlLike', ['https://social.example/@jane/1', 'http://a.b'], ['social', 'ftp://a.b', 'https://nothing']],
    ['any', ['whatever it is'], ['', '   ', 'a'.repeat(2049)]],
  ])('%s', (rule, good, bad) => {
    expect(good.filter((link) => !isLinkFor(rule, link))).toEqual([])
    expect(bad.filter((link) => isLinkFor(rule, link))).toEqual([])
  })

  it('is refused when it is too long, before any pattern reads it', () => {
    const long = `https://github.com/${'a'.repeat(2048)}/b`
    for (const rule of LINK_RULES) expect(isLinkFor(rule, long)).toBe(false)
  })
})

describe('the action button (3§4.1, G-CHAL-03)', () => {
  it('R-CHAL-15, R-CHAL-16: says what can be done, and can be pressed only with the terms agreed to', () => {
    const all = CHALLENGE_STATUSES.flatMap((status) =>
      USER_STATUSES.map((user) => {
        const [without, withTerms] = [false, true].map((isLicensed) => actionOf(status, user, isLicensed))
        expect(without?.act ?? null).toBeNull()
        return [status, user, withTerms?.label, withTerms?.act].join(' / ')
      }),
    )
    expect(all).toEqual([
      'Open / not started / Start Challenge / start',
      'Open / started / Submit Challenge / submit',
      'Open / submitted / Submitted / ',
      'Closed / not started / Challenge Ended / ',
      'Closed / started / Challenge Ended / ',
      'Closed / submitted / Challenge Ended / ',
      'Coming Soon / not started /  / ',
      'Coming Soon / started /  / ',
      'Coming Soon / submitted /  / ',
    ])
  })
})

describe('what is earned', () => {
  it('is a share of what the bounty gives, by the place, divided among a team', () => {
    const rewards = [1, 2, 3, null].map((place) => rewardOf(25, { place, points: 60, most: 100, people: 1 }))
    expect(rewards).toEqual([25, 18.75, 12.5, 6.25])
    expect(rewardOf(25, { place: null, points: 49.5, most: 100, people: 1 })).toBe(0)
    expect(rewardOf(10, { place: 1, points: 90, most: 100, people: 3 })).toBe(3.33)
    // rounded down, as the ledger is
    expect(rewardOf(12.5, { place: null, points: 50, most: 100, people: 1 })).toBe(3.12)
  })

  it('no team earns more together than one person would', () => {
    for (const people of [1, 2, 3, 4, 7, 10])
      for (const score of [0, 0.01, 12.5, 33.33, 100])
        expect(people * rewardOf(score, { place: 1, points: 1, most: 100, people })).toBeLessThanOrEqual(score + 1e-9)
  })
})

describe('what is looked at before an entry counts', () => {
  const facts = {
    ...{ isPublic: true, license: 'MIT', hasReadme: true, commit: 'a1', committedAt: '2026-03-02T00:00:00.000Z' },
    ci: 'passed' as const,
  }
  const outcomes = (found: FoundRepository, opensAt: string | null = '2026-03-01T00:00:00.000Z') =>
    checksOf(found, opensAt).map(({ name, outcome }) => `${name} ${outcome}`)

  it('everything in order', () => {
    expect(outcomes(facts)).toEqual([
      ...['repository passed', 'window passed', 'readme passed', 'license passed', 'ci passed'],
    ])
    expect(obstacleOf(checksOf(facts, null))).toBeNull()
  })

  it.each<[string, FoundRepository, string | null]>([
    ['gone', 'missing', 'There is no public repository at this address.'],
    ['private', { ...facts, isPublic: false }, 'There is no public repository at this address.'],
    ['older', { ...facts, committedAt: '2026-02-28T23:59:59.000Z' }, 'Its last commit is older than this bounty.'],
    ['empty', { ...facts, committedAt: null }, 'It has no commit yet.'],
    ['without a README', { ...facts, hasReadme: false }, 'It has no README: judges begin with it.'],
    ['without a licence', { ...facts, license: null }, null],
    ['with failing checks', { ...facts, ci: 'failed' }, null],
    ['with no checks', { ...facts, ci: 'none' }, null],
    ['behind a GitHub that fails', null, null],
  ])('a repository that is %s', (_, found, obstacle) => {
    expect(obstacleOf(checksOf(found, '2026-03-01T00:00:00.000Z'))).toBe(obstacle)
  })

  it('a failing service is told as unknown, and nothing else is', () => {
    expect(outcomes(null)).toEqual(['repository unknown'])
  })
})
