import * as z from 'zod'
import { INTERNSHIP_PATHWAY, RESOURCE_STATUSES } from '#shared/pathways/rules.ts'
import type { Pathway, PathwayQuestion, PathwayResource, PathwayWeek } from '#shared/pathways/schemas.ts'
import { documented } from '#worker/wire.ts'

const Status = z.enum(RESOURCE_STATUSES)
type Status = z.output<typeof Status>
const toStatus = (isCompleted: boolean): Status => (isCompleted ? 'complete' : 'incomplete')

/** EN-289 */
const WireResource = z.object({
  ...{ id: z.string(), title: z.string(), thumbnail: z.string().nullable(), link: z.string() },
  ...{ description: z.string(), status: Status, resourceType: z.enum(['video', 'link']) },
})
const toWireResource = (resource: PathwayResource): z.output<typeof WireResource> => ({
  ...{ id: resource.resourceId, title: resource.title, thumbnail: null, link: resource.link },
  ...{ description: resource.reason, status: toStatus(resource.isCompleted) },
  resourceType: resource.kind === 'video' ? 'video' : 'link',
})

/** EN-288 */
const WireWeek = z.object({
  ...{ week: z.number(), title: z.string(), header: z.string(), category: z.string(), aim: z.string() },
  ...{ description: z.string(), learningObjectives: z.array(z.string()), theme: z.string() },
  ...{ eightyTwentyPrompt: z.string(), learningResources: z.array(WireResource) },
})
const toWireWeek = (week: PathwayWeek): z.output<typeof WireWeek> => ({
  ...{ week: week.week, title: week.title, header: week.header, category: week.category, aim: week.aim },
  ...{ description: week.description, learningObjectives: week.objectives, theme: week.theme },
  ...{ eightyTwentyPrompt: week.prompt, learningResources: week.resources.map(toWireResource) },
})

/** EN-291: what is asked about a week. */
const WireTask = z.object({ id: z.string(), question: z.string() })
const WireTasks = z.object({ status: z.boolean(), completedTasks: z.array(WireTask), openTasks: z.array(WireTask) })
const toWireTask = ({ itemId, shown }: PathwayQuestion): z.output<typeof WireTask> => ({
  ...{ id: itemId, question: shown.ask },
})
const toWireTasks = ({ isDone, questions }: PathwayWeek): z.output<typeof WireTasks> => ({
  status: isDone,
  completedTasks: questions.filter(({ answer }) => answer?.isRight).map(toWireTask),
  openTasks: questions.filter(({ answer }) => !answer?.isRight).map(toWireTask),
})

const WireProgress = z.object({
  result: z.object({ pathwayId: z.string(), status: z.literal('in progress').nullable(), currentWeek: z.number() }),
  /** Resources by their ids, each with its status; and week1 to week4 (3§3). */
  progress: z.record(z.string(), z.union([Status, WireTasks])),
  weeks: z.array(WireWeek),
})
const toWireProgress = ({ weeks, ...result }: Pathway): z.output<typeof WireProgress> => ({
  result,
  progress: {
    ...Object.fromEntries(
      weeks.flatMap(({ resources }) =>
        resources.map(({ resourceId, isCompleted }) => [resourceId, toStatus(isCompleted)]),
      ),
    ),
    ...Object.fromEntries(weeks.map((week) => [`week${week.week}`, toWireTasks(week)])),
  },
  weeks: weeks.map(toWireWeek),
})

/** G-LRN-28: inferred from the id when absent. */
const PathwayType = z.literal('internship').default('internship')
const PathwayId = z.literal(INTERNSHIP_PATHWAY)
/** A status alone, or what an earlier answer said of it. */
const SentStatus = z.union([Status, z.object({ status: Status }).transform(({ status }) => status)])

/** D033, D034 */
export const wire = {
  open: documented({
    method: 'POST',
    path: '/ft/pathway/progress/{id}',
    summary: 'My way through the open-source internship, begun if it was not yet.',
    when: { id: INTERNSHIP_PATHWAY },
    input: z.object({ id: z.string().max(120), pathwayType: PathwayType }),
    toInput: ({ id }) => ({ pathwayId: id }),
    output: WireProgress,
    toOutput: toWireProgress,
  }),

  /** Only marks of what is read count: what is asked is graded (SEC-14). */
  update: documented({
    method: 'POST',
    path: '/ft/pathway/update',
    summary: 'Marks what I have read for the open-source internship.',
    when: { pathwayId: INTERNSHIP_PATHWAY },
    input: z.object({
      ...{ pathwayId: PathwayId, pathwayType: PathwayType, status: z.literal('in progress').default('in progress') },
      progress: z.record(z.string().max(120), SentStatus),
    }),
    toInput: ({ pathwayId, progress }) => ({
      pathwayId,
      resources: Object.entries(progress).map(([resourceId, status]) => ({
        ...{ resourceId, isCompleted: status === 'complete' },
      })),
    }),
    output: WireProgress.extend({ result: z.literal('ok') }),
    toOutput: (pathway: Pathway) => ({ ...toWireProgress(pathway), result: 'ok' as const }),
  }),
}
