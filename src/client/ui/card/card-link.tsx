import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { Card, type CardLook } from './card.tsx'

interface CardAnchorProps extends CardLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

/** A route of this app that looks like a card: `<CardLink to="/learn" padding="medium">`. */
export const CardLink = createLink((props: CardAnchorProps) => <Card as="a" {...props} />)
