import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import classes from './prompt-pills.module.css'

interface NearestPathsProps {
  paths: { id: string; title: string }[]
  /** What a click does. */
  label: string
  isDisabled?: boolean
  onPick: (title: string) => void
}

/** What there is instead of a subject that is not: one click asks for it, and nothing is spent before. */
export function NearestPaths({ paths, label, isDisabled = false, onPick }: NearestPathsProps) {
  const labelId = useId()
  return (
    <div className={classes.row}>
      <Text as="span" id={labelId}>
        {label}
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
