import { names, skillsIn } from '#shared/jobs/skills.ts'
import { amount, askedSkills, type Brief, listed } from './brief.ts'
import { chosenEvidence, type Evidence, evidenceOf, personSentence, positionSentence } from './sentences.ts'

/** What no record answers, because it is for its person to decide. */
const OWN_TO_SAY =
  /\b(salary|pay|compensation|rate|notice|start date|when (can|could) you|relocat\w*|visa|sponsor\w*|available|availability|pronouns|disab\w*|gender|veteran)\b/i
const OF_ONESELF = /\b(about yourself|introduce yourself|who are you|your background|walk (me|us) through)\b/i
const WHY = /\bwhy\b.*\b(us|here|this|role|position|company|team|job|interested|apply|join|work)\b/i
const LACKING = /\b(weakness\w*|improve|shortcoming|not (yet )?(know|good)|learn next|development area)\b/i
const TOLD =
  /\b(time (when|that|you)|example|situation|challenge|difficult|proud\w*|achievement|accomplish\w*|hardest)\b/i

/** What answers a question about somebody, out of their facts; null where nothing does. */
export function composeAnswer(brief: Brief): string | null {
  const { question, length } = brief
  const most = amount(length, 1, 3, 5)
  const asked = skillsIn(question)
  if (asked.length > 0) return ofSkills(brief, asked, most)
  if (OWN_TO_SAY.test(question)) return null
  if (OF_ONESELF.test(question)) return ofOneself(brief, most)
  if (LACKING.test(question)) return ofGaps(brief)
  if (WHY.test(question)) return ofReasons(brief, most)
  const all = evidenceOf(brief).filter(({ source }) => source !== 'language' && source !== 'position')
  const wanted = wordsOf(question)
  const chosen = wanted.length > 0 ? nearest(wanted, all) : TOLD.test(question) ? [...measured(all), ...all] : []
  const said = [...new Set(chosen.map(({ text }) => text))].slice(0, most)
  return said.length > 0 ? said.join(' ') : null
}

/** What counts something is what one is asked for when asked for anything. */
const measured = (all: readonly Evidence[]) => all.filter(({ source, text }) => source === 'job' && /\d/.test(text))

function ofSkills(brief: Brief, asked: readonly string[], most: number): string {
  const known = asked.filter((skill) => brief.facts.some(({ text }) => names(skill, text)))
  const unknown = asked.filter((skill) => !known.includes(skill))
  const shown = known.length > 0 ? chosenEvidence(brief, known, most) : []
  const lacking = unknown.length > 0 ? `I have not used ${listed(unknown)} yet.` : ''
  return [...shown.map(({ text }) => text), lacking].filter(Boolean).join(' ')
}

function ofOneself(brief: Brief, most: number): string | null {
  const { records } = brief
  const [job] = records.entries.filter(({ kind }) => kind === 'job')
  const rest = chosenEvidence(
    brief,
    askedSkills(brief).map(({ skill }) => skill),
    most,
  )
  const lines = [personSentence(records), job && positionSentence(job), ...rest.map(({ text }) => text)]
  const said = [...new Set(lines.filter((line): line is string => Boolean(line)))]
  return said.length > 0 ? said.join(' ') : null
}

function ofGaps(brief: Brief): string | null {
  const missing = askedSkills(brief).filter(({ skill }) => !brief.facts.some(({ text }) => names(skill, text)))
  const [first] = missing
  return first ? `You ask for ${first.skill}, which I have not used yet. I would like to learn ${first.skill}.` : null
}

function ofReasons(brief: Brief, most: number): string | null {
  const asked = askedSkills(brief).map(({ skill }) => skill)
  const known = asked.filter((skill) => brief.facts.some(({ text }) => names(skill, text)))
  if (known.length === 0) return null
  const shown = chosenEvidence(brief, known, most).map(({ text }) => text)
  return [`You ask for ${listed(known.slice(0, 3))}.`, ...shown].join(' ')
}

/** What shares words with a question, the most of them first. */
function nearest(wanted: readonly string[], all: readonly Evidence[]): Evidence[] {
  const asked = new Set(wanted)
  return all
    .map((one) => ({ one, hits: new Set(wordsOf(one.text)).intersection(asked).size }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ one }) => one)
}

/** What says that a question is one, and nothing of what it is about. */
const COMMON = new Set(
  `about accomplishment achievement after again always back before being challenge challenging could describe difficult
  doing done ever example experience first give great handle handled hardest have know like made make most proud project
  projects share situation some something tell that their there they thing things this time were what when where which with
  work worked working would your yourself`.split(/\s+/),
)

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5))
