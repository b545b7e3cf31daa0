import { ANSWER_WORDS, type AnswerFeedback, type AnswerPoint } from '#shared/copilot/interview-rules.ts'
import { names, skillsIn } from '#shared/jobs/skills.ts'
import { checkText, type Grounds, knownOf } from '../gate/check-text.ts'

const CASE =
  /\b([Aa]t|[Ff]or) (the |a )?\p{Lu}|\b([Ww]hen|[Ww]hile|[Dd]uring|[Ll]ast|[Oo]nce|ago|\d{4})\b|\b([Ii]n|[Oo]n|[Ff]or) (a|an|the|my|our) (\p{L}+ )?(project|team|company|job|course|app|shop|school|club)\b/u
const OWN =
  /\bI(['’]d|['’]ve| have| had)? (\p{Ll}+ed|built|wrote|ran|led|made|found|chose|took|began|cut|set|asked|put|drew|kept)\b/iu
const RESULT =
  /\b(so that|as a result|result(ed)?|since then|afterwards|in the end|after that|which (meant|made|cut|saved)|now\b|faster|fewer|less|more than|from \d|by \d|\d+ ?%|worked|learned|learnt|today I would)\b/i

/** What each point is asked for with, where it is not met; in the order in which an interviewer would. */
const FOLLOW_UPS: readonly (readonly [AnswerPoint, string])[] = [
  ['topic', 'Could you come back to the question? What of what you have done is closest to it?'],
  ['own', 'What of it did you do yourself, and what did others do?'],
  ['concrete', 'Could you tell me of one case: where was it, and what was there before?'],
  ['result', 'What came of it, and how do you know?'],
]

/**
 * Looks at an answer as an interviewer's checklist does: by its words, without judging what is right. What it names and no
 * record shows is told, since that is what one is asked about. Deterministic.
 */
export function judgeInterview(question: string, answer: string, grounds: Grounds): AnswerFeedback {
  const words = answer.match(/\p{L}+/gu)?.length ?? 0
  const holds: Record<AnswerPoint, boolean> = {
    topic: isOnTopic(question, answer),
    concrete: CASE.test(answer),
    own: OWN.test(answer),
    result: RESULT.test(answer),
    length: words >= ANSWER_WORDS.fewest && words <= ANSWER_WORDS.most,
  }
  const unproved = unprovedIn(answer, grounds)
  const open = FOLLOW_UPS.find(([point]) => !holds[point])?.[1]
  const [first] = unproved
  const followUp = open ?? (first ? `You name ${first}. What could you show me of it?` : null)
  return { met: (Object.keys(holds) as AnswerPoint[]).filter((point) => holds[point]), unproved, followUp }
}

/** Questions about oneself, a case or the role are open; one that names a tool wants to hear of it. */
function isOnTopic(question: string, answer: string): boolean {
  const asked = skillsIn(question)
  if (asked.length > 0) return asked.some((skill) => names(skill, answer))
  return (answer.match(/\p{L}+/gu)?.length ?? 0) >= 8
}

function unprovedIn(answer: string, grounds: Grounds): string[] {
  const unknown = checkText(answer, knownOf(grounds)).flatMap((piece) => piece.unknown)
  return [...new Set(unknown.filter(({ kind }) => kind === 'skill').map(({ words }) => words))]
}
