import type { ReactNode } from 'react'
import classes from './facts.module.css'
import { Text } from './text.tsx'

interface FactsProps {
  size?: 'small' | 'caption'
  tone?: 'soft' | 'inherit'
  children: ReactNode
}

/** Short facts behind each other, a dot between them. */
export const Facts = ({ size = 'caption', tone = 'soft', children }: FactsProps) => (
  <Text as="div" size={size} tone={tone} className={classes.facts}>
    {children}
  </Text>
)
