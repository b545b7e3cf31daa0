import { expect, it } from 'vitest'
import { FACTS } from '#client/pages/landing/facts.ts'
import { REFUND_WINDOW_HOURS, ROADMAP_PRICE_CREDITS, SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import {
  MAX_OBJECTIVES,
  MAX_PHASES,
  MAX_SECTIONS_PER_PHASE,
  MIN_OBJECTIVES,
  MIN_SECTIONS_PER_PHASE,
} from '#shared/roadmaps/rules.ts'

const word = (number: number) => ['no', 'one', 'two', 'three', 'four', 'five'][number]

const cases = [
  {
    name: 'start',
    figure: SIGN_UP_CREDITS / ROADMAP_PRICE_CREDITS,
    text: `Every new account starts with ${word(SIGN_UP_CREDITS)} credits; a roadmap costs ${word(ROADMAP_PRICE_CREDITS)}.`,
  },
  { name: 'price', figure: ROADMAP_PRICE_CREDITS, text: FACTS.price.text },
  {
    name: 'size',
    figure: MAX_PHASES,
    text: `Each has ${word(MIN_SECTIONS_PER_PHASE)} or ${word(MAX_SECTIONS_PER_PHASE)} sections, and each section ${word(MIN_OBJECTIVES)} to ${word(MAX_OBJECTIVES)} objectives.`,
  },
  {
    name: 'refund',
    figure: REFUND_WINDOW_HOURS,
    text: `Delete an unused roadmap within ${word(REFUND_WINDOW_HOURS)} hours and its credit comes back to you.`,
  },
] as const

it.each(cases)('the landing page tells the numbers that the product keeps to: $name', ({ name, figure, text }) => {
  expect(FACTS[name].figure).toBe(String(figure))
  expect(FACTS[name].text).toBe(text)
})
