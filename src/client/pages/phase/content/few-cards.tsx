import { Text } from '#client/ui/text/text.tsx'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import { ENOUGH_CARDS } from '#shared/resources/rules.ts'
import classes from './section-content.module.css'

interface FewCardsProps {
  section: SectionProgress
  /** The learner chose filters that leave some out. */
  isFiltered: boolean
}

/** Says why a row of cards is short, and where its topic's own documentation knows more. */
export function FewCards({ section: { cards, docs }, isFiltered }: FewCardsProps) {
  if (cards.length >= ENOUGH_CARDS || (cards.length === 0 && !docs)) return null
  return (
    <Text size="body" className={classes.few}>
      {cards.length > 0 && `${fewWords(cards.length, isFiltered)} `}
      {docs && (
        <>
          Search{' '}
          <a href={docs.link} target="_blank" rel="noopener noreferrer">
            {docs.name} for “{docs.skill}”
          </a>
          .
        </>
      )}
    </Text>
  )
}

const fewWords = (count: number, isFiltered: boolean): string =>
  `Only ${count} ${count === 1 ? 'resource fits' : 'resources fit'} this section${isFiltered ? ' and your filters' : ''}.`
