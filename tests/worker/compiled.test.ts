import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { compiled } from '#worker/compiled.ts'

const Card = z.object({
  id: z.string(),
  link: z.url(),
  count: z.int(),
  share: z.number(),
  isNew: z.boolean(),
  kind: z.enum(['video', 'article']),
  fixed: z.literal(true).optional(),
  note: z.string().nullable(),
  place: z.object({ city: z.string() }).nullish(),
  tags: z.array(z.string()),
  few: z.array(z.string()).max(2),
  perPhase: z.record(z.string(), z.object({ total: z.int() })),
  choice: z.union([z.string(), z.int()]),
  level: z.int().default(1),
  size: z.int().default(1).optional(),
  shade: z.string().exactOptional(),
  anything: z.unknown(),
})
const Page = z.object({ cards: z.array(Card), next: z.string().nullable() })

const card = {
  id: 'a',
  link: 'https://example.com/a',
  count: 3,
  share: 0.5,
  isNew: true,
  kind: 'video',
  fixed: true,
  note: null,
  place: { city: 'Rome' },
  tags: ['x', 'y'],
  few: ['x'],
  perPhase: { 1: { total: 4 } },
  choice: 7,
  level: 2,
  size: 3,
  shade: 'red',
  anything: { at: [1] },
}

const without = (name: string) => Object.fromEntries(Object.entries(card).filter(([key]) => key !== name))
const page = (value: unknown) => ({ cards: [card, value], next: null })

/** Each is taken or refused by zod; the compiled schema does and answers the same. */
const values: Record<string, unknown> = {
  'a whole card': page(card),
  'what the schema does not know': page({ ...card, secret: 'x', place: { city: 'Rome', street: 'Y' } }),
  'undefined where something may lack': page({ ...card, fixed: undefined, place: undefined }),
  'undefined where it must not stand': page({ ...card, shade: undefined }),
  'undefined where a default is': page({ ...card, level: undefined, size: undefined }),
  'null where null may stand': page({ ...card, place: null, note: 'n' }),
  ...Object.fromEntries(Object.keys(card).map((name) => [`a card without ${name}`, page(without(name))])),
  ...Object.fromEntries(
    Object.keys(card)
      .filter((name) => name !== 'anything')
      .map((name) => [`a card with a wrong ${name}`, page({ ...card, [name]: Symbol.iterator })]),
  ),
  'a number that is not whole': page({ ...card, count: 1.5 }),
  'a link that is none': page({ ...card, link: 'a' }),
  'too many': page({ ...card, few: ['a', 'b', 'c'] }),
  'a wrong item of a list': page({ ...card, tags: ['a', null] }),
  'a wrong field of a record': page({ ...card, perPhase: { 1: { total: 'x' } } }),
  'a list for a record': page([card]),
  'a record for a list': { cards: card, next: null },
  'no page': null,
}

describe('compiled', () => {
  const quick = compiled(Page)

  it.each(Object.entries(values))('reads %s as zod does', async (_, value) => {
    const expected = Page.safeParse(value)
    expect(quick.safeParse(value)).toEqual(expected)
    if (expected.success) await expect(quick.parseAsync(value)).resolves.toStrictEqual(expected.data)
    else await expect(quick.parseAsync(value)).rejects.toThrow(expected.error.message)
  })

  it('answers a record of its own', () => {
    const value = page(card)
    const read = quick.parse(value)
    expect(read.cards[0]).not.toBe(card)
    expect(read.cards[0]?.tags).not.toBe(card.tags)
  })

  it('hands zod nothing but what its parser refuses', () => {
    let asked = 0
    const Counted = z.object({ id: z.string() }).refine(() => {
      asked += 1
      return true
    })
    compiled(z.object({ plain: z.string(), item: Counted })).parse({ plain: 'x', item: { id: 'a' } })
    expect(asked).toBe(1)
  })
})
