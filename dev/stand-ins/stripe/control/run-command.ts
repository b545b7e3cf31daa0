import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { completeCheckout } from '#dev/stand-ins/stripe/checkout/complete-checkout.ts'
import { authenticateSetup } from '#dev/stand-ins/stripe/customers/setup-intents.ts'
import { authenticateIntent } from '#dev/stand-ins/stripe/payments/confirm-intent.ts'
import { closeDispute, openDispute } from '#dev/stand-ins/stripe/payments/disputes.ts'
import { chargeOf, failRefund } from '#dev/stand-ins/stripe/payments/refunds.ts'
import type { Deliveries } from '#dev/stand-ins/stripe/webhooks/deliveries.ts'
import { signatureHeaders } from '#dev/stand-ins/stripe/webhooks/sign-webhook.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { flush } from '#dev/stand-ins/stripe/wire/account.ts'
import { find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { WireEvent } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { ReadCommand } from './command.ts'
import { advance } from './passing-time.ts'

const HELD_LOOK_MS = 5

export type Standing = { account: Account; deliveries: Deliveries; webhookSecret: string; reset: () => void }

/** Does what a test asks for; what it returns goes back as JSON. */
export async function runCommand(standing: Standing, command: ReadCommand): Promise<unknown> {
  const { deliveries } = standing
  switch (command.do) {
    case 'reset':
      standing.reset()
      return {}
    case 'hold':
      deliveries.hold()
      return {}
    case 'settle':
      await deliveries.settle()
      return {}
    case 'await-held':
      while (!standing.account.state.held.includes(command.path)) await sleep(HELD_LOOK_MS)
      return {}
    case 'let-go':
      standing.account.state.held = standing.account.state.held.filter((path) => path !== command.path)
      return {}
    case 'release':
      await deliveries.release(command)
      return {}
    case 'send':
    case 'forge':
      return { statuses: await deliveries.send(eventOf(standing.account, command), command) }
    case 'sign':
    case 'sign-forged':
      return signed(standing, command)
    default:
      try {
        return change(standing.account, command)
      } finally {
        flush(standing.account)
      }
  }
}

type Sending = Extract<ReadCommand, { do: 'send' | 'forge' | 'sign' | 'sign-forged' }>

function signed({ account, webhookSecret }: Standing, command: Extract<Sending, { do: 'sign' | 'sign-forged' }>) {
  const body = JSON.stringify(eventOf(account, command), null, 2)
  return { body, headers: signatureHeaders(body, webhookSecret, command.signature, command.ageSeconds) }
}

function eventOf({ state }: Account, command: Sending): WireEvent {
  const other = command.account === undefined ? {} : { account: command.account }
  if (command.do === 'send' || command.do === 'sign') return { ...find(state, 'event', command.event), ...other }
  return {
    id: command.id ?? newId(state, 'evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: nowSeconds(state),
    data: { object: command.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: command.type,
    ...other,
  }
}

type Change = Exclude<ReadCommand, Sending | { do: 'reset' | 'hold' | 'settle' | 'release' | 'await-held' | 'let-go' }>

function change(account: Account, command: Change): unknown {
  const { state } = account
  switch (command.do) {
    case 'advance':
      advance(account, Math.round(command.seconds + command.days * 86_400))
      return { now: nowSeconds(state) }
    case 'fail':
      state.failures.push({ ...command.failure })
      return {}
    case 'authenticate':
      return command.intent.startsWith('seti_')
        ? authenticateSetup(account, command.intent, command.isPassed)
        : authenticateIntent(account, command.intent, command.isPassed)
    case 'dispute':
      return openDispute(account, chargeOf(account, command), command)
    case 'close-dispute':
      return closeDispute(account, find(state, 'dispute', command.dispute), command.status)
    case 'fail-refund':
      return failRefund(account, find(state, 'refund', command.refund))
    case 'pay-checkout':
      return { url: completeCheckout(account, command.session, command.card, command.email) }
    case 'settings':
      if (command.afterRetries) state.settings.afterRetries = command.afterRetries
      if (command.retryDays) state.settings.retryDays = command.retryDays
      return state.settings
  }
}
