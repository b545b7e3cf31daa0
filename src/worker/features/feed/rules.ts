import { isId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Where a list by time goes on: behind this item. */
interface Place {
  publishedAt: string
  id: string
}

/** Before everything that there is. */
const BEGINNING: Place = { publishedAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** @throws DomainError invalid for a text that `writePlace` did not write */
export function readPlace(cursor: string | undefined): Place {
  if (cursor === undefined) return BEGINNING
  const [publishedAt = '', id = ''] = cursor.split('_')
  if (!isId(id) || Number.isNaN(Date.parse(publishedAt))) {
    throw new DomainError('invalid', 'This page of the feed does not exist.')
  }
  return { publishedAt, id }
}

export const writePlace = ({ publishedAt, itemId }: { publishedAt: string; itemId: string }): string =>
  `${publishedAt}_${itemId}`
