import type { LinkRule } from './link-rules.ts'

/** What a bounty asks for and gives (3§3); how it stands is in the database. */
export interface ChallengeDefinition {
  id: number
  title: string
  subTitle?: string
  /** One or two sentences on its card. */
  description: string
  /** StreetCred, estimated. */
  score: number
  firstPrize: string
  secondPrize: string
  thirdPrize: string
  duration: string
  start: string
  end: string
  submissionLinkText: string
  linkRule: LinkRule
  /** What is asked besides the link, where something is. */
  detailsText?: string
  body: readonly { header: string; body: string; emphasized?: boolean }[]
  /** What one may want to learn for it: a prompt for a roadmap of one's own. */
  learnPrompt: string
  resources: readonly ChallengeResource[]
  additionalResources: readonly { title: string; link: string; description: string }[]
  postScriptum: readonly string[]
}

export interface ChallengeResource {
  title: string
  link: string
  description: string
  type: 'website' | 'youtube'
}

/** The prizes of 3§9. */
export const GIFT_CARDS = prizes('gift card', 100, 75, 50)
export const SMALLER_GIFT_CARDS = prizes('gift card', 70, 50, 30)
export const SMALLEST_GIFT_CARDS = prizes('gift card', 50, 35, 25)
export const CASH = prizes('cash', 100, 70, 50)

function prizes(what: string, first: number, second: number, third: number) {
  const text = (dollars: number) => `$${dollars} ${what}`
  return { firstPrize: text(first), secondPrize: text(second), thirdPrize: text(third) }
}

/** Two weeks from the day that it is opened. */
export const TWO_WEEKS = { duration: '2 weeks', start: 'The day it opens', end: 'Two weeks after it opens' }
export const ONE_WEEK = { duration: '1 week', start: 'The day it opens', end: 'One week after it opens' }

export const REPOSITORY = 'Link to your public GitHub repository'

/** What is judged in every one of them. */
export const JUDGING = {
  header: 'How it is judged',
  body: 'Does it do what is asked, from a fresh clone and by its README alone? Then: how it deals with bad input and with services that fail, how easily another developer would find their way, and what you say about what is missing.',
}

export const AI_RULE =
  'You may use AI tools. Say in the README where you did; you answer for every line as if you had typed it.'
