import { countOf } from '#shared/count-of.ts'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import type { Stop } from '#shared/progress/way-on.ts'
import type { RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { getHome } from '#worker/features/progress/home/queries.ts'
import { listRoadmaps } from '#worker/features/roadmaps/listing/queries.ts'
import type { ChatRecord, Tool } from './record.ts'

const ROADMAPS_TOLD = 5

const sectionPath = (ownerId: string, roadmapId: string, stop: Pick<Stop, 'phaseId' | 'number'>): string =>
  `/learn/${ownerId}/${roadmapId}/${stop.phaseId}?section=${stop.number}`

const homeOf = (ctx: UserContext) => getHome(ctx, { timeZone: 'UTC', firstDay: 1 })

/** Where the person goes on: the next section, and what is due again. */
export const next: Tool = {
  finds: 'What the person should do next: their next section and what is due for review',
  hears:
    /\bwhat('?s| is) next\b|\b(what|which|where) .*\b(should|do|can|could) i (do|learn|study|work on|read|begin|start)\b|\bnext (step|section)\b|\bwhere was i\b|\b(go on|continue|resume) (learning|with my|my)\b/,
  read: async (ctx) => {
    const { ownerId, current, reviews } = await homeOf(ctx)
    const stop = current?.next
    const records: ChatRecord[] = []
    if (current && stop)
      records.push({
        ...{ kind: 'yours', label: stop.title ?? current.title, path: sectionPath(ownerId, current.id, stop) },
        text: stop.title
          ? `Your next section in ${current.title}: ${stop.title}, in phase ${stop.phaseNumber}.`
          : `Begin ${current.title} with its first section.`,
      })
    if (reviews.due > 0)
      records.push({
        ...{ kind: 'yours', label: 'Review', path: '/review' },
        text: `${countOf(reviews.due, 'question is', 'questions are')} due again, about five minutes.`,
      })
    if (records.length > 0) return { lead: 'This is where you go on:', records }
    return {
      lead: 'You have no section open at the moment. A good first step is a roadmap of your own:',
      records: [planRecord('')],
    }
  },
}

/** What they learn and how far they are. */
export const progress: Tool = {
  finds: 'The person’s roadmaps and how far they are',
  hears: /\bmy (roadmaps?|progress|learning|courses?)\b|\bhow far\b|\bam i learning\b/,
  read: async (ctx) => {
    const { ownerId, roadmaps } = await listRoadmaps(ctx, undefined)
    if (roadmaps.length === 0) return { lead: 'You have no roadmap yet.', records: [planRecord('')] }
    return {
      lead: `You have ${countOf(roadmaps.length, 'roadmap')}${roadmaps.length > ROADMAPS_TOLD ? `, the latest ${ROADMAPS_TOLD} of them` : ''}:`,
      records: roadmaps.slice(0, ROADMAPS_TOLD).map((roadmap) => ({
        ...{ kind: 'yours' as const, label: roadmap.title, path: `/learn/${ownerId}/${roadmap.id}` },
        text: `${roadmap.title}: ${extentOf(roadmap)}.`,
      })),
    }
  },
}

function extentOf({ phases, hasCertificate }: RoadmapSummary): string {
  const [done, total] = [phases, phases].map((all, at) =>
    all.reduce((sum, { completed, total: length }) => sum + (at === 0 ? completed : length), 0),
  )
  return `${done} of ${countOf(total ?? 0, 'section')} completed${hasCertificate ? ', with a certificate' : ''}`
}

/** Where they are asked questions. */
export const quiz: Tool = {
  finds: 'Where the person is asked questions',
  hears:
    /\b(quiz|test|examine) (me|myself)\b|\bask me (a |some )?questions?\b|\bquiz(zes)?\b|\bmy reviews?\b|\bquestions? .*\bdue\b/,
  read: async (ctx) => {
    const { ownerId, current, reviews } = await homeOf(ctx)
    const records: ChatRecord[] = []
    if (reviews.due > 0)
      records.push({
        ...{ kind: 'yours', label: 'Review', path: '/review' },
        text: `${countOf(reviews.due, 'question')} of what you learned ${reviews.due === 1 ? 'is' : 'are'} due.`,
      })
    if (current?.next)
      records.push({
        ...{
          kind: 'yours',
          label: current.next.title ?? current.title,
          path: sectionPath(ownerId, current.id, current.next),
        },
        text: `The questions of your next section in ${current.title}.`,
      })
    const lead = 'Questions count where they are graded, so I lead you there:'
    return records.length > 0 ? { lead, records } : null
  },
}

/** A roadmap for what they name; the plan costs nothing, and its page shows the price before anything is written. */
export const plan: Tool = {
  finds: 'A roadmap for a goal, with its price; the words are the goal',
  hears:
    /\b(roadmap|course|curriculum|learning path|study plan)\b.*\b(for|on|about|to)\b|\bteach me\b|\b(want|like|need|help me|how (do|can|should) i)( to)? learn\b|^learn\b/,
  read: async (_, { query }) => {
    const goal = goalOf(query)
    if (goal === '') return null
    const price = countOf(ROADMAP_PRICE_CREDITS, 'credit')
    return {
      lead: `A roadmap costs ${price}, and its plan nothing. You see the plan first and decide then:`,
      records: [planRecord(goal)],
    }
  },
}

const goalOf = (query: string): string =>
  (
    /\b(?:roadmap|course|curriculum|learning path|study plan)\b.*?\b(?:for|on|about|to)\s+(.{2,200})$/.exec(
      query,
    )?.[1] ??
    /\b(?:teach me|learn(?:ing)?)\s+(?:about\s+|how to\s+)?(.{2,200})$/.exec(query)?.[1] ??
    ''
  )
    .replace(/[?.!\s]+$/, '')
    .trim()

function planRecord(goal: string): ChatRecord {
  const path = goal === '' ? '/learn' : `/learn?${new URLSearchParams({ prompt: goal, plan: '1' })}`
  const label = goal === '' ? 'Your roadmaps' : `Plan: ${goal}`
  return { kind: 'yours', label, path, text: goal === '' ? 'Say what you want to learn.' : `A plan to learn ${goal}.` }
}
