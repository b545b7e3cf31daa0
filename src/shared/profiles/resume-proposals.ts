import { ENTRY_LENGTHS, type EntryKind } from './entry-rules.ts'
import { parseDates } from './resume-dates.ts'

/** A line of a resume, and how large its letters are. */
export interface ResumeLine {
  text: string
  size: number
}

/** What may become an entry of the profile; a month that the resume does not say is empty. */
export interface ProposedEntry {
  kind: EntryKind
  title: string
  organization: string
  /** `YYYY-MM`, or empty. */
  startedIn: string
  /** Null goes on. */
  endedIn: string | null
  description: string
}

export interface ResumeProposals {
  /** What somebody says of themselves. */
  summary: string
  entries: ProposedEntry[]
}

/** Heads of the parts of a resume; whatever stands under another is left alone. */
const HEADS: [part: EntryKind | 'summary' | 'other', head: RegExp][] = [
  ['job', /^(work |professional |relevant |job )?(experience|employment|history|work history|employment history)$/],
  ['education', /^(education|academic background|education and training)$/],
  ['certification', /^((licenses?|licences?) (and|&) )?certifi(cations?|cates?)( (and|&) licenses?)?$/],
  ['summary', /^((professional |executive )?summary|about( me)?|profile|objective)$/],
  [
    'other',
    /^(contact|(top |technical |key )?skills|languages|projects|publications|honors?(-| and |\/)awards|awards|interests|hobbies|references|volunteer(ing| experience)?|patents|courses|organizations|links)$/,
  ],
]

const partOf = (text: string) => {
  const head = text
    .toLowerCase()
    .replaceAll(/[:_—–-]+$/g, '')
    .trim()
  return HEADS.find(([, pattern]) => pattern.test(head))?.[0]
}

/** Reads a resume line by line, without guessing what is not there: only under its own heads, and by the dates that it gives. */
export function proposeEntries(lines: readonly ResumeLine[]): ResumeProposals {
  const parts = { job: [], education: [], certification: [], summary: [], other: [] } as Record<
    (typeof HEADS)[number][0],
    ResumeLine[]
  >
  let open: keyof typeof parts = 'other'
  for (const line of lines.filter(({ text }) => !FOOTER.test(text))) {
    const part = partOf(line.text)
    if (part) open = part
    else parts[open].push(line)
  }
  return {
    summary: parts.summary
      .map(({ text }) => text)
      .join(' ')
      .slice(0, ENTRY_LENGTHS.description),
    entries: [
      ...datedEntries('job', parts.job),
      ...datedEntries('education', parts.education),
      ...datedEntries('certification', parts.certification),
      ...undated('certification', parts.certification),
    ].filter(({ title, organization }) => title !== '' || organization !== ''),
  }
}

/** What stands at the foot of each page. */
const FOOTER = /^page \d+( of \d+)?$/i
/** A point of a list describes, and names nothing. */
const POINT = /^[-–•*·▪◦]\s/
const DURATION = /^\d+ (years?|months?)( \d+ months?)?$/
const MOST_PROPOSED = 30

/** Each date begins an entry, whose head stands before it and whose description after it. */
function datedEntries(kind: EntryKind, lines: readonly ResumeLine[]): ProposedEntry[] {
  const dated = lines.flatMap(({ text }, at) => {
    const dates = parseDates(text)
    return dates ? [{ at, ...dates }] : []
  })
  const heads = dated.map(({ at, rest }, index) => {
    const since = (dated[index - 1]?.at ?? -1) + 1
    return headBefore(lines.slice(since, at), rest, bodySizeOf(lines))
  })
  let organization = ''
  return dated.slice(0, MOST_PROPOSED).map(({ at, startedIn, endedIn }, index) => {
    const head = heads[index]?.head ?? []
    const next = heads[index + 1]
    const until = next ? (dated[index + 1]?.at ?? lines.length) - next.taken : lines.length
    const named = namesOf(kind, head)
    // several positions at one place name it once
    organization = named.organization || organization
    return {
      ...{ kind, startedIn, endedIn, organization: organization.slice(0, ENTRY_LENGTHS.organization) },
      title: named.title.slice(0, ENTRY_LENGTHS.title),
      description: lines
        .slice(at + 1, until)
        .map(({ text }) => text)
        .join('\n')
        .slice(0, ENTRY_LENGTHS.description),
    }
  })
}

/** Two lines at most: the larger ones, or those right before the date. */
function headBefore(before: readonly ResumeLine[], rest: string, bodySize: number) {
  // a line that names both says all
  if (BETWEEN.test(rest)) return { head: [rest], taken: 0 }
  const lines = before
    .slice(before.findLastIndex(({ text }) => POINT.test(text)) + 1)
    .filter(({ text }) => !DURATION.test(text))
  const isLarger = ({ size }: ResumeLine) => size > bodySize + 0.3
  const larger = lines.slice(lines.findLastIndex((line) => !isLarger(line)) + 1)
  const most = rest === '' ? 2 : 1
  const head = (larger.length > 0 ? larger : lines).slice(-most)
  const taken = head[0] ? before.length - before.indexOf(head[0]) : 0
  return { head: [...head.map(({ text }) => text), ...(rest === '' ? [] : [rest])], taken }
}

/** The size that most letters have. */
function bodySizeOf(lines: readonly ResumeLine[]): number {
  const letters = new Map<number, number>()
  for (const { text, size } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

const PROFESSION =
  /\b(engineer|developer|programmer|designer|manager|lead|analyst|scientist|architect|consultant|administrator|director|officer|founder|intern|trainee|student|teacher|tutor|assistant|researcher|specialist|head of|cto|ceo|devops|sre|qa|freelancer?|contractor|writer|owner)\b/i
const DEGREE =
  /\b(b\.?sc|m\.?sc|bachelor|master|ph\.?d|doctor|diploma|degree|associate|mba|certificate|bootcamp|course)\b/i
const BETWEEN = /\s+(?:\||·|•|—|–|-|at|@)\s+|\s*:\s+/

/** Which of the names is what somebody was, and which is where. */
function namesOf(kind: EntryKind, head: readonly string[]): { title: string; organization: string } {
  const [first = '', second = ''] = head.length === 1 ? (head[0] ?? '').split(BETWEEN) : head
  const isTitle = kind === 'job' ? PROFESSION : DEGREE
  if (second === '')
    return isTitle.test(first) || kind === 'certification'
      ? { title: first, organization: '' }
      : { title: '', organization: first }
  const isFirst = isTitle.test(first) && !isTitle.test(second)
  return isFirst || kind === 'certification'
    ? { title: first, organization: second }
    : { title: second, organization: first }
}

/** Certificates are often named without a date. */
const undated = (kind: EntryKind, lines: readonly ResumeLine[]): ProposedEntry[] =>
  lines.some(({ text }) => parseDates(text))
    ? []
    : untilLarger(lines)
        .slice(0, MOST_PROPOSED)
        .map(({ text }) => {
          const { title, organization } = namesOf(kind, [text])
          const lengths = ENTRY_LENGTHS
          return {
            ...{
              kind,
              title: title.slice(0, lengths.title),
              organization: organization.slice(0, lengths.organization),
            },
            ...{ startedIn: '', endedIn: null, description: '' },
          }
        })

/** A column at the side ends where the large letters of the page's head begin. */
function untilLarger(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const end = lines.findIndex(({ size }) => size > (lines[0]?.size ?? 0) + 0.3)
  return end < 0 ? lines : lines.slice(0, end)
}
