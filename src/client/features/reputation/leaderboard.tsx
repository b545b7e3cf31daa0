import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTRPC } from '#client/trpc.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Leader, LeadersOutput } from '#shared/reputation/schemas.ts'
import { formatChange, formatPoints } from './points.ts'
import classes from './reputation.module.css'

const BOARDS: readonly { board: LeadersOutput['board']; label: string }[] = [
  { board: 'week', label: 'Last 7 days' },
  { board: 'overall', label: 'All time' },
]

/** Who earned most (G-LEAD-01). */
export function Leaderboard() {
  const [board, setBoard] = useState<LeadersOutput['board']>('week')
  const trpc = useTRPC()
  const { data, isError, isFetching, refetch } = useQuery(trpc.reputation.leaders.queryOptions({ board }))
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="leaderboard">
      <Heading as="h2" size="item" id="leaderboard">
        Leaderboard
      </Heading>
      <div className={classes.boards}>
        {BOARDS.map((one) => (
          <Button
            key={one.board}
            variant={one.board === board ? 'light' : 'subtle'}
            size="xs"
            aria-pressed={one.board === board}
            onClick={() => setBoard(one.board)}
          >
            {one.label}
          </Button>
        ))}
      </div>
      {data ? (
        <Leaders {...data} />
      ) : isError ? (
        <>
          <Text tone="danger" role="alert">
            The leaderboard could not be loaded.
          </Text>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <Skeleton radius={10} height={160} role="status" aria-label="Loading the leaderboard" />
      )}
    </Card>
  )
}

function Leaders({ board, leaders }: LeadersOutput) {
  if (leaders.length === 0) {
    return (
      <Text>
        {board === 'week' ? 'Nobody earned a point in the last seven days: the place is free.' : 'Nobody yet.'}
      </Text>
    )
  }
  return (
    <ol className={classes.leaders} aria-labelledby="leaderboard">
      {leaders.map((leader) => (
        <Place key={leader.userId} {...leader} />
      ))}
    </ol>
  )
}

const Place = ({ userId, name, avatarUrl, rank, score, scoreChange }: Leader) => (
  <li className={classes.leader}>
    <span className={classes.rank}>{rank}</span>
    <Avatar name={name} src={avatarUrl} size={32} />
    <Link to="/profile/$userId" params={{ userId }} className={classes.link} dir="auto">
      {name}
    </Link>
    <span className={classes.points}>
      {formatPoints(score)}
      <Text as="span" size="caption" title="Compared with seven days before">
        {`${arrowOf(scoreChange)} ${formatChange(scoreChange)}`}
      </Text>
    </span>
  </li>
)

const arrowOf = (change: number) => (change > 0 ? '▲' : change < 0 ? '▼' : '=')
