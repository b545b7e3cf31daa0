import * as z from 'zod'

/** What the model stand-in writes where it is asked for a text for a job: partly true, partly made up, as models do. */

const DraftInput = z.object({ facts: z.array(z.object({ text: z.string() })) })
const AdInput = z.object({ ad: z.object({ company: z.string(), description: z.string() }), written: z.string() })

const OWN_LINES = 3
/** A longer ad has a longer summary, which takes its time. */
const AD_LINES = 3

/** The answer in the form that the instructions ask for; null when they ask for something else. */
export function writeDraftAnswer(instructions: string, input: unknown): string | null {
  if (instructions.includes('no single fact says')) {
    const asked = DraftInput.safeParse(input).data
    return asked ? writeDraft(asked) : null
  }
  if (instructions.includes('that the ad does not say')) {
    const asked = AdInput.safeParse(input).data
    return asked ? writeOfAd(asked, instructions.includes('an interviewer')) : null
  }
  return null
}

function writeDraft({ facts }: z.infer<typeof DraftInput>): string {
  const lines = facts.flatMap(({ text }) => text.split('\n')).filter((line) => /^(I|Built|Wrote|Moved|Led) /.test(line))
  const own = lines.slice(0, OWN_LINES).map((line) => (line.startsWith('I ') ? line : `I ${lower(line)}`))
  return [
    'Hello,',
    ['I would like to apply.', ...own.map((line) => line.replace(/[.\s]*$/, '.'))].join(' '),
    'I know COBOL. I led 500 people at Google. I would be glad to talk about it.',
    'Kind regards,',
  ].join('\n\n')
}

function writeOfAd({ ad, written }: z.infer<typeof AdInput>, isInterview: boolean): string {
  if (isInterview)
    return written === '' ? '- What have you built?\n- What did 90000 people say of it?\n- Why?\n' : '- What else?\n'
  const head = written === '' ? '## The company\n' : ''
  const who = ad.company || 'The company'
  const more = ad.description
    .split('\n')
    .slice(AD_LINES)
    .map((line) => `- ${line}\n`)
  return `${head}- ${who} is looking for somebody.\n- It has 90000 people.\n\n## The work\n- The ad tells of it.\n- You work with others.\n${more.join('')}`
}

const lower = (line: string) => line.charAt(0).toLowerCase() + line.slice(1)
