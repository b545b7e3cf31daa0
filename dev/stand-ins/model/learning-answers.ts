import * as z from 'zod'

/** What the model stand-in writes where it is asked for questions or for a verdict; told apart by the asked-for form. */

const QuestionsInput = z.object({ title: z.string(), objectives: z.array(z.string()) })
const JudgeInput = z.object({ answer: z.string(), keyPoints: z.array(z.string()) })

/** Fewer words are no answer to this model. */
const enoughWords = 8

/** The answer in the form that the instructions ask for; null when they ask for something else. */
export function writeLearningAnswer(instructions: string, input: unknown, isHostile = false): string | null {
  if (instructions.includes('Q1: the question')) {
    const asked = QuestionsInput.safeParse(input).data
    return asked ? writeQuestions(asked, isHostile) : null
  }
  if (instructions.includes('Verdict: accepted')) {
    const judged = JudgeInput.safeParse(input).data
    return judged ? writeVerdict(judged, isHostile) : null
  }
  return null
}

function writeQuestions({ title, objectives }: z.infer<typeof QuestionsInput>, isHostile: boolean): string {
  const attack = isHostile ? ' <img src=x onerror=alert(1)> see https://evil.example/steal' : ''
  return objectives
    .map((objective, at) =>
      [
        `Q${at + 1}: In ${title}, what comes to your mind about this: ${objective}?${attack}`,
        `- ${objective}${attack}`,
        `- An example from work of your own`,
        '',
      ].join('\n'),
    )
    .join('\n')
}

function writeVerdict({ answer, keyPoints }: z.infer<typeof JudgeInput>, isHostile: boolean): string {
  const isAccepted = answer.split(/\s+/).length >= enoughWords && !answer.includes('wrong')
  const why = isAccepted ? 'You explain it in your own words.' : 'This does not say what was asked for.'
  const attack = isHostile ? ' <script>alert(1)</script> More at https://evil.example/steal' : ''
  const point = isHostile ? 99 : Math.min(1, keyPoints.length)
  const quote = isAccepted ? answer.split(/\s+/).slice(-5).join(' ') : 'none'
  return `Verdict: ${isAccepted ? 'accepted' : 'not accepted'}\nPoint: ${point}\nQuote: ${quote}\nFeedback: ${why}${attack}\n`
}
