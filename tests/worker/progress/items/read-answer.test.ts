import { describe, expect, it } from 'vitest'
import { readChoices, readLine, readNumber } from '#worker/features/progress/items/read-answer.ts'

describe('a number as people write it', () => {
  it.each([
    ['1.5', null, 1.5],
    ['1,5', null, 1.5],
    ['1,50', null, 1.5],
    ['29,412', null, 29412],
    ['29 412', null, 29412],
    ['29’412', null, 29412],
    ['29_412', null, 29412],
    ['1,234,567.5', null, 1234567.5],
    ['1.234.567', null, 1234567],
    ['1.234.567,5', null, 1234567.5],
    ['1,500', null, 1500],
    ['1.500', null, 1.5],
    ['0,125', null, 0.125],
    ['-3', null, -3],
    ['−3', null, -3],
    ['+7', null, 7],
    ['~ 70', null, 70],
    ['about 70', null, 70],
    ['$9', 'dollars', 9],
    ['9 dollars', 'dollars', 9],
    ['70 %', '%', 70],
    ['70%', null, 70],
    ['480 min.', 'minutes', 480],
    ['2e6', null, 2_000_000],
    ['.5', null, 0.5],
    ['70 s', 'ms', null],
    ['5k', null, null],
    ['two', null, null],
    ['', null, null],
    ['1 2', null, null],
    ['3 or 4', null, null],
  ])('%s in %s is %s', (answer, unit, value) => {
    expect(readNumber(answer, unit)).toBe(value)
  })
})

describe('options as people name them', () => {
  const options = ['Both', 'The old one', 'Nothing at all', 'b'].map((text, at) => ({ key: 'abcd'[at] ?? '', text }))

  it.each([
    ['a', ['Both']],
    ['A)', ['Both']],
    ['(a)', ['Both']],
    ['a) Both', ['Both']],
    ['The old one', ['The old one']],
    [' The old one \r\n', ['The old one']],
    // a text is meant before a key
    ['b', ['b']],
    ['c, a', ['Nothing at all', 'Both']],
    ['c a', ['Nothing at all', 'Both']],
    ['ca', ['Nothing at all', 'Both']],
    ['c → a', ['Nothing at all', 'Both']],
    ['Nothing at all\nBoth', ['Nothing at all', 'Both']],
    ['c\nBoth', ['Nothing at all', 'Both']],
    ['a, a', null],
    ['the old one', null],
    ['e', null],
    ['a) The old one', null],
    ['Something else', null],
    ['', null],
  ])('%j', (answer, texts) => {
    expect(readChoices(answer, options)).toEqual(texts)
  })
})

it.each([
  ['5', 5],
  ['line 5', 5],
  ['Line 12.', 12],
  ['#3', 3],
  ['5-6', null],
  ['five', null],
  ['1234', null],
])('line %s', (answer, line) => {
  expect(readLine(answer)).toBe(line)
})
