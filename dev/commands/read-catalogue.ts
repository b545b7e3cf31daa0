import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { youtubeIdOf } from '#shared/resources/rules.ts'
import { ResourceKind, ResourceLevel } from '#shared/resources/schemas.ts'

/** One line of drizzle/catalogue/<topic>.tsv, as the table resources holds it. */
export type CatalogueEntry = {
  link: string
  title: string
  author: string
  kind: ResourceKind
  topics: string[]
  /** Sections of the library that it serves: topic/section. */
  sections: string[]
  level: ResourceLevel
  language: string
  publishedYear: number | null
  /** The middle of the month, where that is known. */
  publishedOn: string | null
  isMaintained: boolean
  summary: string
  popularity: number
}

/** `at` is file:line, for whoever has to mend it. */
export type CatalogueRow = { at: string; topic: string; entry: CatalogueEntry }
export type Catalogue = { topics: string[]; rows: CatalogueRow[]; problems: string[] }

const columns = ['link', 'title', 'by', 'kind', 'topics', 'sections', 'level', 'language', 'year', 'about']
const limits = { title: 110, by: 80, about: 160 }

/** Reads every file of the folder. What can't be an entry is a problem, one sentence each, and no row. */
export function readCatalogue(folder: string): Catalogue {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  const catalogue: Catalogue = { topics: files.map((name) => basename(name, '.tsv')).sort(), rows: [], problems: [] }
  for (const file of files.sort()) readFile(join(folder, file), catalogue)
  return catalogue
}

function readFile(path: string, { rows, problems }: Catalogue): void {
  const file = basename(path)
  const [header = '', ...lines] = readFileSync(path, 'utf8').split('\n')
  if (lines.at(-1) === '') lines.pop()
  else problems.push(`${file}:${lines.length + 1}: the last line does not end.`)
  if (header.split('\t').slice(0, columns.length).join() !== columns.join()) {
    problems.push(`${file}:1: the header is not "${columns.join(' ')}".`)
    return
  }
  for (const [index, line] of lines.entries()) {
    const at = `${file}:${index + 2}`
    const found = problemsOfLine(line)
    problems.push(...found.map((problem) => `${at}: ${problem}`))
    if (found.length === 0) rows.push({ at, topic: basename(path, '.tsv'), entry: toEntry(line.split('\t')) })
  }
}

function problemsOfLine(line: string): string[] {
  const cells = line.split('\t')
  if (cells.length < columns.length || cells.length > columns.length + 1) {
    return [`${cells.length} columns, where there must be ${columns.length} or one more for the citations.`]
  }
  const [link = '', title = '', by = '', kind = '', topics = '', ...rest] = cells
  const [sections = '', level = '', language = '', year = '', about = '', cited = ''] = rest
  const isVideo = /^https:\/\/(www\.)?(youtube\.com|youtu\.be)\//.test(link)
  const rules: [boolean, string][] = [
    [isLink(link), `"${link}" is not a complete https link.`],
    [ResourceKind.safeParse(kind).success, `"${kind}" is not a kind of resource.`],
    [(kind === 'video') === isVideo, `the kind "${kind}" does not go with ${link}: videos are what YouTube has.`],
    [!isVideo || youtubeIdOf(link) !== null || link.includes('list='), `${link} leads to no video.`],
    [ResourceLevel.safeParse(level).success, `"${level}" is not a level.`],
    [language === 'en', `"${language}" is not a language that we offer.`],
    [isYear(year), `"${year}" is neither "current" nor a year or a month such as 2026-09 up to now.`],
    [/^[a-z0-9-]+(,[a-z0-9-]+){0,3}$/.test(topics), `"${topics}" is not a list of one to four topics.`],
    [
      /^([a-z0-9-]+\/[a-z0-9-]+(,[a-z0-9-]+\/[a-z0-9-]+)*)?$/.test(sections),
      `"${sections}" is not a list of sections, each topic/section.`,
    ],
    [isText(title, limits.title), `the title must have 1 to ${limits.title} characters and no stray spaces.`],
    [isText(by, limits.by), `the author must have 1 to ${limits.by} characters and no stray spaces.`],
    [isText(about, limits.about), `the description must have 1 to ${limits.about} characters and no stray spaces.`],
    [/^\d{0,6}$/.test(cited), 'the citations are not a number.'],
  ]
  return rules.filter(([isKept]) => !isKept).map(([, problem]) => problem)
}

const isLink = (link: string) =>
  link.startsWith('https://') && !/\s/.test(link) && URL.canParse(link) && link.length <= 2048

const isYear = (year: string) =>
  year === 'current' ||
  (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(year) && year >= '1970' && year <= new Date().toISOString().slice(0, year.length))

function isText(text: string, maxLength: number): boolean {
  return text.length > 0 && text.length <= maxLength && text.replaceAll(/\s+/g, ' ').trim() === text
}

function toEntry(cells: string[]): CatalogueEntry {
  const [link = '', title = '', author = '', kind, topics = '', sections, level, language = '', ...rest] = cells
  const [year = '', summary = '', cited] = rest
  const isMaintained = year === 'current'
  return {
    ...{ link, title, author, language, summary, isMaintained },
    kind: ResourceKind.parse(kind),
    level: ResourceLevel.parse(level),
    topics: topics.split(','),
    sections: sections ? sections.split(',') : [],
    publishedYear: isMaintained ? null : Number(year.slice(0, 4)),
    publishedOn: year.includes('-') ? `${year}-15` : null,
    popularity: Number(cited ?? 0),
  }
}
