/** What a card does when it is charged. */
export type CardOutcome =
  | { kind: 'pays'; isDisputed?: boolean }
  | { kind: 'declines'; code: string; declineCode: string; message: string }
  /** Asks its holder first; one that asks `onSetup` only no longer does once it is kept with a customer. */
  | { kind: 'asks'; afterwards: CardOutcome; onSetup?: boolean }

type TestCard = { number: string; brand: string; outcome: CardOutcome; refusesAttaching?: boolean }

const pays: CardOutcome = { kind: 'pays' }

function declines(declineCode: string, code = 'card_declined', message = 'Your card was declined.'): CardOutcome {
  return { kind: 'declines', code, declineCode, message }
}

const insufficient = declines('insufficient_funds', 'card_declined', 'Your card has insufficient funds.')

function card(number: string, outcome: CardOutcome = pays, brand = 'visa'): TestCard {
  return { number, brand, outcome }
}

function refused(number: string, outcome: CardOutcome): TestCard {
  return { ...card(number, outcome), refusesAttaching: true }
}

/** Stripe's documented test cards, by the name after `pm_card_`. */
const testCards: Record<string, TestCard> = {
  visa: card('4242424242424242'),
  us: card('4242424242424242'),
  visa_debit: card('4000056655665556'),
  mastercard: card('5555555555554444', pays, 'mastercard'),
  amex: card('378282246310005', pays, 'amex'),
  discover: card('6011111111111117', pays, 'discover'),
  in: card('4000003560000008'),
  ng: card('4000005660000004'),
  createDispute: card('4000000000000259', { kind: 'pays', isDisputed: true }),
  chargeDeclined: refused('4000000000000002', declines('generic_decline')),
  visa_chargeDeclined: refused('4000000000000002', declines('generic_decline')),
  chargeDeclinedInsufficientFunds: refused('4000000000009995', insufficient),
  visa_chargeDeclinedInsufficientFunds: refused('4000000000009995', insufficient),
  chargeDeclinedLostCard: refused('4000000000009987', declines('lost_card')),
  chargeDeclinedStolenCard: refused('4000000000009979', declines('stolen_card')),
  chargeDeclinedExpiredCard: refused(
    '4000000000000069',
    declines('expired_card', 'expired_card', 'Your card has expired.'),
  ),
  chargeDeclinedIncorrectCvc: refused(
    '4000000000000127',
    declines('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  ),
  chargeDeclinedProcessingError: refused(
    '4000000000000119',
    declines(
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  ),
  chargeDeclinedFraudulent: refused('4100000000000019', declines('fraudulent')),
  chargeCustomerFail: card('4000000000000341', declines('generic_decline')),
  authenticationRequired: card('4000002760003184', { kind: 'asks', afterwards: pays }),
  authenticationRequiredOnSetup: card('4000002500003155', { kind: 'asks', afterwards: pays, onSetup: true }),
  threeDSecure2Required: card('4000000000003220', { kind: 'asks', afterwards: pays }),
  threeDSecureRequired: card('4000000000003063', { kind: 'asks', afterwards: pays }),
  authenticationRequiredChargeDeclinedInsufficientFunds: card('4000008260003178', {
    kind: 'asks',
    afterwards: insufficient,
  }),
}

const known = Object.values(testCards)

/** The test card of a token such as `pm_card_visa`, or undefined. */
export function cardOfToken(token: string): TestCard | undefined {
  const name = token.replace(/^(pm_card|tok)_/, '')
  return name !== token && Object.hasOwn(testCards, name) ? testCards[name] : undefined
}

/** The test card of a typed number; an unknown number is a good Visa, so that any form can be filled. */
export function cardOfNumber(number: string): TestCard {
  const digits = number.replace(/\D/g, '')
  return known.find((own) => own.number === digits) ?? card(digits)
}

/** What a stored card does, known again by its fingerprint, which is its number here. */
export function outcomeOf(fingerprint: string | null | undefined): CardOutcome {
  return cardOfNumber(fingerprint ?? '').outcome
}

export function refusalOnAttaching(fingerprint: string | null | undefined): CardOutcome | null {
  const own = cardOfNumber(fingerprint ?? '')
  return own.refusesAttaching ? own.outcome : null
}

export type { TestCard }
