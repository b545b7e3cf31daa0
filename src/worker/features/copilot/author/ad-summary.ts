import { readLimits, sentencesOf } from '#shared/jobs/read-limits.ts'
import { names } from '#shared/jobs/skills.ts'
import { askedSkills, type Brief, listed } from './brief.ts'

const OF_COMPANY = /\b(we are|we're|is a|our (mission|product|customers)|founded|company)\b/i
const OF_WORK = /\b(you will|you'll|you would|responsib\w+|day to day|your job|own the|build|work on|maintain)\b/i
const OF_PAY = /[$€£]\s?\d|\b\d{2,3}\s?k\b|\bsalary\b/i
const MOST_LINES = 3

/** What an ad says, in its own sentences: of the company, of the work, what it asks for, what limits it, what it pays. */
export function composeAdSummary({ ad }: Pick<Brief, 'ad'>): string {
  const lines = sentencesOf(ad.description).filter((line) => line.length >= 20 && line.length <= 400)
  const skills = askedSkills({ ad }).map(({ skill }) => skill)
  const limits = readLimits(ad.description).map(({ quote }) => quote)
  const taken = new Set<string>(limits)
  const take = (pattern: RegExp, most: number) => {
    const found = lines.filter((line) => pattern.test(line) && !taken.has(line)).slice(0, most)
    for (const line of found) taken.add(line)
    return found
  }
  const pay = take(OF_PAY, 1)
  const company = take(OF_COMPANY, 1)
  const work = take(OF_WORK, MOST_LINES)
  const named = lines.filter((line) => !taken.has(line) && skills.some((skill) => names(skill, line))).slice(0, 2)
  const parts: [string, readonly string[]][] = [
    ['The company', company],
    ['The work', work.length > 0 || named.length > 0 ? work : lines.slice(0, MOST_LINES)],
    ['What it asks for', [...(skills.length > 0 ? [`By name: ${listed(skills)}.`] : []), ...named]],
    ['What limits it', limits],
    ['What it pays', pay.length > 0 ? pay : ['It does not say.']],
  ]
  return parts
    .filter(([, said]) => said.length > 0)
    .map(([head, said]) => [`## ${head}`, ...said.map((line) => `- ${line}`)].join('\n'))
    .join('\n\n')
}
