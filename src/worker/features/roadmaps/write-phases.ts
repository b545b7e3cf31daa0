import { sql } from 'drizzle-orm'
import { MAX_PHASES, type PhaseDraft } from '#shared/roadmaps.ts'
import { type Author, RefusedError, runTask } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { RoadmapTextParser } from './author/roadmap-text.ts'
import { type Claim, holds, type Lease, renewed } from './policy.ts'
import { FEWEST_PHASES, writeRoadmapTask } from './tasks.ts'

/**
 * Has the missing phases written and stores each as soon as it is complete; what stands already is kept.
 * @param onText hears the text as it is written
 * @throws RefusedError when the model refuses the wish, DomainError upstream when nothing usable came
 */
export async function writePhases(
  ctx: Context,
  claim: Claim,
  onText: (text: string) => Promise<void> | void,
): Promise<void> {
  const titles = [...claim.writtenTitles]
  if (titles.length >= MAX_PHASES) return
  let parser = new RoadmapTextParser()
  const store = async (phases: PhaseDraft[], from: Author) => {
    for (const phase of phases) {
      if (titles.length >= MAX_PHASES) return
      await storePhase(ctx, claim, { ...phase, position: titles.length + 1 }, from)
      titles.push(phase.title)
    }
  }
  await runTask(ctx, writeRoadmapTask, {
    nextInput: () => {
      parser = new RoadmapTextParser()
      return {
        wish: claim.prompt,
        aboutTheLearner: claim.about,
        firstPhase: titles.length + 1,
        writtenPhases: [...titles],
      }
    },
    onText: async (text, from) => {
      await onText(text)
      const phases = parser.push(text)
      if (parser.refusal !== null) throw new RefusedError(parser.refusal)
      await store(phases, from)
    },
    onEnd: async (from) => {
      const phases = parser.end()
      if (parser.refusal !== null) throw new RefusedError(parser.refusal)
      await store(phases, from)
    },
    isEnough: () => titles.length >= FEWEST_PHASES,
  })
}

/** One phase and its sections in one statement, only while the lease holds; written twice it stands once. */
async function storePhase(
  ctx: Context,
  lease: Lease,
  phase: PhaseDraft & { position: number },
  from: Author,
): Promise<void> {
  const { rows } = await ctx.db.execute(sql`
    with held as (
      update roadmaps set ${renewed(ctx)}, author = ${from.author}, is_fallback = is_fallback or ${from.isFallback},
        updated_at = now()
      where ${holds(lease)} returning id
    ), phase as (
      insert into roadmap_phases (roadmap_id, position, title, overview, tags)
      select id, ${phase.position}::smallint, ${phase.title}, ${phase.overview},
        array(select jsonb_array_elements_text(${JSON.stringify(phase.tags)}::jsonb)) from held
      on conflict (roadmap_id, position) do nothing
      returning id
    ), sections as (
      insert into phase_sections (phase_id, section_number, title, description, aim, category, objectives)
      select phase.id, s.number, s.item ->> 'title', s.item ->> 'description', s.item ->> 'aim', s.item ->> 'category',
        array(select jsonb_array_elements_text(s.item -> 'objectives'))
      from phase, jsonb_array_elements(${JSON.stringify(phase.sections)}::jsonb) with ordinality as s(item, number)
    )
    select id from held`)
  if (rows.length === 0) throw new LostLeaseError()
}

/** The roadmap was deleted, stopped or taken over meanwhile: whoever wrote it just stops. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError'
}
