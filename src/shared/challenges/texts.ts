import type { Funding } from './rules.ts'

export const CHALLENGE_TEXTS = {
  headline: 'Compete with other software developers to win cash, prizes and build streetcred.',
  subTitle: 'Build real world experience series',
  started: 'Challenge is successfully started. Reach out on Discord if you have any questions. All the best.',
  submitted: 'Thanks for the submission. We will review all the submissions and annouce the winners shortly.',
  notValid: 'Not Valid.',
} as const

export const FUNDING_WORDS: Readonly<Record<Funding, string>> = {
  none: 'No money stands behind it: the prizes are honour.',
  promised: 'Promised by the sponsor; nothing is deposited.',
  deposited: 'The sponsor has deposited the money with a third party.',
}
