import { Card } from '#client/ui/card/card.tsx'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './example-roadmap.module.css'

const PROMPT = 'Prepare for a system design interview'

const PHASES = [
  {
    title: 'Requirements, numbers and the basic web system',
    sections: [
      'Requirements and service levels',
      'Back-of-the-envelope estimation',
      'From one server to a balanced fleet',
    ],
  },
  {
    title: 'Data at scale',
    sections: [
      'Choosing storage by access pattern',
      'Caching layers and invalidation',
      'Replication and consistency',
      'Partitioning and unique ids',
    ],
  },
] as const

/** One section in full, so that a visitor sees what an objective is. */
const OBJECTIVES = [
  'Derive average and peak requests per second from daily active users',
  'Calculate five years of storage with replication and indexes',
  'Recall typical latencies of memory, SSD, same-region network and cross-continent round trips',
] as const
const OPEN_SECTION = 'Back-of-the-envelope estimation'
const COVERED_SECTION = 'Requirements and service levels'

/** Two of the four phases that the built-in author writes for this prompt. */
export function ExampleRoadmap() {
  return (
    <section className={classes.example} aria-labelledby="example">
      <Heading as="h2" size="page" id="example" className={classes.heading}>
        This is what you get
      </Heading>
      <Card>
        <p className={classes.prompt}>“{PROMPT}”</p>
        {PHASES.map((phase, phaseIndex) => (
          <div key={phase.title} className={classes.phase}>
            <Heading as="h3" size="item" className={classes.phaseHead}>
              <span className={classes.number}>{phaseIndex + 1}</span>
              <span>{phase.title}</span>
            </Heading>
            <ol className={classes.sections}>
              {phase.sections.map((title, index) => (
                <SectionRow
                  key={title}
                  title={title}
                  isFirst={index === 0}
                  isLast={index === phase.sections.length - 1}
                />
              ))}
            </ol>
          </div>
        ))}
        <Text className={classes.more}>Two more phases follow, up to the interview itself.</Text>
      </Card>
    </section>
  )
}

function SectionRow({ title, isFirst, isLast }: { title: string; isFirst: boolean; isLast: boolean }) {
  const isCovered = title === COVERED_SECTION
  const isOpen = title === OPEN_SECTION
  return (
    <li className={classes.section}>
      <LineRail
        state={isCovered ? 'covered' : isOpen ? 'next' : 'open'}
        before={isFirst ? 'none' : isOpen ? 'covered' : 'open'}
        after={isLast ? 'none' : isCovered ? 'covered' : 'open'}
      />
      <div className={classes.sectionWords}>
        <p className={classes.sectionTitle}>{title}</p>
        {isOpen && (
          <Text as="ul" className={classes.objectives}>
            {OBJECTIVES.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </Text>
        )}
      </div>
    </li>
  )
}
