import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { Text } from '#client/ui/text/text.tsx'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import classes from './prompt-pills.module.css'

interface NearestPathsProps {
  paths: { id: string; title: string }[]
  isDisabled: boolean
  onPick: (title: string) => void
}

/** What there is instead of a subject that is not: one click writes it, and nothing is spent before. */
export function NearestPaths({ paths, isDisabled, onPick }: NearestPathsProps) {
  const labelId = useId()
  return (
    <div className={classes.row}>
      <Text as="span" id={labelId}>
        Create one of these for {countOf(ROADMAP_PRICE_CREDITS, 'credit')}
      </Text>
      <ul className={classes.list} aria-labelledby={labelId}>
        {paths.map(({ id, title }) => (
          <li key={id}>
            <UnstyledButton className={classes.pill} disabled={isDisabled} onClick={() => onPick(title)}>
              {title}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
