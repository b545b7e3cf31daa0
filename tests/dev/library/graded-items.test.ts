import { describe, expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { type Item, isRightOption, keyAt, linesOf, optionText } from '#shared/progress/items.ts'
import { type Grade, gradeItem } from '#worker/features/progress/items/grade-item.ts'
import { itemText, showItem } from '#worker/features/progress/items/show-item.ts'

/** Every question of the library, as people meet it. */

const items = cachedLibrary(libraryFolder).topics.flatMap(({ topic, sections }) =>
  sections.flatMap(({ id, quiz }) => quiz.map((item): { at: string; item: Item } => ({ at: `${topic}/${id}`, item }))),
)
const SEEDS = ['ann', 'ben', 'cem']

type Said = [answer: string, expected: Grade['outcome']]

/** Answers to an item as one person sees it, and what must be said of each. */
function answersTo(item: Item, seed: string): Said[] {
  const { options } = showItem(item, seed)
  const keyOf = (text: string) => options.find((option) => option.text === text)?.key ?? '?'
  const said = (answers: string[], expected: Grade['outcome']) => answers.map((answer): Said => [answer, expected])
  switch (item.kind) {
    case 'one':
      return item.options.flatMap((option) => {
        const text = optionText(option)
        const key = keyOf(text)
        // a text is meant before a key: an option may be called "b"
        const byKey = options.some((other) => other.text === key) ? [] : [key]
        return said([text, ...byKey, `${key}) ${text}`], isRightOption(option) ? 'right' : 'wrong')
      })
    case 'many': {
      const right = item.options.filter(isRightOption).map(optionText)
      const wrong = item.options.filter((option) => !isRightOption(option)).map(optionText)
      return [
        ...said([right.join('\n'), right.toReversed().map(keyOf).join(', '), right.map(keyOf).join('')], 'right'),
        ...said(
          right.length > 1 ? right.map((text) => right.filter((other) => other !== text).join('\n')) : [],
          'wrong',
        ),
        ...said(
          wrong.flatMap((text) => [text, [...right, text].map(keyOf).join(' ')]),
          'wrong',
        ),
      ]
    }
    case 'order': {
      const swapped = item.steps
        .slice(1)
        .map((step, at) => item.steps.with(at, step).with(at + 1, item.steps[at] ?? ''))
      const shown = options.map(({ text }) => text).join('\n')
      return [
        ...said([item.steps.join('\n'), item.steps.map(keyOf).join(', ')], 'right'),
        ...said([shown, item.steps.toReversed().join('\n'), ...swapped.map((steps) => steps.join('\n'))], 'wrong'),
        ...said([item.steps.slice(1).join('\n')], 'unreadable'),
      ]
    }
    case 'output':
    case 'gap': {
      const right = [item.answer, ...(item.accept ?? [])]
      return [
        ...said([...right, ...right.map((text) => `${text.replaceAll('\n', '  \r\n')} \r\n`)], 'right'),
        ...said(['no such thing', ...(item.wrong ?? []).map(({ answer }) => answer)], 'wrong'),
      ]
    }
    case 'fault': {
      const lines = linesOf(item.code).map((_, at) => at + 1)
      return [
        ...said([`${item.line}`, `line ${item.line}`], 'right'),
        ...said(lines.filter((line) => line !== item.line).map(String), 'wrong'),
        ...said(['0', `${lines.length + 1}`, 'the loop'], 'unreadable'),
      ]
    }
    case 'number': {
      const { answer, unit, within = 0, wrong = [] } = item
      const room = typeof within === 'number' ? within : (Math.abs(answer) * Number.parseFloat(within)) / 100
      const beyond = room + Math.max(1, Math.abs(answer)) * 0.001
      const spoken = answer.toLocaleString('en-US', { maximumFractionDigits: 12 })
      return [
        ...said([`${answer}`, spoken, ...(unit ? [`${answer} ${unit}`] : []), `${answer + room}`], 'right'),
        ...said([...wrong.map(({ answer: other }) => `${other}`), `${answer + beyond}`, `${answer - beyond}`], 'wrong'),
        ...said(['many', `${answer} lightyears`], 'unreadable'),
      ]
    }
  }
}

describe('every item of the library', () => {
  it('has its right answers accepted and every wrong one refused, by text and by key, in whichever order they stand', () => {
    const misjudged = items.flatMap(({ at, item }) =>
      SEEDS.flatMap((seed) =>
        answersTo(item, seed).flatMap(([answer, expected]) => {
          const { outcome, why } = gradeItem(item, showItem(item, seed), answer)
          return outcome === expected && why !== '' ? [] : [`${at}: ${item.ask} | ${answer} is ${outcome}`]
        }),
      ),
    )
    expect(misjudged).toEqual([])
  })

  it('gives a wrong option or a listed wrong answer its own explanation', () => {
    const unexplained = items.flatMap(({ item }): unknown[] => {
      if (item.kind === 'one') {
        const wrong = item.options.filter((option) => !isRightOption(option))
        return wrong.filter((option) => gradeItem(item, showItem(item, 'ann'), optionText(option)).why !== option.why)
      }
      if (item.kind === 'output' || item.kind === 'gap') {
        return (item.wrong ?? []).filter(
          ({ answer, why }) => gradeItem(item, showItem(item, 'ann'), answer).why !== why,
        )
      }
      return []
    })
    expect(unexplained).toEqual([])
  })

  it('shows its options in an order of each person, always the same, and steps never in the right one', () => {
    const orders = (item: Item) => SEEDS.map((seed) => showItem(item, seed).options.map(({ text }) => text))
    const choices = items.filter(({ item }) => item.kind === 'one' || item.kind === 'many')
    expect(choices.map(({ item }) => orders(item))).toEqual(choices.map(({ item }) => orders(item)))
    // four options have 24 orders, so that few items look the same to two people
    const alike = choices.filter(({ item }) => new Set(orders(item).map((texts) => texts.join('\n'))).size < 3)
    expect(alike.length / choices.length).toBeLessThan(0.2)
    const first = choices.filter(({ item }) => {
      const right = 'options' in item ? item.options.filter(isRightOption).map(optionText) : []
      return right.includes(orders(item)[0]?.[0] ?? '')
    })
    expect(first.length / choices.length).toBeGreaterThan(0.2)
    expect(first.length / choices.length).toBeLessThan(0.4)
    const solved = items.filter(
      ({ item }) => item.kind === 'order' && orders(item).some((texts) => texts.join() === item.steps.join()),
    )
    expect(solved).toEqual([])
  })

  it('as a text has what is asked, its code and its options, lettered; nothing that tells them apart', () => {
    for (const { item } of items) {
      const shown = showItem(item, 'ann')
      const text = itemText(item.kind, shown)
      expect(text.startsWith(item.ask)).toBe(true)
      expect(text.length).toBeLessThan(4000)
      for (const line of linesOf(item.code ?? '')) expect(text).toContain(line)
      for (const [at, option] of shown.options.entries()) expect(text).toContain(`\n${keyAt(at)}) ${option.text}`)
      expect(Object.keys(shown)).toEqual(['ask', 'code', 'lang', 'options', 'unit'])
    }
  })
})
