import { plainText } from '#worker/features/library/words/plain-text.ts'
import { promptTokens } from '#worker/features/library/words/prompt-tokens.ts'
import { joinNames } from '#worker/features/library/words/search-words.ts'
import { KNOWN, UNWANTED } from './clauses.ts'
import { inEnglish, type Language, languageOf } from './other-languages.ts'
import { readHours } from './read-hours.ts'
import { type HeardLevel, readLevel } from './read-level.ts'
import { type Purpose, readPurpose } from './read-purpose.ts'
import { readTime } from './read-time.ts'
import { withoutOverride } from './without-override.ts'

/** What a word of a prompt is there for: `beside` says for whom or where, `aside` how it came to that, `bound` ends a thought. */
export type Part = 'wanted' | 'beside' | 'aside' | 'known' | 'unwanted' | 'bound'

export interface Word {
  word: string
  part: Part
}

/** What somebody said, before anybody knows which of it the library has. */
export interface Heard {
  words: Word[]
  level: HeardLevel['level']
  purpose: Purpose | null
  /** What they can spend in all. */
  hours: number | null
  /** How they said it: "6 weeks". */
  time: string | null
  language: Language
  /** They say that they program. */
  isProgrammer: boolean
}

/** Longer prompts say the same at greater length. */
const MOST_WORDS = 160

/** Tells what is wanted from what is known, unwanted or said beside; knows no subject. */
export function hearPrompt(prompt: string, now: Date): Heard {
  // markup and addresses name no subject
  const said = promptTokens(plainText(prompt))
  const language = languageOf(prompt, said)
  const words = withAges(withoutOverride(joinNames(inEnglish(said, language)))).slice(0, MOST_WORDS)
  const parts = new Array<Part>(words.length).fill('wanted')
  words.forEach((word, at) => {
    if (word === ',' || word === '.') parts[at] = 'bound'
  })
  markClauses(words, parts, UNWANTED, 'unwanted')
  markClauses(words, parts, KNOWN, 'known')
  markClauses(words, parts, BESIDE, 'beside')
  markAsides(words, parts)
  const isWanted = parts.includes('wanted')
  const asked = words.filter((_, at) => parts[at] !== 'unwanted').join(' ')
  const flat = words.filter(
    (_, at) => parts[at] === 'wanted' || parts[at] === 'beside' || parts[at] === 'aside' || !isWanted,
  )
  return {
    words: words.map((word, at) => ({ word, part: parts[at] ?? 'wanted' })),
    level: BASICS_REFUSED.test(words.join(' '))
      ? 'intermediate'
      : levelOf(asked.replace(/ [,.]/g, '').split(' '), parts.includes('known') || FOR_EXPERIENCED.test(asked)),
    purpose: readPurpose(flat.join(' ')),
    hours: readHours(asked, now),
    time: timeText(asked),
    language,
    isProgrammer: PROGRAMMER.test(words.join(' ')),
  }
}

/** "Not for beginners", "skip the basics": the words behind it name no level. */
const BASICS_REFUSED =
  /\b(?:not|no|skip|skipping|without|nothing)(?: (?:for|the|another|any|too|about|all))* (?:beginners?|basics?|introductions?|toys?|hello world|beginner \w+)\b(?! (?:knowledge|understanding|experience|idea))/

/** Whoever is good at something else begins here. */
function levelOf(words: string[], isElsewhere: boolean): HeardLevel['level'] {
  const { level, isOfPerson } = readLevel(words)
  return isOfPerson && isElsewhere ? null : level
}

const FOR_EXPERIENCED = /\bfor (?:\w+ )?(?:experienced|senior) (?:programmers|developers|engineers|coders|devs)\b/

/** "As a developer", "for front-end developers"; whoever wants to become one is none. */
const PROGRAMMER =
  /(?:^|[,.] |(?<!(?:become|becoming|be|job|work|hired) )(?:as|for|i am|im|being|from) )(?:an? )?(?:(?!become|becoming)\w+ ){0,3}?(?:developers?|programmers?|software engineers?|devs?|coders?)(?! (?:interview|job|role|roadmap|career))\b/

/** "Physics teacher, …": whoever begins by saying what they are. */
const PROFESSIONS =
  '\\w+(?:ologist|ician|arian|grapher)|accountant|actuary|administrator|analyst|architect|assistant|bookkeeper|buyer|caterer|chef|chemist|clerk|coach|consultant|controller|coordinator|dentist|doctor|driver|economist|editor|farmer|hairdresser|historian|journalist|lawyer|lead|lecturer|manager|marketer|mechanic|midwife|nurse|officer|paralegal|pharmacist|physicist|pilot|planner|producer|professor|programmer|recruiter|reporter|researcher|salesperson|scientist|secretary|seller|student|surveyor|teacher|tester|therapist|trader|trainer|translator|tutor|vet|volunteer|writer'

/** For whom or where: "for my bakery", "at a hospital", "in my free time", "an interview at Google". */
const BESIDE: readonly RegExp[] = [
  new RegExp(
    `(?<=^(?:hi , |hello , )?)(?<beside>(?:[^\\s,.·]+ ){0,4}(?:${PROFESSIONS})(?: (?:at|in|of|for) [^,.·]{2,30})?)(?= [,.] )`,
    'dg',
  ),
  /(?<=^| )(?:interviews?|interviewing|jobs?|role|position|internship|offer|work|working|hired|onsite|rounds?) (?:[^\s,.·]+ )?at (?<beside>(?!(?:an?|the|my|our) )[^\s,.·]+)/dg,
  /(?<=^| )so (?:that )?(?<beside>(?:[^\s,.·]+ ){1,3}(?:can|could|will|may)(?: [^\s,.·]+){1,10})/dg,
  /(?<=^| )(?:for|at|in|with|on) (?<beside>(?:my|our|his|her|their|your) (?:(?!and |but |so |because |i |we |to |that |which |who |in |with |using )[^\s,.·]+ ?){1,5})/dg,
  /(?<=^| )(?<!(?:prepare|ready|prep|fit|interview|apply|applying|application|looking|look|search|searching|ask|asking) (?:me |us |myself )?)(?:for|at) (?<beside>(?:an?|the) (?:(?!and |but |so |because |i |we |to |that |which |who |in |with |using )[^\s,.·]+ ?){1,4})/dg,
  /(?<=^| )(?<beside>(?:\w+ )?(?:release|deadline|demo|launch|exam|meeting|hacktoberfest)) (?:is|are) (?:due|coming|in|on|by|before|next)\b/dg,
  /(?<=^| )(?:i am|im|as) (?<beside>(?:an?|the) (?:(?!and |but |so |because |i |we |to |who |which |in |with |using )[^\s,.·]+ ?){1,4})/dg,
  // "nicer than React"
  /(?<=^| )(?:better|nicer|simpler|easier|faster) th[ae]n (?<beside>[^\s,.·]+)/dg,
  // "because our contractor leaves"
  /(?<=[^\s,.·] [,.·]? ?)because (?<beside>(?:[^\s,.·]+ ?){2,8})/dg,
  /(?<=^| )(?:my|our) (?<beside>(?:boss|team|company|manager|daughter|son|kids?|child|children|wife|husband|friend|colleagues?|students?|school|university|employer|client|customers?)\b)/dg,
]

/** Marks what the patterns capture; the rest of what they match is understood and says no more. */
function markClauses(words: readonly string[], parts: Part[], patterns: readonly RegExp[], part: Part): void {
  for (const pattern of patterns) {
    const text = words.map((word, at) => (parts[at] === 'wanted' || parts[at] === 'bound' ? word : '·')).join(' ')
    const starts = startsOf(text)
    for (const match of text.matchAll(pattern)) {
      const places = {
        [part]: match.indices?.groups?.what,
        beside: match.indices?.groups?.who ?? match.indices?.groups?.beside,
      }
      for (const [of, [from, to] = [0, 0]] of Object.entries(places)) {
        starts.forEach((start, at) => {
          if (start >= from && start < to && parts[at] === 'wanted') parts[at] = of as Part
        })
      }
    }
  }
}

/** "A 9 year old" is a child. */
const withAges = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replace(
      /\b(?:[4-9]|1[0-5]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) (?:years?|yrs?|y) (?:olds?|o)\b(?! (?:app|application|system|code|codebase|software|project|site|website|server|program|product|database|company|monolith)\b)/g,
      'kid',
    )
    // "45 years old" is nothing that somebody knows, nor is a 15 year old application a child
    .replace(/ \d\d? (?:years?|yrs?) old\b/g, '')
    .split(' ')

const WANTING =
  /\b(?:want|wants|would like|id like|need|needs|must|have to|has to|should|learn|help me|looking for|how (?:do|can|should) (?:i|we)|my goal|hope|trying to|plan to|could you|please|prepare)\b/
const LEAST_SENTENCES = 3
/** "Redis. Not just caching." names what is wanted without saying so. */
const LONGEST_NAME = 4

/** Who writes several sentences says in some of them what is wanted; the others tell how it came to that. */
function markAsides(words: readonly string[], parts: Part[]): void {
  const ends = words.flatMap((word, at) => (word === '.' ? [at] : []))
  const sentences = [...ends, words.length]
    .map((end, index) => ({ from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end }))
    .filter(({ from, end }) => end - from > 0)
  const isWanting = ({ from, end }: { from: number; end: number }) =>
    WANTING.test(words.slice(from, end).join(' ')) &&
    words.slice(from, end).some((_, index) => parts[from + index] === 'wanted')
  if (sentences.length < LEAST_SENTENCES || !sentences.some(isWanting)) return
  for (const sentence of sentences) {
    if (isWanting(sentence) || sentence.end - sentence.from <= LONGEST_NAME) continue
    for (let at = sentence.from; at < sentence.end; at += 1) if (parts[at] === 'wanted') parts[at] = 'aside'
  }
}

function startsOf(text: string): number[] {
  let start = 0
  return text.split(' ').map((word) => {
    const own = start
    start += word.length + 1
    return own
  })
}

/** "3 h a week for 2 months" as it was said, for the person to read. */
function timeText(text: string): string | null {
  const { weeks, days, pace } = readTime(text)
  const found =
    /\b(?:in|within|for|over|about|only|have|just)? ?((?<!(?:hours?|hrs?|minutes?|mins?|times|evenings?|days|sessions?) )(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few|half a) (?:hours?|hrs?|days?|weekends?|weeks?|months?|evenings?))\b(?! (?:a|an|per|each|every|in the)\b)/.exec(
      text,
    )
  const byMonth =
    /\b(?:by|until|before) (?:the )?(?:(?:end|middle|start|beginning) of )?(january|february|march|april|may|june|july|august|september|october|november|december)\b/.exec(
      text,
    )
  const soon =
    /\b(?:this|next|over the) (?:weekend|week|afternoon|morning|evening)\b|\b(?:by )?(?:today|tonight|tomorrow)\b/.exec(
      text,
    )
  const length = byMonth?.[1]
    ? `by ${byMonth[1][0]?.toUpperCase()}${byMonth[1].slice(1)}`
    : soon && !found
      ? soon[0]
      : weeks || days
        ? `in ${found?.[1] ?? (weeks === 1 ? 'a week' : `${weeks} weeks`)}`
        : found?.[1] && !pace
          ? `in ${found[1]}`
          : null
  return [length, pace].filter((part) => part !== null).join(', at ') || null
}
