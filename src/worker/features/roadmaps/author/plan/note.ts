import type { ForeignLanguage } from '../hear/other-languages.ts'
import { mainTopics } from './choose-sections.ts'
import { list } from './phase-wording.ts'
import type { Understood } from './understand.ts'

/** The two sentences that a plan begins with: what was understood, and what of it the plan does not do. */

const PURPOSES: Record<string, (subject: string) => string> = {
  interview: (subject) => `to prepare for an interview about ${subject}`,
  migration: (subject) => `to move to ${subject}`,
  contribution: (subject) => `to contribute to a project with ${subject}`,
  project: (subject) => `to build something with ${subject}`,
  teaching: (subject) => `to learn ${subject} in order to teach it`,
  reading: (subject) => `to read code that uses ${subject}`,
  certification: (subject) => `to learn ${subject} for a certificate`,
  job: (subject) => `to learn ${subject} for a job`,
}

const LEVELS = { beginner: 'from the beginning', intermediate: 'beyond the basics', advanced: 'at an advanced level' }

const MOST_QUOTED = 90

/** "You know Python. You want to learn Docker, in 12 weeks, without Kubernetes." */
export function heardText(asked: Understood, prompt: string): string {
  const known = asked.known.map(({ title }) => inSentence(title))
  const subject = list(mainTopics(asked).map(({ title }) => inSentence(title)))
  const wanted = subject
    ? `You want ${(PURPOSES[asked.purpose ?? ''] ?? ((what: string) => `to learn ${what}`))(subject)}`
    : `You asked for “${quoted(prompt)}”`
  const details = [
    asked.level && LEVELS[asked.level],
    asked.time,
    asked.unwantedText && `without ${asked.unwantedText}`,
  ].filter((detail) => Boolean(detail))
  const knows = known.length > 0 ? `You know ${list(known.slice(0, 4))}. ` : ''
  return `${knows}${[wanted, ...details].join(', ')}.`
}

/** "Machine learning" as it stands within a sentence; "React" and "Flutter and Dart" stay. */
export const inSentence = (title: string): string =>
  /^[A-Z][a-z-]+ [a-z]/.test(title) && !/ [A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

function quoted(prompt: string): string {
  const line = prompt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]+$/, '')
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED).replace(/\s\S*$/, '')} …` : line
}

export interface Shortfall {
  notCovered: readonly string[]
  assumed: readonly string[]
  /** What it takes, where that is more than there is. */
  hours: number | null
}

const IN_ENGLISH: Record<ForeignLanguage, string> = {
  es: 'El plan está en inglés.',
  pt: 'O plano está em inglês.',
  fr: 'Le plan est en anglais.',
  de: 'Der Plan ist auf Englisch.',
  hi: 'यह योजना अंग्रेज़ी में है।',
  zh: '这份计划是用英文写的。',
  it: 'Il piano è in inglese.',
  nl: 'Het plan is in het Engels.',
  pl: 'Plan jest po angielsku.',
  tr: 'Plan İngilizcedir.',
  ru: 'План на английском языке.',
  uk: 'План англійською мовою.',
  ja: 'このプランは英語で書かれています。',
  ko: '이 계획은 영어로 작성되었습니다.',
  ar: 'الخطة باللغة الإنجليزية.',
  id: 'Rencana ini berbahasa Inggris.',
  vi: 'Kế hoạch này bằng tiếng Anh.',
  sv: 'Planen är på engelska.',
  et: 'Kava on inglise keeles.',
}

/** "Not covered: … Assumed: you know the basics of …"; null where there is nothing to tell. */
export function notHonouredText({ notCovered, assumed, hours }: Shortfall, asked: Understood): string | null {
  const sentences = [
    notCovered.length > 0 ? `Not covered: ${told(notCovered)}.` : '',
    assumed.length > 0 ? `Assumed: you know the basics of ${told(assumed.map(inSentence))}.` : '',
    hours === null ? '' : `It takes about ${hours} hours, more than you have.`,
    asked.language === 'en' ? '' : IN_ENGLISH[asked.language],
  ].filter((sentence) => sentence !== '')
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** "macros, charts and scripts"; "classes and larger designs; virtual environments", where an "and" of the list's own would mislead. */
const told = (items: readonly string[]): string =>
  items.some((item) => item.includes(' and ')) ? items.join('; ') : list(items)
