import type { ListedJob } from '#shared/jobs/schemas.ts'

/** Who told of a listing, named and linked as they ask for: never with `nofollow` where search engines shall follow. */
export function SourceLink({ source: { name, home, isFollowed } }: Pick<ListedJob, 'source'>) {
  if (home === '') return <span>{name}</span>
  return (
    <a href={home} target="_blank" rel={isFollowed ? 'noopener' : 'noopener nofollow'}>
      {name}
    </a>
  )
}
