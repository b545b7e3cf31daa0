import type { Found } from '#worker/features/library/queries.ts'
import type { Heard, Part } from '../hear/hear-prompt.ts'
import type { Placed } from './place-names.ts'

const LEARN_BEFORE = /^(?:learn|learning|study|master|teach|me)$/
const WITH_BEFORE = /^(?:with|using|in|into|of|about)$/

/** "Our Shopify store", "the ERP database": what somebody has, not what they want to learn. */
const OWN_BEFORE = /^(?:my|our|your|his|her|their|the|this|that|a|an|from)$/

/** What the library lacks by name, and whether it is what was asked for: alone, first, or what something is made with. */
export function lackingOf(heard: Heard, found: Found, { names, partAt }: { names: readonly Placed[]; partAt: PartAt }) {
  const hasTopic = names.some(({ topicId, start }) => topicId && partAt(start) === 'wanted')
  const wordAt = (at: number): string => heard.words[at - 1]?.word ?? ''
  const isOwn = ({ start, end }: Placed) => OWN_BEFORE.test(wordAt(start - 1)) && /^\p{L}/u.test(wordAt(end + 1))
  const isAsked = (name: Placed) =>
    name.start === 1 ||
    LEARN_BEFORE.test(wordAt(name.start - 1)) ||
    (WITH_BEFORE.test(wordAt(name.start - 1)) && !isSpoken(name, found))
  return names
    .filter(({ topicId, start }) => !topicId && partAt(start) === 'wanted')
    .map((name) => ({ label: name.label, isMain: isAsked(name) || (!hasTopic && !isOwn(name)) }))
}

type PartAt = (at: number) => Part

/** "Git for a thesis in LaTeX": what a path is asked for with is no subject of its own. */
const isSpoken = ({ name }: Placed, { paths }: Found): boolean =>
  paths.some(({ phrases }) => phrases.some(({ lexemes }) => name.split(' ').every((stem) => lexemes.includes(stem))))

const way = (through: string): RegExp => new RegExp(`^${through}(?: (?:our|my|own|an?|the|modern|plain|new))*$`)
const AWAY = way('to')
const TURNED = way('(?:[^ ,.]+ ){0,2}(?:to|into|onto)')
const MIGRATED = way('(?:[^ ,.]+ ){0,5}(?:to|into|onto|with|by|in)')
/** "Python to automate Excel" */
const DOING = /^(?:automate|make|build|write|scrape) /

/** Where the names stand that are led away from: what a prompt begins with, "Angular to React"; what the library lacks, "our Perl scripts in Python". */
export function leftBehind({ words, purpose }: Heard, names: readonly Placed[]): number[] {
  // "contribute to Kubernetes" leads nowhere
  if (purpose === 'contribution') return []
  const said = words.map(({ word }) => word)
  const turned = purpose === 'migration' ? MIGRATED : TURNED
  const isLeft = (from: Placed) =>
    names.some(({ start, topicId, label }) => {
      const between = said.slice(from.end, start - 1).join(' ')
      if (!from.topicId && topicId) return turned.test(between)
      return from.start === 1 && AWAY.test(between) && !DOING.test(label)
    })
  return names
    .filter(isLeft)
    .flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, index) => start + index))
}
