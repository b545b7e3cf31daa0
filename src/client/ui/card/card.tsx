import type { HTMLAttributes } from 'react'
import { type CardLook, cardClass } from './card-class.ts'

interface CardProps extends HTMLAttributes<HTMLElement>, CardLook {
  as?: 'div' | 'section' | 'article' | 'aside' | 'form' | 'ul' | 'ol' | 'li' | 'p'
  /** A coloured edge at its start: how something stands. */
  tone?: 'good' | 'bad' | 'open' | 'checking'
}

/** What stands on its own ground: border, radius and padding are said here, once. */
export function Card({ as: Tag = 'div', padding, ground, tone, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardClass({ padding, ground }, className)} data-tone={tone} />
}
