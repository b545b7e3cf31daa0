import { expect, it } from 'vitest'
import type { Item } from '#shared/progress/items.ts'
import { gradeItem } from '#worker/features/progress/items/grade-item.ts'
import { showItem } from '#worker/features/progress/items/show-item.ts'

const many: Item = {
  kind: 'many',
  ask: 'Which are even?',
  options: [
    { yes: 'Two', why: 'Half of it is one.' },
    { no: 'Three', why: 'One is left over.' },
    { yes: 'Four', why: 'Half of it is two.' },
    { no: 'Five', why: 'One is left over, too.' },
  ],
}

it.each([
  ['right', 'Four\nTwo', '“Two”: Half of it is one.\n“Four”: Half of it is two.'],
  ['wrong', 'Two\nThree\nFive', '“Three”: One is left over.'],
  ['wrong', 'Two', 'What you chose holds, but it is not all: 1 missing.'],
])('of several options each reason stands with its option: %s, %j', (outcome, answer, why) => {
  expect(gradeItem(many, showItem(many, 'ann'), answer)).toMatchObject({ outcome, why })
})
