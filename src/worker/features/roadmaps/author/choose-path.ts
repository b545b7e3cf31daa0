import type { Database } from '#worker/db/client.ts'
import { findPaths, type LibraryPath } from '#worker/features/library/queries.ts'
import { type LearningRequest, recogniseRequest } from './prompt/recognise-request.ts'

/** Nobody studies more beside a job. */
const HOURS_IN_A_WEEK = 12

/** The authored path that a prompt asks for, where one honours its level and its time and it leaves nothing out. */
export async function choosePath(db: Database, prompt: string): Promise<LibraryPath | null> {
  const request = recogniseRequest(prompt)
  if (request.leftOut.length > 0) return null
  const paths = await findPaths(db, prompt)
  return paths.find((path) => honours(path, request)) ?? null
}

function honours({ level, phases }: LibraryPath, request: LearningRequest): boolean {
  const minutes = phases.flatMap(({ sections }) => sections.map(({ section }) => section.minutes))
  const hours = minutes.reduce((sum, each) => sum + each, 0) / 60
  const weeks = request.days === null ? request.weeks : request.days / 7
  const isOtherLevel = (request.level === 'advanced' && level === 1) || (request.level === 'beginner' && level === 3)
  return !isOtherLevel && (weeks === null || hours <= weeks * HOURS_IN_A_WEEK)
}
