import { sql } from 'drizzle-orm'
import type { PhaseDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_PHASES, MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { type Author, RefusedError, stream } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { textArray } from '#worker/db/sql.ts'
import { RoadmapTextParser } from '#worker/features/roadmaps/author/roadmap-text.ts'
import { topicsOfSection } from '#worker/features/roadmaps/author/topics-of-section.ts'
import { type Claim, holds, LostLeaseError, renewed } from './lease.ts'
import { fewestPhases, writeRoadmapTask } from './tasks.ts'

/**
 * Has the missing phases written and stores each as soon as it is complete; what stands already is kept.
 * @param options.onText hears the text as it is written
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
  let parser = new RoadmapTextParser()
  const store = async (phases: PhaseDraft[], from: Author) => {
    for (const phase of phases) {
      // a model that begins anew instead of going on repeats what stands
      if (titles.length >= MAX_PHASES || titles.includes(phase.title)) continue
      // 2§9: a week has four sections; one that is short is written by the next attempt
      if (claim.internshipLanguage && phase.sections.length < MAX_SECTIONS_PER_PHASE) continue
      await storePhase(ctx, claim, { ...phase, position: titles.length + 1 }, from)
      titles.push(phase.title)
    }
  }
  await stream(ctx, writeRoadmapTask, {
    signal,
    nextInput: () => {
      parser = new RoadmapTextParser()
      return {
        prompt: claim.prompt,
        aboutTheLearner: claim.about,
        firstPhase: titles.length + 1,
        writtenPhases: [...titles],
        internshipLanguage: claim.internshipLanguage,
        goDeeperInto: claim.parentSection,
      }
    },
    onText: async (text, from) => {
      onText(text)
      const phases = parser.push(text)
      if (parser.refusal !== null) throw new RefusedError(parser.refusal)
      await store(phases, from)
    },
    onEnd: async (from) => {
      const phases = parser.end()
      if (parser.refusal !== null) throw new RefusedError(parser.refusal)
      await store(phases, from)
    },
    isEnough: () => titles.length >= fewestPhases(claim),
  })
}

/** One phase and its sections in one statement, only while the lease holds. @throws LostLeaseError when it does not */
async function storePhase(
  ctx: Context,
  claim: Claim,
  phase: PhaseDraft & { position: number },
  from: Author,
): Promise<void> {
  const prompt = claim.parentSection?.prompt ?? claim.prompt
  const sections = phase.sections.map((section) => ({ ...section, topics: topicsOfSection(section, prompt) }))
  const { rows } = await ctx.db.execute(sql`
    with held as (
      update roadmaps set ${renewed(ctx)}, author = ${from.author}, is_fallback = is_fallback or ${from.isFallback},
        updated_at = now()
      where ${holds(claim)} returning id
    ), phase as (
      insert into roadmap_phases (roadmap_id, position, title, overview, tags)
      select id, ${phase.position}::smallint, ${phase.title}, ${phase.overview},
        ${textArray(phase.tags)} from held
      returning id
    ), sections as (
      insert into phase_sections (phase_id, position, title, description, aim, category, objectives, topics)
      select phase.id, s.number, s.item ->> 'title', s.item ->> 'description', s.item ->> 'aim', s.item ->> 'category',
        array(select jsonb_array_elements_text(s.item -> 'objectives')),
        array(select jsonb_array_elements_text(s.item -> 'topics'))
      from phase, jsonb_array_elements(${JSON.stringify(sections)}::jsonb) with ordinality as s(item, number)
    )
    select id from phase`)
  if (rows.length === 0) throw new LostLeaseError()
}
