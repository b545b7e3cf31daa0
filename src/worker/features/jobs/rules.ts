import { isId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Where a list goes on: behind this listing, among those that match as well as it does. */
export interface Place {
  /** How well the last one matched; 0 is best. */
  rank: number
  listedAt: string
  id: string
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
export const BEGINNING: Place = { rank: 0, listedAt: 'infinity', id: LAST_ID }

/** @throws DomainError invalid for a text that `writePlace` did not write */
export function readPlace(cursor: string | undefined): Place {
  if (cursor === undefined) return BEGINNING
  const [rank = '', listedAt = '', id = ''] = cursor.split('_')
  const isMoment = /^\d{4}-\d\d-\d\d/.test(listedAt) && !Number.isNaN(Date.parse(listedAt))
  if (!/^[012]$/.test(rank) || !isId(id) || !isMoment) {
    throw new DomainError('invalid', 'This page of the list does not exist.')
  }
  return { rank: Number(rank), listedAt, id }
}

export const writePlace = ({ rank, listedAt, id }: Place): string => `${rank}_${listedAt}_${id}`
