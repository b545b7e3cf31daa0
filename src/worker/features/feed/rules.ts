import { isId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Where a list goes on: so many into the items before this one, as they were ordered at that moment. */
export interface Place {
  publishedAt: string
  id: string
  offset: number
  /** In ms: the moment by which ages are counted. */
  asOf: number
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const BEYOND = () => new DomainError('invalid', 'This page of the feed does not exist.')

/** @throws DomainError invalid for a text that `writePlace` did not write */
export function readPlace(cursor: string | undefined): Place {
  if (cursor === undefined) {
    const asOf = Date.now()
    return { publishedAt: new Date(asOf).toISOString(), id: LAST_ID, offset: 0, asOf }
  }
  const [publishedAt = '', id = '', offset = '', asOf = ''] = cursor.split('_')
  const isWhole = isId(id) && isMoment(publishedAt) && /^\d{1,3}$/.test(offset) && /^\d{1,13}$/.test(asOf)
  if (!isWhole) throw BEYOND()
  return { publishedAt, id, offset: Number(offset), asOf: Number(asOf) }
}

export const writePlace = ({ publishedAt, id, offset, asOf }: Place): string => `${publishedAt}_${id}_${offset}_${asOf}`

/** Where a list by popularity goes on: behind this item. */
export interface Standing {
  day: string
  popularity: string
  id: string
}

/** @throws DomainError invalid for a text that `writeStanding` did not write */
export function readStanding(cursor: string | undefined): Standing {
  if (cursor === undefined) return { day: 'infinity', popularity: 'infinity', id: LAST_ID }
  const [day = '', popularity = '', id = ''] = cursor.split('_')
  const isWhole =
    /^\d{4}-\d\d-\d\d$/.test(day) && isMoment(day) && /^\d{1,9}(\.\d{1,12})?$/.test(popularity) && isId(id)
  if (!isWhole) throw BEYOND()
  return { day, popularity, id }
}

export const writeStanding = ({ day, popularity, id }: Standing): string => `${day}_${popularity}_${id}`

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text))
