import { PhaseDraft, SectionDraft } from '#shared/roadmaps/drafts.ts'
import {
  MAX_OBJECTIVES,
  MAX_SECTIONS_PER_PHASE,
  MIN_OBJECTIVES,
  MIN_SECTIONS_PER_PHASE,
} from '#shared/roadmaps/rules.ts'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'

/** From what somebody outside wrote, a model or a learner, to what is stored: plain text within bounds, or nothing. */

const MAX_TITLE = 160
const MAX_TEXT = 1200
const MAX_AIM = 400
const MAX_OBJECTIVE = 300
const MAX_LABEL = 40
const MAX_TAGS = 6
const DEFAULT_CATEGORY = 'Concept'

export interface RawSection {
  title: string
  category: string
  aim: string
  about: string
  objectives: string[]
}

export interface RawPhase {
  title: string
  overview: string
  tags: string
  sections: RawSection[]
}

/** @param problems is told what was left out, and why */
export function phaseOf(raw: RawPhase, problems: string[]): PhaseDraft | null {
  const title = titleOf(raw.title)
  const sections = raw.sections
    .map((section) => sectionOf(section, title, problems))
    .filter((section) => section !== null)
  if (sections.length < MIN_SECTIONS_PER_PHASE) {
    problems.push(`Phase "${title}": ${sections.length} valid sections, at least ${MIN_SECTIONS_PER_PHASE} needed.`)
    return null
  }
  const phase = PhaseDraft.safeParse({
    title,
    overview: clean(raw.overview, MAX_TEXT),
    tags: tagsOf(raw.tags, title),
    sections: sections.slice(0, MAX_SECTIONS_PER_PHASE),
  })
  if (!phase.success) problems.push(`Phase "${title}": ${invalidFields(phase.error.issues)}.`)
  return phase.success ? phase.data : null
}

export function sectionOf(raw: RawSection, phaseTitle: string, problems: string[]): SectionDraft | null {
  const title = titleOf(raw.title)
  const objectives = raw.objectives.map((objective) => clean(objective, MAX_OBJECTIVE)).filter((text) => text !== '')
  const section = SectionDraft.safeParse({
    title,
    description: clean(raw.about, MAX_TEXT),
    aim: clean(raw.aim, MAX_AIM),
    category: clean(raw.category, MAX_LABEL) || DEFAULT_CATEGORY,
    objectives: [...new Set(objectives)].slice(0, MAX_OBJECTIVES),
  })
  if (section.success) return section.data
  const reason =
    objectives.length < MIN_OBJECTIVES
      ? `${objectives.length} objectives, at least ${MIN_OBJECTIVES} needed`
      : invalidFields(section.error.issues)
  problems.push(`Phase "${phaseTitle}", section "${title}": ${reason}.`)
  return null
}

function tagsOf(line: string, title: string): string[] {
  const tags = line.split(/[,;]/).map((tag) => clean(tag, MAX_LABEL).replace(/^#+/, ''))
  const distinct = [...new Set(tags)].filter((tag) => tag !== '').slice(0, MAX_TAGS)
  return distinct.length > 0 ? distinct : [cutAtWord(title.split(' ').slice(0, 3).join(' '), MAX_LABEL)]
}

function invalidFields(issues: { path: PropertyKey[] }[]): string {
  return `missing or invalid ${[...new Set(issues.map((issue) => String(issue.path[0])))].join(', ')}`
}

/** What a heading is called; of one without words, nothing. */
export const titleOf = (text: string): string => clean(text, MAX_TITLE)

/** Looks only at the beginning of absurdly long texts, so that cleaning stays cheap. */
function clean(text: string, maxLength: number): string {
  return cutAtWord(plainText(text.slice(0, 4 * maxLength)), maxLength)
}
