import type { ComponentProps } from 'react'
import classes from './heading.module.css'

const SIZES = { h1: 'page', h2: 'part', h3: 'block', h4: 'item' } as const

interface HeadingProps extends Omit<ComponentProps<'h1'>, 'style'> {
  as: keyof typeof SIZES
  /** Where it looks larger or smaller than its place in the outline says. */
  size?: 'display' | (typeof SIZES)[keyof typeof SIZES]
  /** What is longer is cut. */
  lines?: number
}

/** A heading: how it looks is said here, once; `className` only places it. */
export function Heading({ as: Tag, size = SIZES[Tag], lines, className, ...rest }: HeadingProps) {
  const names = [classes.heading, classes[size], lines && classes.clamped, className]
  return (
    <Tag {...rest} className={names.filter(Boolean).join(' ')} style={lines ? { WebkitLineClamp: lines } : undefined} />
  )
}
