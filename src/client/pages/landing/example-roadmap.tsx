import { RouteMap } from '#client/features/roadmaps/map/route-map.tsx'
import { useSectionView } from '#client/features/site/use-section-view.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { MapStretch } from '#shared/roadmaps/map/stretches.ts'
import { EXAMPLE } from './example.ts'
import classes from './example-roadmap.module.css'

/** Its first section is completed; one goes on with the one that is shown in full. */
const STRETCHES = EXAMPLE.phases.map(
  ({ title, sections }, phaseIndex): MapStretch => ({
    id: title,
    title,
    ...{ note: null, isWritten: true },
    stations: sections.map((section, index) => ({
      ...section,
      id: section.title,
      skills: [],
      state: phaseIndex === 0 && index === 0 ? 'covered' : 'open',
      isNext: section.title === EXAMPLE.section.title,
      deepDive: null,
    })),
  }),
)

/** A roadmap as its owner sees it on its page. */
export function ExampleRoadmap() {
  return (
    <section ref={useSectionView('videoSec')} className={classes.example} aria-labelledby="example">
      <Heading as="h2" size="page" id="example" className={classes.heading}>
        This is what you get
      </Heading>
      <Card>
        <p className={classes.prompt}>“{EXAMPLE.prompt}”</p>
        <div className={classes.route}>
          <RouteMap stretches={STRETCHES} label="The roadmap as a map" heading="h3" />
        </div>
        <div className={classes.open}>
          <p className={classes.openTitle}>After “{EXAMPLE.section.title}” you can:</p>
          <Text as="ul" className={classes.objectives}>
            {EXAMPLE.section.objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </Text>
        </div>
      </Card>
    </section>
  )
}
