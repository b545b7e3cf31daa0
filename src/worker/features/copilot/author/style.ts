import type { DetectStyleInput, WritingStyle } from '#shared/copilot/schemas.ts'
import { sentencesOf } from '#shared/jobs/read-limits.ts'

const CONTRACTION = /\b\p{L}+['’](?:m|s|re|ve|ll|d|t)\b/giu
const FORMAL =
  /\b(furthermore|hereby|therefore|regarding|kindly|sincerely|faithfully|opportunity|herewith|moreover)\b/gi
const WARM = /\b(glad|happy|love|lovely|excited|thanks|enjoy\w*|delighted|looking forward)\b|!/gi
const BRITISH = /\b\w+(?:isation|ise|ised|ising|our|ourite)\b|\b(programme|whilst|centre)\b/gi
const AMERICAN = /\b\w+(?:ization|ize|ized|izing)\b|\b(color|favorite|center|behavior)\b/gi

/** How somebody writes, counted: how long, how close, in whose English. Nothing of what they write is read. */
export function detectStyle({ samples, wanted }: DetectStyleInput): WritingStyle {
  const text = samples.join('\n')
  const sentences = sentencesOf(text)
  const words = text.match(/\p{L}+(?:['’]\p{L}+)?/gu)?.length ?? 0
  const perSentence = Math.round(words / Math.max(1, sentences.length))
  const count = (pattern: RegExp, of = text) => of.match(pattern)?.length ?? 0
  const [formal, warm] = [
    count(FORMAL) + 2 * count(/\bformal\w*/gi, wanted),
    count(WARM) + 2 * count(/\b(warm\w*|friendly)/gi, wanted),
  ]
  const tone = formal > warm ? 'formal' : warm > 0 ? 'warm' : 'plain'
  const length = perSentence <= 11 ? 'short' : perSentence <= 19 ? 'medium' : 'long'
  const spelling = count(BRITISH) > count(AMERICAN) ? 'British' : count(AMERICAN) > count(BRITISH) ? 'American' : null
  const style = [
    `About ${perSentence} words a sentence.`,
    count(CONTRACTION) > 0 ? 'Short forms such as “I’m”.' : 'No short forms: “I am”, not “I’m”.',
    {
      plain: 'Plain: few words that are there for politeness.',
      warm: 'Warm: it says what it is glad of.',
      formal: 'Formal.',
    }[tone],
    count(/\bI\b/g) > sentences.length / 2
      ? 'Most sentences begin with who writes.'
      : 'It speaks of things more than of who writes.',
    spelling && `${spelling} spelling.`,
  ]
  return { style: style.filter(Boolean).join(' '), tone, length }
}
