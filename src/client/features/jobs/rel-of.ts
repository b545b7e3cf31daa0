import type { ListedJob } from '#shared/jobs/schemas.ts'

/** How a source's links are marked: never with `nofollow` where its owner asks that search engines follow. */
export const relOf = ({ isFollowed }: ListedJob['source']): string => (isFollowed ? 'noopener' : 'noopener nofollow')
