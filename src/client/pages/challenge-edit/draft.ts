import type { ChallengeContent } from '#shared/challenges/content.ts'
import type { LinkRule } from '#shared/challenges/link-rules.ts'
import type { EditedChallenge } from '#shared/challenges/manage-schemas.ts'
import type { Funding } from '#shared/challenges/rules.ts'

/** Rows of texts, as a form has them. */
export type Rows<K extends string> = Record<K, string>[]

/** A bounty as it is typed: texts alone, numbers and days included. */
export interface Draft {
  title: string
  description: string
  score: string
  firstPrize: string
  secondPrize: string
  thirdPrize: string
  duration: string
  submissionLinkText: string
  linkRule: LinkRule
  detailsText: string
  learnPrompt: string
  aiRule: string
  teamSize: string
  mostParticipants: string
  body: Rows<'header' | 'body'>
  rubric: Rows<'name' | 'points' | 'about'>
  resources: Rows<'title' | 'link' | 'description'>
  opensAt: string
  endsAt: string
  decideBy: string
  sponsorName: string
  sponsorUrl: string
  funding: Funding
  judges: string
}

export const NEW_DRAFT: Draft = {
  ...{ title: '', description: '', score: '20', duration: '2 weeks' },
  ...{ firstPrize: '', secondPrize: '', thirdPrize: '' },
  ...{ submissionLinkText: 'Link to your public GitHub repository', linkRule: 'githubRepo', detailsText: '' },
  ...{ learnPrompt: '', aiRule: 'You may use AI tools. Say in the README where you did.' },
  ...{ teamSize: '1', mostParticipants: '' },
  body: [{ header: 'The task', body: '' }],
  rubric: [{ name: 'Does what is asked', points: '100', about: '' }],
  resources: [],
  ...{ opensAt: '', endsAt: '', decideBy: '' },
  ...{ sponsorName: '', sponsorUrl: '', funding: 'promised', judges: '' },
}

/** @param edited as it is stored */
export const draftOf = ({ content, ...terms }: EditedChallenge): Draft => ({
  ...content,
  ...{ score: String(content.score), teamSize: String(content.teamSize), detailsText: content.detailsText ?? '' },
  mostParticipants: content.mostParticipants === null ? '' : String(content.mostParticipants),
  rubric: content.rubric.map((line) => ({ ...line, points: String(line.points) })),
  ...{ opensAt: toField(terms.opensAt), endsAt: toField(terms.endsAt), decideBy: toField(terms.decideBy) },
  ...{ sponsorName: terms.sponsorName, sponsorUrl: terms.sponsorUrl ?? '', funding: terms.funding },
  judges: terms.judges.join(', '),
})

/** What is sent of it; what the form does not show stays as it was. @param before the content as it was stored */
export function inputOf(draft: Draft, before: Partial<ChallengeContent>) {
  const { opensAt, endsAt, decideBy, sponsorName, sponsorUrl, funding, judges, ...typed } = draft
  return {
    content: {
      ...{ subTitle: null, start: 'The day it opens', end: 'When its time is over' },
      ...{ additionalResources: [], postScriptum: [], ...before },
      ...typed,
      ...{
        score: Number(typed.score),
        teamSize: Number(typed.teamSize),
        detailsText: typed.detailsText.trim() || null,
      },
      mostParticipants: typed.mostParticipants.trim() === '' ? null : Number(typed.mostParticipants),
      body: typed.body.map((part, at) => ({ emphasized: at === 0, ...part })),
      rubric: typed.rubric.map((line) => ({ ...line, points: Number(line.points) })),
      resources: typed.resources.map((one) => ({ type: 'website' as const, ...one })),
    },
    ...{ opensAt: toMoment(opensAt), endsAt: toMoment(endsAt), decideBy: toMoment(decideBy) },
    ...{ sponsorName, sponsorUrl: sponsorUrl.trim() || null, funding },
    judges: judges.split(/[\s,;]+/).filter(Boolean),
  }
}

/** A moment as a field of day and time has it, in the zone of whoever types. */
function toField(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const toMoment = (field: string): string | null => (field === '' ? null : new Date(field).toISOString())
