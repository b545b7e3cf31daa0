import { describe, expect, it } from 'vitest'
import { CHALLENGES } from '#shared/challenges/definitions/all.ts'
import { isLinkFor, LINK_RULES, type LinkRule } from '#shared/challenges/link-rules.ts'
import { actionOf, CHALLENGE_STATUSES, USER_STATUSES } from '#shared/challenges/rules.ts'

const ruleOf = (id: number) => CHALLENGES.find((one) => one.id === id)?.linkRule

describe('what may be handed in (3§5)', () => {
  it('R-CHAL-21, R-CHAL-22, R-CHAL-23, R-CHAL-24, G-CHAL-08: each bounty has its rule', () => {
    const rules = Object.groupBy(CHALLENGES, ({ linkRule }) => linkRule)
    const ids = (rule: LinkRule) => rules[rule]?.map(({ id }) => id).sort()
    expect(ids('githubRepoStrict')).toEqual([202, 203, 303])
    expect(ids('githubRepo')).toEqual([304, 601, 602, 603, 604, 605, 606])
    expect([ruleOf(204), ruleOf(205), ruleOf(101)]).toEqual(['any', 'urlLike', 'chatShare'])
  })

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

describe('what they ask for', () => {
  it('R-CHAL-07, R-CHAL-12, R-CHAL-27: every one has a body, prizes and something to learn', () => {
    for (const challenge of CHALLENGES) {
      expect(challenge.body.length).toBeGreaterThan(3)
      expect(challenge.learnPrompt.length).toBeGreaterThan(20)
      expect([challenge.firstPrize, challenge.secondPrize, challenge.thirdPrize].join()).toMatch(
        /^(\$\d+ (gift card|cash),?){3}$/,
      )
      expect(challenge.resources.length).toBeGreaterThan(0)
    }
  })

  it('R-CHAL-13, G-CHAL-11: the key of 101 is a placeholder', () => {
    expect(JSON.stringify(CHALLENGES.find(({ id }) => id === 101))).toContain('&key={key}')
  })
})
