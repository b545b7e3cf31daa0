import type { ComponentProps } from 'react'
import classes from './heading.module.css'

const SIZES = { h1: 'page', h2: 'part', h3: 'block', h4: 'item' } as const

interface HeadingProps extends ComponentProps<'h1'> {
  as: keyof typeof SIZES
  /** Where it looks larger or smaller than its place in the outline says. */
  size?: 'display' | (typeof SIZES)[keyof typeof SIZES]
}

/** A heading: how it looks is said here, once; `className` only places it. */
export function Heading({ as: Tag, size = SIZES[Tag], className = '', ...rest }: HeadingProps) {
  return <Tag {...rest} className={`${classes.heading} ${classes[size]} ${className}`.trim()} />
}
