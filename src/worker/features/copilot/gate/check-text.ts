import type { Fact } from '#shared/applications/fit.ts'
import { type ClaimKind, type Piece, splitText, type Unknown } from '#shared/copilot/pieces.ts'
import { type Claim, escaped, readClaims, readEmployers, type Source, sourceOf } from './read-claims.ts'

/** What a text is checked against: what somebody's records say, and what the ad says. */
export interface Grounds {
  facts: readonly Fact[]
  ad: { title: string; company: string; description: string }
}

interface KnownFact extends Source {
  id: string
  /** Of an entry: its title and organisation alone. */
  head: Source | null
}

export interface Known {
  facts: readonly KnownFact[]
  ad: Source
  /** The job and its employer, by which a letter calls them. */
  target: RegExp | null
  /** A statement that the employer begins: "Harbor Bank moves money". */
  employer: RegExp | null
}

/** Who they are is one fact: it is said in one breath. */
const PERSON = ['profile:name', 'profile:roles', 'profile:location']
const PERSON_ID = 'profile:name'

export function knownOf({ facts, ad }: Grounds): Known {
  const person = facts.filter(({ id }) => PERSON.includes(id))
  const others = facts.filter(({ id }) => !PERSON.includes(id))
  const known = (id: string, text: string): KnownFact => {
    // an entry begins with its kind, its title and its organisation
    const head = id.startsWith('entry:') ? text.split('\n', 3).join('\n') : null
    const isTotal = id === 'profile:worked'
    return { id, head: head === null ? null : sourceOf(head), isTotal, ...sourceOf(text, head ?? text) }
  }
  const called = [ad.company, ad.title, ...ad.title.split(/[,(–|-]/)].map((name) => name.trim())
  const names = called.filter((name) => name.length > 1).map(escaped)
  return {
    facts: [
      ...(person.length > 0 ? [known(PERSON_ID, person.map(({ text }) => text).join('\n'))] : []),
      ...others.map(({ id, text }) => known(id, text)),
    ],
    ad: sourceOf([ad.title, ad.company, ad.description].join('\n')),
    employer: ad.company.length > 1 ? new RegExp(`^${escaped(ad.company)}\\s+\\p{Ll}`, 'u') : null,
    target: names.length > 0 ? new RegExp(names.join('|'), 'giu') : null,
  }
}

/**
 * A draft, sentence by sentence: what each rests on, and what of it nothing says. Deterministic; a sentence without any
 * unknown claims nothing that neither the facts nor, where it speaks of the job, the ad say.
 */
export function checkText(text: string, known: Known): Piece[] {
  const pieces: Piece[] = []
  for (const { text: sentence, begins } of splitText(text)) {
    const before = REFERRING.test(sentence) ? pieces.at(-1)?.factIds : undefined
    const facts = before?.length ? known.facts.filter(({ id }) => before.includes(id)) : known.facts
    pieces.push({ text: sentence, begins, ...checkSentence(sentence, { ...known, facts }) })
  }
  return pieces
}

/** "There I also …" is said of what was just spoken of, and of nothing else. */
const REFERRING =
  /^(there|while there|this|that|it|these|in (that|this) (role|job|position|time)|at the same (company|time|place))\b/i

const OF_AN_AD: readonly ClaimKind[] = ['skill', 'number', 'name', 'degree']

/** Whether a text that tells of an ad, or asks about it, counts and names only what the ad does. */
export const isOfAd = (text: string, { ad }: Pick<Known, 'ad'>): boolean =>
  readClaims(text).every((claim) => !OF_AN_AD.includes(claim.kind) || claim.isIn(ad))

/** Where one statement ends and another begins. */
const STATEMENTS =
  /;\s+|\s+[–—]\s+|:\s+|,?\s+(?:and|but|while|whereas|so|because|although|since)\s+(?=(?:I|you|your|my|it|they|this|that|the (?:role|ad|position))\b)|,\s+(?=(?:which|who|where)\b)|\s+that\s+(?=I\b)/

const SELF = /\b(I|me|my|mine|myself|we|our|us|candidate|applicant|next (engineer|developer|hire))\b/i
const OF_THE_JOB = /\b(you|your|yours|(the|this) (role|ad|position|job|opening))\b/i
const DONE =
  /^(\p{Lu}\p{Ll}+ed|Led|Built|Ran|Wrote|Grew|Cut|Made|Won|Taught|Spoke|Sold|Brought|Kept|Took|Held|Found|Set|Drove|Began|Oversaw)\b/u
const NEGATION = /\b(not|never|no|none|nothing|nobody|without|lack|lacks|missing|cannot|yet to|new to me)\b|n['’]t\b/gi
/** What says that something is lacking; "my clusters never fail" does not. */
const LACKING =
  /(\b(not|never)|n['’]t)\s+(\p{L}+\s+){0,2}?(used?|work(ed)?|written|built|touched|tried|know|known|done|run|led|mentored|managed|taught|studied|learned|hold|held|had|have|seen|say|shown?|mention\w*)\b|\b(no|lacks?|without|missing)\s+(\p{L}+\s+){0,2}?(experience|degree|knowledge|certificate|practice|proof|records?)\b|\b(says?|shows?|mentions?|know)\s+nothing\b|\bnothing\s+(of|shows|about)\b|\bnew to me\b/iu
/** "Never had trouble with it" tells of having had it. */
const IMPLIED = /\b(problems?|troubles?|issues?|outages?|difficult\w*|doubts?|failures?|bugs?|losing|lost)\b/i
const WANTING =
  /\b(want|would like|plan|eager|keen|ready|hope|hoping|look forward|looking forward|happy|willing|glad|will|would|could)\b( to)? (be able to )?(learn\w*|study\w*|pick\w* up|get\w* to know|explor\w+|try\w*|us(e|ing)|work\w* with|understand\w*)\b/i
/** Whoever wants it again has had it. */
const AGAIN = /\b(again|continue|keep|further|back to|more)\b/i
const APPLYING =
  /\b(apply|applying|application|interest\w*|drawn|join|role|position|opening|advertis\w*|ad|look(ing)? forward|would|dear|team at|writing to)\b/i
const PAST =
  /\b(\p{Ll}+ed|was|were|been|led|built|ran|wrote|grew|cut|made|won|taught|spoke|sold|held|spent|years|experience (at|with|in|as))\b/u

function checkSentence(sentence: string, known: Known): Pick<Piece, 'factIds' | 'unknown'> {
  const statements = withoutQuotes(sentence, known.ad).split(STATEMENTS)
  const checked = statements.map((statement) => checkStatement(statement, known))
  return {
    factIds: [...new Set(checked.flatMap(({ factIds }) => factIds))],
    unknown: checked.flatMap(({ unknown }) => unknown),
  }
}

const QUOTED = /[“"]([^”"]{3,})[”"]/g

/** What the ad is said to say, and does, word for word, is the ad's to say: never what somebody says of themselves. */
function withoutQuotes(sentence: string, { text }: Source): string {
  const around = sentence.replaceAll(QUOTED, '–')
  if (!OF_THE_JOB.test(around) || SELF.test(around)) return sentence
  return sentence.replaceAll(QUOTED, (whole, quoted: string) =>
    text.includes(quoted.replace(/(…|[.,!?])$/, '')) ? '–' : whole,
  )
}

interface Checked {
  factIds: string[]
  unknown: Unknown[]
}

function checkStatement(statement: string, known: Known): Checked {
  const isOfJob =
    (OF_THE_JOB.test(statement) || known.employer?.test(statement)) && !SELF.test(statement) && !DONE.test(statement)
  if (isOfJob) return missingIn(readClaims(statement), [known.ad], false)
  const isAboutTarget = APPLYING.test(statement) && !PAST.test(statement)
  const own = isAboutTarget && known.target ? statement.replaceAll(known.target, '–') : statement
  const claims = [...readClaims(own), ...readEmployers(own)]
  const negations = own.replaceAll(/\bnot only\b|\bno (doubt|wonder)\b/gi, '').match(NEGATION)?.length ?? 0
  if (LACKING.test(own) && negations % 2 === 1 && !IMPLIED.test(own)) return checkGap(claims, known)
  if (WANTING.test(own) && !AGAIN.test(own)) {
    const [wanted, told] = [
      claims.filter(({ kind }) => kind === 'skill'),
      claims.filter(({ kind }) => kind !== 'skill'),
    ]
    const open = missingIn(wanted, [known.ad, ...known.facts], false)
    const rest = checkOwn(told, known)
    return { factIds: rest.factIds, unknown: [...open.unknown, ...rest.unknown] }
  }
  return checkOwn(claims, known)
}

/** What is said to be lacking: something that was asked for, and that no record shows. */
function checkGap(claims: readonly Claim[], { facts, ad }: Known): Checked {
  const unknown = claims.flatMap(({ kind, words, isIn }): Unknown[] => {
    if (facts.some(isIn)) return [{ kind: 'gap', words }]
    return isIn(ad) ? [] : [{ kind: kind === 'skill' ? 'gap' : kind, words }]
  })
  return { factIds: [], unknown }
}

/**
 * What somebody says of themselves. Skills may each rest on a fact of their own; whatever counts, dates, names an employer, a
 * title, a degree or a deed must stand in one fact together, or two true halves would make something false.
 */
function checkOwn(claims: readonly Claim[], { facts }: Known): Checked {
  if (claims.length === 0) return { factIds: [], unknown: [] }
  const heads = facts.flatMap(({ head }) => head ?? [])
  const binds = ({ kind, isIn }: Claim) => (kind === 'name' ? heads.some(isIn) : kind !== 'skill')
  if (!claims.some(binds)) return missingIn(claims, facts, true)
  const best = facts
    .map((fact) => ({ fact, missing: claims.filter(({ isIn }) => !isIn(fact)) }))
    .reduce<{ fact: KnownFact | null; missing: readonly Claim[] }>(
      (least, one) => (one.missing.length < least.missing.length ? one : least),
      { fact: null, missing: claims },
    )
  return {
    factIds: best.fact ? [best.fact.id] : [],
    unknown: best.missing.map(({ kind, words }) => ({ kind, words })),
  }
}

function missingIn(claims: readonly Claim[], sources: readonly (Source & { id?: string })[], isOwn: boolean): Checked {
  const found = claims.map((claim) => ({ claim, source: sources.find(claim.isIn) }))
  return {
    factIds: isOwn ? found.flatMap(({ source }) => source?.id ?? []) : [],
    unknown: found.filter(({ source }) => !source).map(({ claim: { kind, words } }) => ({ kind, words })),
  }
}
