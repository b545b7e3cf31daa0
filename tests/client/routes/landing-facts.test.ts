// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { FACTS } from '#client/routes/-landing/facts.tsx'
import { REFUND_WINDOW_HOURS, ROADMAP_PRICE_CREDITS, SIGN_UP_CREDITS } from '#shared/credits.ts'
import {
  MAX_OBJECTIVES,
  MAX_PHASES,
  MAX_SECTIONS_PER_PHASE,
  MIN_OBJECTIVES,
  MIN_SECTIONS_PER_PHASE,
} from '#shared/roadmaps.ts'

it('the landing page tells the numbers that the product keeps to', () => {
  expect(FACTS.map(({ figure }) => Number(figure))).toEqual([
    SIGN_UP_CREDITS / ROADMAP_PRICE_CREDITS,
    MAX_PHASES,
    REFUND_WINDOW_HOURS,
  ])
  expect([MIN_SECTIONS_PER_PHASE, MAX_SECTIONS_PER_PHASE, MIN_OBJECTIVES, MAX_OBJECTIVES]).toEqual([3, 4, 3, 5])
})
