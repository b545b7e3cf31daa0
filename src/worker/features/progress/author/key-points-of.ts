import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import { stemsOf } from './word-stems.ts'

/** What is known of the section that an objective stands in. */
export interface SectionText {
  title: string
  aim: string
  description: string
}

const MAX_POINTS = 5
const MAX_OBJECTIVE_POINTS = 3
const MAX_LENGTH = 200

/** Verbs that begin a further demand after "and"; before anything else, "and" only joins two names. */
const FURTHER_VERBS =
  'add|allow|announce|answer|apply|argue|ask|avoid|bound|bring|build|change|check|choose|classify|compare|compute|confirm|count|' +
  'create|cut|decide|defend|define|delete|deploy|derive|describe|detect|document|enforce|estimate|explain|export|find|fix|give|' +
  'handle|identify|implement|interpret|judge|justify|keep|limit|list|load|locate|log|map|measure|move|name|narrow|note|open|' +
  'plot|point|predict|prevent|propose|prove|publish|read|record|reduce|redisplay|relate|release|remove|rename|renew|repair|' +
  'replace|report|restore|return|revise|roll|run|say|see|send|set|show|sketch|state|stop|store|survive|tell|test|trace|tune|' +
  'turn|undo|update|use|validate|verify|vouch|watch|write'
/** The words by which an objective adds a further thing; captured, so that a split keeps them. */
const SEAMS = new RegExp(
  String.raw`(,\s+(?:and\s+|then\s+|or\s+)?|;\s+|:\s+|\s+then\s+|\s+and\s+(?=(?:${FURTHER_VERBS}|why|how|what|when|whether|where|which)\s)` +
    String.raw`|(?<!\b(?:right|just|only|even|long|shortly|immediately|not))\s+(?=(?:so that|because|without|when|before|after|rather than|instead of)\s))`,
)

/**
 * What a good answer about an objective mentions: the parts of the objective itself, then what its section says about the
 * matter; two to five, each short enough to quote.
 */
export function keyPointsOf(objective: string, section: SectionText): string[] {
  const own = partsOf(plainText(objective).replace(/[\s.?!:;]+$/u, ''))
  const around = [...sentencesOf(section.description), plainText(section.aim), plainText(section.title)]
  const points: string[] = []
  for (const text of [...own, ...around]) {
    const point = cutAtWord(text.trim(), MAX_LENGTH)
    const isNew = point !== '' && !points.some((other) => other.toLowerCase() === point.toLowerCase())
    // the section's own words are there to fill up, not to outweigh what is asked
    const isWanted = points.length < own.length || points.length < Math.min(MAX_POINTS, own.length + 2)
    if (isNew && isWanted) points.push(point)
  }
  return points.slice(0, MAX_POINTS)
}

/** Verbs that only say how to tell it. */
const TELLING =
  /^(?:explain|describe|compare|contrast|distinguish|define|name|list|summari[sz]e|state|discuss|justify|outline|interpret|predict|understand|know)\s+(?!and\s)/i

/** The parts of an objective, a verb that only asks to tell left out; a part that says nothing by itself stays with the one before it. */
function partsOf(objective: string): string[] {
  const rest = objective.replace(TELLING, '')
  const parts: string[] = []
  // every other piece is the seam before the next
  const pieces = ['', ...rest.split(SEAMS)]
  for (let at = 1; at < pieces.length; at += 2) {
    const [seam = '', piece = ''] = [pieces[at - 1], pieces[at]]
    const last = parts.at(-1)
    if (last !== undefined && (stemsOf(piece).length === 0 || parts.length >= MAX_OBJECTIVE_POINTS)) {
      parts[parts.length - 1] = `${last}${seam}${piece}`
    } else if (piece.trim() !== '') parts.push(piece)
  }
  return parts.length > 0 ? parts : [objective]
}

function sentencesOf(text: string): string[] {
  return plainText(text)
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => stemsOf(sentence).length > 2)
    .map((sentence) => sentence.replace(/[.!?]+$/, ''))
    .slice(0, 2)
}
