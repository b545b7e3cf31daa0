import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface ButtonAnchorProps extends ButtonProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  ref?: Ref<HTMLAnchorElement>
}

/** A route of this app that looks like a button: `<ButtonLink to="/learn">`. */
export const ButtonLink = createLink((props: ButtonAnchorProps) => <Button component="a" {...props} />)
