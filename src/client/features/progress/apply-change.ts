import type { CourseProgress, SectionProgress, Task } from '#shared/progress/schemas.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'

/** What a learner can change in a phase with one click; it shows at once and is sent in turn (2§4). */
export type ProgressChange =
  | { kind: 'mark'; sectionId: string; itemId: string; status: ContentItem['status'] }
  | { kind: 'swap'; sectionId: string; itemId: string; bonusItemId: string }

/** The progress as it stands after a change. A card that is no longer there leaves everything as it is. */
export function applyChange(course: CourseProgress, change: ProgressChange): CourseProgress {
  return changeSection(course, change.sectionId, (section) =>
    change.kind === 'mark' ? mark(section, change.itemId, change.status) : swap(section, change),
  )
}

/** The number under which a section's progress is kept now; edits of the phase may change it. */
export function numberOfSection(course: CourseProgress, sectionId: string): string | null {
  return Object.keys(course.progress).find((number) => course.progress[number]?.sectionId === sectionId) ?? null
}

export function sectionOf(course: CourseProgress | undefined, sectionId: string): SectionProgress | null {
  return Object.values(course?.progress ?? {}).find((section) => section.sectionId === sectionId) ?? null
}

export function changeSection(
  course: CourseProgress,
  sectionId: string,
  change: (section: SectionProgress) => SectionProgress,
): CourseProgress {
  const number = numberOfSection(course, sectionId)
  const section = number === null ? undefined : course.progress[number]
  if (number === null || !section) return course
  return { ...course, progress: { ...course.progress, [number]: change(section) } }
}

/** Every question of a section in the order of its objectives, whether its answer was accepted or not. */
export function tasksOf({ completedTasks, openTasks, learningObjectives }: SectionProgress): Task[] {
  const placeOf = ({ objective }: Task) => {
    const place = learningObjectives.indexOf(objective)
    return place < 0 ? learningObjectives.length : place
  }
  return [...completedTasks, ...openTasks].sort((one, other) => placeOf(one) - placeOf(other))
}

const mark = (section: SectionProgress, itemId: string, status: ContentItem['status']): SectionProgress => ({
  ...section,
  content: section.content.map((item) => (item.id === itemId ? { ...item, status } : item)),
})

function swap(section: SectionProgress, { itemId, bonusItemId }: { itemId: string; bonusItemId: string }) {
  const card = section.content.find(({ id }) => id === itemId)
  const bonus = section.bonusContent.find(({ id }) => id === bonusItemId)
  if (!card || !bonus) return section
  return {
    ...section,
    content: section.content.map((item) => (item === card ? bonus : item)),
    bonusContent: section.bonusContent.map((item) => (item === bonus ? card : item)),
  }
}
