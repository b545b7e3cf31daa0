import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'

const MAX_OBJECTIVE = 170

/** Verbs by which one tells what one knows; every other verb is something that one does. */
const TELLING =
  /^(?:explain|describe|compare|contrast|distinguish|define|name|list|summari[sz]e|state|discuss|justify|outline|give|interpret|argue|say|predict)\b/i
/** "Show why locking fails", "Say when a signal is right": what is asked for is the explanation. */
const CLAUSE =
  /^(?:show|demonstrate|answer|say|tell|learn|understand|know|explore|see)\s+(?=(?:how|why|when|what|which|whether|where)\b)/i
/** Aims that a model may write, although no answer could show that they were reached. */
const KNOWING =
  /^(?:understand|know|grasp|master|appreciate|recogni[sz]e|be familiar with|familiari[sz]e yourself with)\s+/i
const PREFIX = /^(?:you (?:can|will|should)|(?:to )?be able to|learn (?:how )?to|how to|to)\s+/i

/** A learning objective as a question about it, or as a task of one sentence; "you" is the learner (2§3). */
export function questionOf(objective: string): string {
  const text = cutAtWord(plainText(objective), MAX_OBJECTIVE).replace(/[\s.?!:;…]+$/u, '')
  const wanted = text.replace(PREFIX, '')
  if (CLAUSE.test(wanted)) return explain(wanted.replace(CLAUSE, ''))
  if (KNOWING.test(wanted)) return explain(wanted.replace(KNOWING, ''))
  if (/^decide (?:between|about|on|whether|when|where|what|which|how)\b/i.test(wanted)) {
    return `How would you ${lowered(wanted)}, and why?`
  }
  if (/^\p{L}+ing\b/iu.test(wanted) && !/^(?:bring|ping|string|ring|spring)\b/i.test(wanted)) {
    return `What matters most in ${lowered(wanted)}, and why?`
  }
  if (/^tell .+ (?:from|apart)\b/i.test(wanted)) return `How do you ${lowered(wanted)}?`
  if (TELLING.test(wanted)) return withFullStop(upper(wanted))
  return `How would you ${lowered(wanted)}?`
}

/** "how you would log out a user" is a question already, but for the order of its words. */
function explain(clause: string): string {
  const would = /^(how|what|when|where|why) you would (.+)$/i.exec(clause)
  return would ? `${upper(would[1] ?? '')} would you ${would[2]}?` : withFullStop(`Explain ${lowered(clause)}`)
}

const withFullStop = (text: string): string => (text.length < 24 ? `${text}, with an example.` : `${text}.`)
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Without touching abbreviations and names in capitals. */
const lowered = (text: string): string =>
  /^\p{Lu}[\p{Ll}-]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
