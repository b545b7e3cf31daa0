import { relOf } from '#client/features/jobs/rel-of.ts'
import type { ListedJob } from '#shared/jobs/schemas.ts'

/** Who told of a listing, named and linked as they ask for. */
export function SourceLink({ source }: Pick<ListedJob, 'source'>) {
  const { name, home } = source
  if (home === '') return <span>{name}</span>
  return (
    <a href={home} target="_blank" rel={relOf(source)}>
      {name}
    </a>
  )
}
