import { Button, MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BUTTON_SIZES, BUTTON_TYPES, cssVariables, theme } from '#client/theme.ts'

const draw = (props: { size?: string; variant?: string }) => {
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <Button {...props}>Go</Button>
    </MantineProvider>,
  )
  return screen.getByRole('button').style
}

describe('R-SHELL-24', () => {
  it('has the documented sizes', () => {
    expect(['xl', ...Object.keys(BUTTON_SIZES)]).toEqual(
      'xl, large, medium, small, xSmall, landing, neutral'.split(', '),
    )
  })

  it.each(Object.entries(BUTTON_SIZES))('%s is drawn in its size', (size, [height]) => {
    expect(draw({ size }).getPropertyValue('--button-height')).toBe(`var(--button-height-${size})`)
    expect(document.head.textContent + document.body.innerHTML).toContain(`--button-height-${size}: ${height}px`)
  })

  it('has the documented types', () => {
    expect(Object.keys(BUTTON_TYPES)).toEqual(
      'primary, secondary, tertiary, neutral, company, auth, grey, greyOutlined'.split(', '),
    )
  })

  it.each(Object.keys(BUTTON_TYPES))('%s is drawn in its colours', (variant) => {
    const style = draw({ variant })
    for (const name of ['--button-bg', '--button-color', '--button-bd'])
      expect(style.getPropertyValue(name)).not.toBe('')
  })
})
