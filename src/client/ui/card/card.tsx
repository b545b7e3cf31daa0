import type { HTMLAttributes } from 'react'
import classes from './card.module.css'

export interface CardLook {
  padding?: 'none' | 'medium' | 'large'
  ground?: 'surface' | 'accent' | 'dashed'
  /** A coloured edge at its start: how something stands. */
  tone?: 'good' | 'bad' | 'open' | 'checking'
}

interface CardProps extends CardLook, HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'form' | 'ul' | 'ol' | 'li' | 'p' | 'a'
}

/** What stands on its own ground: border, radius and padding are said here, once; `className` only places and fills it. */
export function Card({ as: Tag = 'div', padding, ground, tone, className, ...rest }: CardProps) {
  const names = [classes.card, padding && classes[padding], ground && classes[ground], className]
  return <Tag {...rest} className={names.filter(Boolean).join(' ')} data-tone={tone} />
}
