import { certificateDate } from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Credential, Outcome } from './verify-credential.ts'

export interface OutcomeText {
  title: string
  text: string
  /** 'good' holds, 'bad' must not be relied on, 'open' could not be told. */
  tone: 'good' | 'bad' | 'open'
}

/** A name that is written from right to left leaves the sentence around it as it is. */
const apart = (text: string) => `\u2068${text}\u2069`

/** What stands between name and title in a prize's text; of a roadmap's it is said shorter. */
function deedOf({ recipientName, title, text }: Credential): string {
  const deed = text.slice(recipientName.length + 1, -title.length - 1)
  return /^has won the (first|second|third) prize of the bounty$/.test(deed) ? deed.replace('has ', '') : 'completed'
}

/** Each way in which a check can end, in plain words. */
export function outcomeText(outcome: Outcome, revokedAt?: string | null): OutcomeText {
  switch (outcome.kind) {
    case 'valid':
      return {
        tone: 'good',
        title: 'This certificate is valid',
        text: `It says that ${apart(outcome.credential.recipientName)} ${deedOf(outcome.credential)} “${apart(outcome.credential.title)}”. ${PRODUCT_NAME} signed it on ${certificateDate(outcome.credential.validFrom)}, and nothing in it was changed since. Your own browser checked the signature.`,
      }
    case 'revoked':
    case 'withdrawn': {
      const when = revokedAt ? ` on ${certificateDate(revokedAt)}` : ''
      const why = outcome.reason ? ` The reason given: “${outcome.reason}”.` : ''
      return {
        tone: 'bad',
        title: 'This certificate was withdrawn',
        text:
          outcome.kind === 'revoked'
            ? `The signature is genuine, but it was withdrawn${when}.${why}`
            : `It must not be relied on: it was withdrawn${when}.${why} What it said is no longer shown.`,
      }
    }
    case 'expired':
      return {
        tone: 'bad',
        title: 'This certificate has expired',
        text: `The signature is genuine, but it was valid only until ${certificateDate(outcome.at)}.`,
      }
    case 'not-yet-valid':
      return {
        tone: 'bad',
        title: 'This certificate is not valid yet',
        text: `The signature is genuine, but it is valid only from ${certificateDate(outcome.at)}. If that day has passed, look at your device’s clock.`,
      }
    case 'differs':
      return {
        tone: 'bad',
        title: 'This page shows something other than what was signed',
        text: 'The signature is genuine, but it is for other words than those shown here. Don’t rely on this page.',
      }
    default:
      return UNREAD[outcome.kind]
  }
}

const UNREAD: Record<'changed' | 'unknown-key' | 'other-issuer' | 'unreadable' | 'unchecked', OutcomeText> = {
  changed: {
    tone: 'bad',
    title: 'This credential was changed',
    text: 'Its content and its signature don’t belong together. Don’t rely on anything that it says.',
  },
  'unknown-key': {
    tone: 'bad',
    title: 'Signed with an unknown key',
    text: `The key that it names is none of ${PRODUCT_NAME}’s. Somebody else may have made it.`,
  },
  'other-issuer': {
    tone: 'bad',
    title: `Not issued by ${PRODUCT_NAME}`,
    text: 'It names another issuer, so nothing can be said about it here.',
  },
  unreadable: {
    tone: 'open',
    title: 'This is not a credential',
    text: 'A credential is one long text of three parts with dots between them, in a file that ends in .jwt.',
  },
  unchecked: {
    tone: 'open',
    title: 'It could not be checked',
    text: 'The keys could not be read, or this browser cannot check signatures here. That says nothing about the certificate itself.',
  },
}
