import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PhaseDraft, RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_PHASES, MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { type Author, RefusedError, stream } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { insertSelect, textArray } from '#worker/db/sql.ts'
import { findDeeper } from '#worker/features/library/find-sections.ts'
import { readPath } from '#worker/features/library/queries.ts'
import { composeDeepDive } from '#worker/features/roadmaps/author/compose-deep-dive.ts'
import { draftPath } from '#worker/features/roadmaps/author/plan/draft-plan.ts'
import { RoadmapTextParser } from '#worker/features/roadmaps/author/roadmap-text.ts'
import { ShownText } from '#worker/features/roadmaps/author/shown-text.ts'
import { itemOf, sectionOfItem } from '../sections/statements.ts'
import { used } from '../statements.ts'
import { type Claim, holds, LostLeaseError, renewed } from './lease.ts'
import { fewestPhases, writeRoadmapTask } from './tasks.ts'

/**
 * Has the missing phases written and stores each as soon as it is complete; what stands already is kept.
 * @param options.onText hears the text as it is written, read and cleaned
 * @param options.signal ends the writing when the lease is lost
 * @throws RefusedError when the model refuses the prompt, DomainError upstream when nothing usable came
 */
export async function writePhases(
  ctx: Context,
  claim: Claim,
  { onText, signal }: { onText: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  const titles = [...claim.writtenTitles]
  if (titles.length >= MAX_PHASES) return
  const plan = await planFor(ctx, claim)
  let parser = new RoadmapTextParser()
  let shown = new ShownText()
  const store = async (phases: PhaseDraft[], from: Author) => {
    for (const phase of phases) {
      // a model that begins anew instead of going on repeats what stands
      if (titles.length >= MAX_PHASES || titles.includes(phase.title)) continue
      // 2§9: a week has four sections; one that is short is written by the next attempt
      if (claim.internshipLanguage && phase.sections.length < MAX_SECTIONS_PER_PHASE) continue
      await storePhase(ctx, claim, { ...phase, position: titles.length + 1 }, { ...from, title: parser.title })
      titles.push(phase.title)
    }
  }
  await stream(ctx, writeRoadmapTask, {
    signal,
    nextInput: () => {
      parser = new RoadmapTextParser()
      shown = new ShownText()
      return {
        prompt: claim.prompt,
        aboutTheLearner: claim.about,
        corrections: claim.changes,
        firstPhase: titles.length + 1,
        writtenPhases: [...titles],
        internshipLanguage: claim.internshipLanguage,
        goDeeperInto: claim.parentSection,
        plan,
      }
    },
    onText: async (text, from) => {
      const phases = parser.push(text)
      if (parser.refusal !== null) throw new RefusedError(parser.refusal)
      onText(shown.push(text))
      await store(phases, from)
    },
    onEnd: async (from) => {
      const phases = parser.end()
      if (parser.refusal !== null) throw new RefusedError(parser.refusal)
      onText(shown.end())
      await store(phases, from)
    },
    isEnough: () => titles.length >= fewestPhases(claim),
  })
}

/** What the library has for the roadmap: the prompt's plan was made when it was asked for. */
async function planFor(
  { db }: Context,
  { plan, internshipLanguage, parentSection }: Claim,
): Promise<RoadmapDraft | null> {
  if (internshipLanguage) return draftPath(await readPath(db, `open-source-internship-${internshipLanguage}`))
  if (parentSection) return composeDeepDive(parentSection, await findDeeper(db, parentSection))
  return plan
}

/** What the statement below calls the roadmap whose lease holds, and its new phase. */
const held = alias(roadmaps, 'held')
const stored = alias(roadmapPhases, 'stored')

/**
 * One phase and its sections in one statement, only while the lease holds; a deep dive's uses its parent.
 * @param from.title what a model calls the roadmap; null where the plan's title stays
 * @throws LostLeaseError when it does not
 */
async function storePhase(
  ctx: Context,
  claim: Claim,
  phase: PhaseDraft & { position: number },
  from: Author & { title: string | null },
): Promise<void> {
  const prompt = claim.parentSection?.prompt ?? claim.prompt
  const sections = phase.sections.map((section) => itemOf(section, prompt))
  const renewal = ctx.db
    .update(roadmaps)
    .set({
      ...renewed(ctx),
      author: from.author,
      // whoever goes on with what another began leaves its title
      ...(phase.position === 1 && from.title !== null && { title: from.title }),
      isFallback: sql`${roadmaps.isFallback} or ${from.isFallback}`,
      updatedAt: sql`now()`,
    })
    .where(holds(claim))
    .returning({ id: roadmaps.id, parentRoadmapId: roadmaps.parentRoadmapId })
  const storedPhase = insertSelect(
    roadmapPhases,
    {
      roadmapId: sql`${held.id}`,
      position: phase.position,
      title: phase.title,
      overview: phase.overview,
      tags: textArray(phase.tags),
    },
    sql`from ${held} returning ${roadmapPhases.id}`,
  )
  const storedSections = insertSelect(
    phaseSections,
    {
      phaseId: sql`${stored.id}`,
      position: sql`written.position`,
      ...sectionOfItem,
    },
    sql`from ${stored}, jsonb_array_elements(${JSON.stringify(sections)}::jsonb) with ordinality as written(item, position)`,
  )
  // Drizzle's builder would take the alias for the whole table
  const parentUsed = sql`update ${roadmaps} set ${sql.identifier(roadmaps.usedAt.name)} = ${used.usedAt} from ${held}
    where ${roadmaps.id} = ${held.parentRoadmapId}`
  const { written } = await batch(ctx.db, {
    parentLocked: lockParent(ctx.db, claim.roadmapId),
    written: ctx.db.execute(sql`
      with ${held} as ${renewal}, ${stored} as (${storedPhase}), sections as (${storedSections}), used as (${parentUsed})
      select ${stored.id} from ${stored}`),
  })
  if (written.rows.length === 0) throw new LostLeaseError()
}

/** Statement: the parent, if there is one, comes before its deep dive, as for whoever deletes both. */
const lockParent = (db: Database, roadmapId: string) =>
  db
    .select({ id: roadmaps.id })
    .from(roadmaps)
    .where(eq(roadmaps.id, db.select({ id: held.parentRoadmapId }).from(held).where(eq(held.id, roadmapId))))
    .for('no key update')
