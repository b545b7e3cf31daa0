import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BUTTON_SIZES, BUTTON_TYPES, Button, type ButtonProps } from '#client/ui/button/button.tsx'

const SHEET = readFileSync('src/client/ui/button/button.module.css', 'utf8')

const draw = (props: ButtonProps) => {
  render(<Button {...props}>Go</Button>)
  return screen.getByRole('button', { name: 'Go' })
}

afterEach(cleanup)

describe('R-SHELL-24', () => {
  it('has the documented sizes, each in the sheet', () => {
    const documented = 'xl, large, medium, small, xSmall, landing, neutral'.split(', ')
    expect(BUTTON_SIZES.slice(0, 7)).toEqual(documented)
    for (const size of BUTTON_SIZES) expect(SHEET).toContain(`[data-size="${size}"]`)
  })

  it('has the documented types', () => {
    expect(Object.keys(BUTTON_TYPES)).toEqual(
      'primary, secondary, tertiary, neutral, company, auth, grey, greyOutlined'.split(', '),
    )
  })

  it.each(Object.entries(BUTTON_TYPES))('%s is drawn as the sheet has it', (variant, { drawn }) => {
    const { dataset } = draw({ variant: variant as keyof typeof BUTTON_TYPES, size: 'landing' })
    expect(dataset).toMatchObject({ variant: drawn, size: 'landing' })
    if (drawn !== 'filled') expect(SHEET).toContain(`[data-variant="${drawn}"]`)
  })
})

it('takes no second click while what it began is on its way, and none where there is nothing to begin', () => {
  const onClick = vi.fn()
  for (const props of [{ loading: true }, { disabled: true }]) {
    const button = draw({ ...props, onClick })
    button.click()
    expect(button).toHaveProperty('disabled', true)
    cleanup()
  }
  expect(onClick).not.toHaveBeenCalled()
})
