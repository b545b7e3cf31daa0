import { problemOf, refusalOf } from '#client/trpc.ts'

/** Where in the form a field stands, by the path that the server names. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ title: 'Title', description: 'Its card', score: 'StreetCred', duration: 'Duration', learnPrompt: 'Prompt' },
  ...{ firstPrize: 'First prize', secondPrize: 'Second prize', thirdPrize: 'Third prize', aiRule: 'Rule on AI' },
  ...{ submissionLinkText: 'How that field is called', detailsText: 'What else is asked', teamSize: 'Team' },
  ...{ mostParticipants: 'People who can start', sponsorName: 'Sponsor', sponsorUrl: 'Sponsor’s address' },
  ...{ opensAt: 'Opens', endsAt: 'Ends', decideBy: 'Decision by', judges: 'Judges', reason: 'Why' },
  ...{ body: 'Part', rubric: 'Line', resources: 'Resource' },
}

const ROW_FIELDS: Readonly<Record<string, string>> = {
  ...{ header: 'heading', body: 'text', name: 'what is judged', points: 'points', about: 'what it means' },
  ...{ title: 'title', link: 'link', description: 'what it helps with' },
}

/** 'Title: This is required.', 'Part 1, text: This is required.' */
function problemAt(path: string, problem: string): string {
  const [field = '', row, key = ''] = path.split('.').filter((part) => part !== 'content')
  const place = row === undefined ? '' : ` ${Number(row) + 1}${ROW_FIELDS[key] ? `, ${ROW_FIELDS[key]}` : ''}`
  // zod's general ones begin with the path already
  return `${FIELDS[field] ?? field}${place}: ${problem.replace(`${path}: `, '')}`
}

/** What was refused, a sentence each, with where it stands; nothing where nothing was. */
export function fieldProblems(error: unknown): string[] {
  const fields = refusalOf(error)?.fields
  if (fields) return Object.entries(fields).map(([path, problem]) => problemAt(path, problem))
  const problem = problemOf(error)
  return problem === null ? [] : [problem]
}
