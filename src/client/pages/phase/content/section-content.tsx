import { useChangeProgress } from '#client/features/progress/use-change-progress.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { loadCarousel } from '#client/pages/phase/learning-parts.ts'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { bonusIndexFor } from '#shared/progress/rules.ts'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'
import { ContentSkeleton } from './content-skeleton.tsx'
import { FewCards } from './few-cards.tsx'
import { LoadMore } from './load-more.tsx'
import classes from './section-content.module.css'

const ContentCarousel = lazyPart(async () => (await loadCarousel()).ContentCarousel, <ContentSkeleton />)

/** No filter is to blame. */
const NOTHING_FITS = 'Nothing in our catalogue fits this section yet.'

interface SectionContentProps {
  phaseId: string
  roadmapId: string
  section: SectionProgress
  isOwner: boolean
  /** The learner chose filters that leave some content out. */
  isFiltered: boolean
}

/** What to read, watch and try for one section; its owner ticks it off (2§2.4, 2§4). */
export function SectionContent({ phaseId, roadmapId, section, isOwner, isFiltered }: SectionContentProps) {
  const record = useEventSink()
  const change = useChangeProgress(phaseId, roadmapId)
  const { sectionId, cards, bonusCards } = section
  const done = cards.filter(({ isCompleted }) => isCompleted).length

  const mark = (card: ContentItem) => {
    const isCompleted = !card.isCompleted
    change({ kind: 'mark', sectionId, cardId: card.id, isCompleted })
    const status = isCompleted ? 'complete' : 'incomplete'
    record({ action: LEARN_EVENTS.contentMarked, details: { phaseId, sectionId, status } })
  }
  const refreshAt = (place: number) => {
    const bonus = bonusCards[bonusIndexFor(place, bonusCards.length)]
    return bonus
      ? (card: ContentItem) => change({ kind: 'swap', sectionId, cardId: card.id, bonusCardId: bonus.id })
      : null
  }
  const vote = (card: ContentItem, isHelpful: boolean | null) =>
    change({ kind: 'vote', sectionId, cardId: card.id, isHelpful })
  const actionsAt = (place: number) => (isOwner ? { onMark: mark, onRefresh: refreshAt(place), onVote: vote } : null)

  return (
    <section className={classes.block} aria-labelledby="content-heading">
      <Heading as="h3" id="content-heading" className={classes.heading} tabIndex={-1}>
        Learning content
        {isOwner && cards.length > 0 && (
          <Text as="span" className={classes.count}>
            {done} of {cards.length} complete
          </Text>
        )}
      </Heading>
      {cards.length === 0 ? (
        <EmptyLine>{isFiltered ? PROGRESS_TEXTS.emptyContent : NOTHING_FITS}</EmptyLine>
      ) : (
        <ContentCarousel key={sectionId} items={cards} actionsAt={actionsAt} />
      )}
      <FewCards {...{ section, isFiltered }} />
      {isOwner && <LoadMore key={`more of ${sectionId}`} phaseId={phaseId} section={section} />}
    </section>
  )
}
