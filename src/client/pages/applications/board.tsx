import { type DragEvent, useState } from 'react'
import { StageSelect } from '#client/features/applications/stage-select.tsx'
import { useChangeApplications } from '#client/features/applications/use-applications.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { STAGE_ORDER, STAGES, type Stage } from '#shared/applications/rules.ts'
import type { Application } from '#shared/applications/schemas.ts'
import classes from './applications.module.css'

interface BoardProps {
  applications: readonly Application[]
  onOpen: (applicationId: string) => void
}

const DRAGGED = 'application/x-tubli-application'

/** A column a stage; a card is dragged from one to another, or moved by its own field. */
export function Board({ applications, onOpen }: BoardProps) {
  const { move } = useChangeApplications()
  return (
    <div className={classes.board}>
      {STAGE_ORDER.map((stage) => (
        <Column
          key={stage}
          stage={stage}
          applications={applications.filter((application) => application.stage === stage)}
          onMove={move}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

interface ColumnProps extends BoardProps {
  stage: Stage
  onMove: (applicationId: string, stage: Stage) => void
}

function Column({ stage, applications, onMove, onOpen }: ColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onMove(event.dataTransfer.getData(DRAGGED), stage)
  }
  return (
    <section
      className={classes.column}
      aria-label={STAGES[stage]}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Heading as="h2" size="item">
        {STAGES[stage]} <Text as="span">{applications.length}</Text>
      </Heading>
      <ul className={classes.cards}>
        {applications.map((application) => (
          <ApplicationCard key={application.applicationId} application={application} onMove={onMove} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

interface ApplicationCardProps extends Pick<ColumnProps, 'onMove' | 'onOpen'> {
  application: Application
}

function ApplicationCard({ application, onMove, onOpen }: ApplicationCardProps) {
  const { applicationId, title, company, stage, reached, closedAt, remindOn } = application
  const since = reached.find((one) => one.stage === stage)?.at
  return (
    <Card
      as="li"
      padding="medium"
      className={classes.card}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, applicationId)
        dataTransfer.effectAllowed = 'move'
      }}
    >
      <button type="button" className={classes.open} onClick={() => onOpen(applicationId)} dir="auto">
        {title}
      </button>
      <Text as="div" tone="inherit">
        <bdi>{company}</bdi>
      </Text>
      <Text as="div" size="caption">
        {since && <Ago moment={since} />}
        {remindOn && `, ask again on ${remindOn}`}
        {closedAt && ', the listing is closed'}
      </Text>
      <StageSelect of={`${title}, ${company}`} stage={stage} onMove={(next) => onMove(applicationId, next)} />
    </Card>
  )
}
