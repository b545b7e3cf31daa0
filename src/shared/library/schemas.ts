import * as z from 'zod'
import { RequestKey, RoadmapId } from '#shared/roadmaps/schemas.ts'
import {
  LIBRARY_SEARCH_MAX_LENGTH,
  PATH_AREAS,
  PATH_KINDS,
  PATH_LEVELS,
  type PathArea,
  type PathKind,
  type PathLevel,
} from './rules.ts'

const keysOf = <K extends string>(of: Record<K, string>) => z.enum(Object.keys(of) as [K, ...K[]])

const Kind = keysOf<PathKind>(PATH_KINDS)
const Area = keysOf<PathArea>(PATH_AREAS)
const Level = keysOf<PathLevel>(PATH_LEVELS)

export const LibrarySearch = z
  .string()
  .trim()
  .max(LIBRARY_SEARCH_MAX_LENGTH, `A search can have at most ${LIBRARY_SEARCH_MAX_LENGTH} characters.`)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'The text contains a character that cannot be stored.')

export const ListPathsInput = z.object({
  search: LibrarySearch.default(''),
  kind: Kind.optional(),
  area: Area.optional(),
  level: Level.optional(),
  /** How many were read before. */
  cursor: z.int().min(0).max(10_000).default(0),
})
export type ListPathsInput = z.infer<typeof ListPathsInput>

const PathHead = z.object({
  id: z.string(),
  kind: Kind,
  area: Area,
  level: Level,
  title: z.string(),
  /** What somebody has at the end of it. */
  description: z.string(),
  minutes: z.int(),
  /** What it is mostly about, as many as a card shows. */
  topics: z.array(z.string()),
})

export const ListedPath = PathHead.extend({
  /** How many sections each phase has. */
  phases: z.array(z.int()),
})
export type ListedPath = z.infer<typeof ListedPath>

/** Of each thing that a filter offers, how many of what is looked for it would leave, beside the other filters. */
const PathCounts = z.object({
  kind: z.partialRecord(Kind, z.int()),
  area: z.partialRecord(Area, z.int()),
  level: z.partialRecord(Level, z.int()),
})
export type PathCounts = z.infer<typeof PathCounts>

/** `total` counts all that were found, `counts` comes with the first of them; `nextCursor` is null with the last. */
export const ListPathsOutput = z.object({
  paths: z.array(ListedPath),
  total: z.int(),
  counts: PathCounts.nullable(),
  nextCursor: z.int().nullable(),
})
export type ListPathsOutput = z.infer<typeof ListPathsOutput>

export const PathId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This path is not in the library.')
  .max(120)

export const GetPathInput = z.object({ id: PathId })

/** A path with all it teaches; never what its tests ask. */
export const Path = PathHead.extend({
  /** Who it is for, in a few words. */
  audience: z.string(),
  /** Topics that it takes for granted. */
  knows: z.array(z.string()),
  leavesOut: z.array(z.string()),
  phases: z.array(
    z.object({
      title: z.string(),
      overview: z.string(),
      sections: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          description: z.string(),
          aim: z.string(),
          minutes: z.int(),
          objectives: z.array(z.string()),
        }),
      ),
    }),
  ),
})
export type Path = z.infer<typeof Path>

/** A roadmap of one's own from a path, for one credit; the same key sent twice makes one. */
export const ClonePathInput = z.object({ id: PathId, requestKey: RequestKey.optional() })

export const ListPublicInput = z.object({
  search: LibrarySearch.default(''),
  /** The last one that was read before. */
  cursor: RoadmapId.optional(),
})

/** A roadmap that its owner listed for everybody, as a card shows it. */
export const PublicRoadmap = z.object({
  id: z.string(),
  ownerId: z.string(),
  ownerName: z.string(),
  title: z.string(),
  prompt: z.string(),
  /** How many sections each phase has. */
  phases: z.array(z.int()),
  /** Null where nobody knows how long one of its sections takes. */
  minutes: z.int().nullable(),
})
export type PublicRoadmap = z.infer<typeof PublicRoadmap>

export const ListPublicOutput = z.object({ roadmaps: z.array(PublicRoadmap), nextCursor: z.string().nullable() })
export type ListPublicOutput = z.infer<typeof ListPublicOutput>
