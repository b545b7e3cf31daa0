import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, drawn } from './button.tsx'

interface ButtonAnchorProps extends ButtonLook, Omit<ComponentProps<'a'>, keyof ButtonLook> {}

/** An address outside the app that looks like a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { look, inner, others } = drawn(props)
  return (
    <a {...look} {...others}>
      {inner}
    </a>
  )
}

/** A route of this app that looks like a button: `<ButtonLink to="/learn">`. */
export const ButtonLink = createLink(ButtonAnchor)
