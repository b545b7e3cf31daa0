import {
  PATH_AREAS,
  PATH_KINDS,
  PATH_LEVELS,
  type PathArea,
  type PathKind,
  type PathLevel,
} from '#shared/library/rules.ts'

/** What somebody looks for in the library, as its address says it. */
export interface LibrarySearch {
  q?: string | undefined
  kind?: PathKind | undefined
  area?: PathArea | undefined
  level?: PathLevel | undefined
  /** Roadmaps that people listed, instead of the library's own paths. */
  by?: 'people' | undefined
}

const known = <K extends string>(of: Record<K, string>, value: unknown): K | undefined =>
  Object.keys(of).find((key): key is K => key === value)

/** What an address may say; whatever else it says is passed over. */
export function readLibrarySearch({ q: asked, kind, area, level, by }: Record<string, unknown>): LibrarySearch {
  const q = typeof asked === 'string' && asked.trim() ? asked : undefined
  if (by === 'people') return { q, by }
  return { q, kind: known(PATH_KINDS, kind), area: known(PATH_AREAS, area), level: known(PATH_LEVELS, level) }
}
