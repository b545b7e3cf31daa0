import { expect, it } from 'vitest'
import { shareLinks, shareText } from '#client/features/roadmaps/share/share-links.ts'

it('share text is cut to 140 characters plus an ellipsis when longer', () => {
  expect(shareText('a'.repeat(140))).toBe('a'.repeat(140))
  expect(shareText('a'.repeat(141))).toBe(`${'a'.repeat(140)}…`)
})

it('no character is cut in half', () => {
  expect(shareText('🚇'.repeat(141))).toBe(`${'🚇'.repeat(140)}…`)
})

it("links open the networks' share pages with text and address", () => {
  const links = shareLinks('C# & F#', 'https://tubli.test/learn/u/r')
  expect(links.map(({ network }) => network)).toEqual(['LinkedIn', 'X', 'Facebook', 'WhatsApp'])
  for (const { href } of links) {
    const told = [...new URL(href).searchParams.values()].join(' ')
    expect(told).toContain('C# & F#')
    expect(told).toContain('https://tubli.test/learn/u/r')
  }
})
