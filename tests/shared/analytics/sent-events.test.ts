import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_EVENTS } from '#shared/analytics/events.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'

const client = globSync('src/client/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))

it.each(Object.keys(LEARN_EVENTS))('R-LRN-20: %s is told of where it happens', (name) => {
  expect(client.some((text) => text.includes(`LEARN_EVENTS.${name}`))).toBe(true)
})

it.each(Object.keys(PAGE_EVENTS))('3§7.4: %s is told of where it happens', (name) => {
  expect(client.some((text) => text.includes(`PAGE_EVENTS.${name}`))).toBe(true)
})
