import type { ChatRun } from '#shared/chat/schemas.ts'

/** A run where it stands: among those that follow the same one, itself included, as they were asked. */
export interface Placed {
  run: ChatRun
  branches: readonly string[]
}

/**
 * The one line of a conversation that is shown: the one that leads to what was asked last, but for where another branch is
 * chosen.
 * @param runs as they were asked
 * @param chosen ids of runs
 */
export function lineOf(runs: readonly ChatRun[], chosen: readonly string[]): Placed[] {
  const known = new Set(runs.map(({ runId }) => runId))
  // what is too long ago to be shown leads nowhere
  const parentOf = ({ parentId }: ChatRun) => (parentId !== null && known.has(parentId) ? parentId : null)
  const following = Map.groupBy(runs, parentOf)
  const leading = new Set<string>()
  for (const run of runs.toReversed())
    if (leading.size === 0 || leading.has(run.runId)) {
      leading.add(run.runId)
      const parent = parentOf(run)
      if (parent !== null) leading.add(parent)
    }
  const line: Placed[] = []
  for (let next = following.get(null); next; ) {
    const run =
      next.find(({ runId }) => chosen.includes(runId)) ?? next.find(({ runId }) => leading.has(runId)) ?? next.at(-1)
    if (!run) break
    line.push({ run, branches: next.map(({ runId }) => runId) })
    next = following.get(run.runId)
  }
  return line
}
