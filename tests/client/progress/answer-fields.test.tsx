import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AnswerField } from '#client/features/progress/questions/fields/answer-field.tsx'
import type { Question, ShownItem } from '#shared/progress/schemas.ts'
import { render } from '#tests/support/client/render.tsx'

/** What the form would send, as it stands. */
let said = ''
const sent: string[] = []

const shownItem = (changes: Partial<ShownItem>): ShownItem => ({
  ...{ ask: 'What?', code: null, lang: null, options: [], unit: null },
  ...changes,
})
const options = (...texts: string[]) => texts.map((text, at) => ({ key: 'abcdef'[at] ?? '', text }))

function Page({ kind, shown, verdict }: Pick<Question, 'kind' | 'shown'> & { verdict: 'right' | 'wrong' | null }) {
  const [answer, setAnswer] = useState('')
  said = answer
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(answer)
      }}
    >
      <AnswerField {...{ kind, shown, answer, verdict }} onChange={setAnswer} isPending={false} />
      <button type="submit">Send</button>
    </form>
  )
}

const show = (kind: Question['kind'], shown: Partial<ShownItem>, verdict: 'right' | 'wrong' | null = null) =>
  render(<Page kind={kind} shown={shownItem(shown)} verdict={verdict} />)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => sent.splice(0))

describe('choosing', () => {
  const three = { options: options('One', 'Two', 'Three') }

  it('one option by its number or by a click, and Enter sends it', async () => {
    await show('one', three)
    screen.getByRole('radio', { name: 'One' }).focus()
    await userEvent.keyboard('2')
    expect(said).toBe('Two')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Two', checked: true }))
    await userEvent.click(screen.getByText('Three'))
    expect(said).toBe('Three')
    await userEvent.keyboard('9{Enter}')
    expect(sent).toEqual(['Three'])
  })

  it('several options, and takes them back', async () => {
    await show('many', three)
    screen.getByRole('checkbox', { name: 'One' }).focus()
    await userEvent.keyboard('31')
    expect(said).toBe('Three\nOne')
    await userEvent.keyboard('3')
    expect(said).toBe('One')
  })

  it('by its number wherever in the question the focus is, and nowhere else', async () => {
    await show('one', three)
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('2')
    expect(said).toBe('')
    screen.getByRole('button', { name: 'Send' }).focus()
    await userEvent.keyboard('2{Control>}1{/Control}')
    expect(said).toBe('Two')
  })

  it('is over once it was judged', async () => {
    await show('one', three, 'wrong')
    await userEvent.click(screen.getByText('Three'))
    await userEvent.keyboard('2')
    expect(said).toBe('')
  })
})

describe('putting in order', () => {
  const steps = { options: options('Write', 'Read', 'Think') }
  const order = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''))

  it('by arrows beside each step and by arrow keys; the place is said', async () => {
    await show('order', steps)
    await press('Move up: Think')
    expect(order()).toEqual(['Write', 'Think', 'Read'])
    expect(screen.getByRole('status').textContent).toBe('Think: now 2 of 3')
    await userEvent.keyboard('{ArrowUp}')
    expect(order()).toEqual(['Think', 'Write', 'Read'])
    // nowhere to go, and the focus stays
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Think' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(order()).toEqual(['Write', 'Read', 'Think'])
    await press('Send')
    expect(sent).toEqual(['Write\nRead\nThink'])
  })

  it('Enter presses the focused arrow, and only Send sends', async () => {
    await show('order', steps)
    screen.getByRole('button', { name: 'Move up: Think' }).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(order()).toEqual(['Think', 'Write', 'Read'])
    expect(sent).toEqual([])
    screen.getByRole('button', { name: 'Send' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual(['Think\nWrite\nRead'])
  })
})

describe('finding the line', () => {
  const code = { code: `${Array.from({ length: 12 }, (_, at) => `line(${at + 1})`).join('\n')}\n` }

  it('by a click, or by its number of one or two digits', async () => {
    await show('fault', code)
    expect(screen.getAllByRole('radio')).toHaveLength(12)
    await userEvent.click(screen.getByText('line(3)'))
    expect(said).toBe('3')
    await userEvent.keyboard('1')
    expect(said).toBe('1')
    await userEvent.keyboard('2')
    expect(said).toBe('12')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Line 12: line(12)' }))
    await userEvent.keyboard('0')
    expect(said).toBe('12')
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual(['12'])
  })
})

describe('typing', () => {
  it('a number beside its unit, and no keyboard corrects it', async () => {
    await show('number', { unit: 'ms' })
    const field = screen.getByRole('textbox', { name: 'Your number, in ms' })
    expect(field.getAttribute('inputmode')).toBe('decimal')
    expect(field.getAttribute('autocorrect')).toBe('off')
    await userEvent.type(field, '1,5{Enter}')
    expect(sent).toEqual(['1,5'])
  })

  it('what is printed in lines: Enter sends, with Shift it begins a line', async () => {
    await show('output', { code: 'print(1)' })
    await userEvent.type(screen.getByRole('textbox', { name: 'What is printed' }), '1{Shift>}{Enter}{/Shift}2{Enter}')
    expect(sent).toEqual(['1\n2'])
  })

  it('an answer of one’s own', async () => {
    await render(<Page kind="open" shown={null} verdict={null} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
    fireEvent.change(field, { target: { value: 'In my words' } })
    expect(said).toBe('In my words')
    expect(field.maxLength).toBe(4000)
  })
})
