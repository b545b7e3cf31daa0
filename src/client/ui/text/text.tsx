import type { HTMLAttributes } from 'react'
import classes from './text.module.css'

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  as?: 'p' | 'span' | 'div' | 'h2' | 'legend' | 'figcaption' | 'footer' | 'li' | 'ul'
  /** 'body' is as large as what stands around it. */
  size?: 'body' | 'small' | 'caption' | 'figure'
  tone?: 'soft' | 'inherit' | 'accent' | 'danger'
  isStrong?: boolean
  /** What is longer is cut. */
  lines?: number
}

/** Text beside or below what matters, small and soft unless said otherwise; `className` only places it. */
export function Text({ as: Tag = 'p', size = 'small', tone = 'soft', isStrong, lines, className, ...rest }: TextProps) {
  const names = [
    classes.text,
    classes[size],
    classes[tone],
    isStrong && classes.strong,
    lines && classes.clamped,
    className,
  ]
  return (
    <Tag {...rest} className={names.filter(Boolean).join(' ')} style={lines ? { WebkitLineClamp: lines } : undefined} />
  )
}
