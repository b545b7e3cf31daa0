import { Link } from '@tanstack/react-router'
import { Text } from '#client/ui/text/text.tsx'
import { PROOF_KINDS } from '#shared/applications/fit.ts'
import type { Piece } from '#shared/copilot/pieces.ts'
import type { Draft } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'

/** What a text rests on, numbered as its sentences name it. */
export function FactList({ facts }: { facts: Draft['facts'] }) {
  if (facts.length === 0) return null
  return (
    <div className={classes.facts}>
      <Text isStrong>It rests on</Text>
      <ol>
        {facts.map(({ id, kind, label, path }) => (
          <li key={id}>
            <Link to={path}>
              <bdi>{label}</bdi>
            </Link>
            {` · ${PROOF_KINDS[kind]}`}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The numbers of what a sentence rests on. */
export const marksOf = ({ factIds }: Piece, facts: Draft['facts']): number[] =>
  factIds.map((id) => facts.findIndex((fact) => fact.id === id) + 1).filter((mark) => mark > 0)
