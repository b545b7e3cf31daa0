import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'

/** 1§2: the documented types of buttons, by how they are drawn. */
export const BUTTON_TYPES = {
  primary: { drawn: 'filled' },
  secondary: { drawn: 'default' },
  tertiary: { drawn: 'subtle' },
  neutral: { drawn: 'subtle', color: 'gray' },
  company: { drawn: 'light' },
  auth: { drawn: 'filled' },
  grey: { drawn: 'light', color: 'gray' },
  greyOutlined: { drawn: 'outline', color: 'gray' },
} as const

/** 1§2: the documented sizes, and three that lists and toolbars need. */
export const BUTTON_SIZES = [
  'xl',
  'large',
  'medium',
  'small',
  'xSmall',
  'landing',
  'neutral',
  'md',
  'sm',
  'xs',
] as const

export interface ButtonLook {
  variant?: keyof typeof BUTTON_TYPES | 'filled' | 'default' | 'subtle' | 'light' | 'outline' | undefined
  color?: 'gray' | 'red' | undefined
  size?: (typeof BUTTON_SIZES)[number] | undefined
  fullWidth?: boolean | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
  className?: string | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** What it began is on its way: it says so and takes no second click. */
  loading?: boolean | undefined
}

/** Our own, as the kit's brings the whole kit to the start page, which needs nothing else of it: 16 of its 110 KB. */
export function Button({ loading = false, disabled = false, type = 'button', ...props }: ButtonProps) {
  const { look, inner, others } = drawn(props)
  return (
    <button
      {...look}
      type={type}
      disabled={disabled || loading}
      data-loading={loading || undefined}
      data-disabled={disabled || undefined}
      {...others}
    >
      {loading && <span className={classes.loader} aria-hidden="true" />}
      {inner}
    </button>
  )
}

/** Splits what a button is given into how it looks, what stands in it and the rest. */
export function drawn<Props extends ButtonLook & { children?: ReactNode }>(props: Props) {
  const { variant = 'filled', color, size = 'sm', fullWidth, leftSection, rightSection, className, children } = props
  const {
    variant: _,
    color: _c,
    size: _s,
    fullWidth: _f,
    leftSection: _l,
    rightSection: _r,
    className: _n,
    ...rest
  } = props
  const type = variant in BUTTON_TYPES ? BUTTON_TYPES[variant as keyof typeof BUTTON_TYPES] : { drawn: variant }
  return {
    look: {
      className: className ? `${classes.button} ${className}` : classes.button,
      'data-variant': type.drawn,
      'data-color': color ?? ('color' in type ? type.color : undefined),
      'data-size': size,
      'data-block': fullWidth || undefined,
      'data-with-left': leftSection ? true : undefined,
      'data-with-right': rightSection ? true : undefined,
    },
    inner: (
      <span className={classes.inner}>
        {leftSection && (
          <span className={classes.left} data-section>
            {leftSection}
          </span>
        )}
        <span className={classes.label}>{children}</span>
        {rightSection && (
          <span className={classes.right} data-section>
            {rightSection}
          </span>
        )}
      </span>
    ),
    others: rest,
  }
}
