import type { Delivery } from '#dev/stand-ins/stripe/webhooks/deliveries.ts'
import type { SeenRequest } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Dispute } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { Command } from './command.ts'

type Of<D extends Command['do']> = Omit<Extract<Command, { do: D }>, 'do'>

/** What GET /control tells. */
export type Report = {
  now: number
  requests: SeenRequest[]
  unknownRequests: { method: string; path: string }[]
  deliveries: Delivery[]
  waiting: { id: string; type: string }[]
  events: { id: string; type: string; objectId: string | null }[]
}

/** The request that Stripe would make: post the body as it is, with the headers. */
export type SignedEvent = { body: string; headers: Record<string, string> }

export type StripeControl = ReturnType<typeof controlStripe>

/** The stand-in's remote control. It needs nothing but fetch, so a test inside workerd can hold it too. */
export function controlStripe(url: string) {
  const run = async <T>(command: Command): Promise<T> => {
    const init = { method: 'POST', body: JSON.stringify(command), headers: { 'content-type': 'application/json' } }
    const response = await fetch(`${url}/control`, init)
    if (!response.ok) throw new Error(`The stand-in for Stripe refused: ${await response.text()}`)
    return (await response.json()) as T
  }
  return {
    reset: () => run({ do: 'reset' }),
    advance: (by: Of<'advance'>) => run<{ now: number }>({ do: 'advance', ...by }),
    fail: (failure: Of<'fail'>['failure']) => run({ do: 'fail', failure }),
    authenticate: (intent: string, isPassed = true) =>
      run<{ status: string }>({ do: 'authenticate', intent, isPassed }),
    dispute: (wanted: Of<'dispute'>) => run<Dispute>({ do: 'dispute', ...wanted }),
    closeDispute: (dispute: string, status: 'won' | 'lost') => run<Dispute>({ do: 'close-dispute', dispute, status }),
    payCheckout: (session: string, card?: string) =>
      run<{ url: string }>({ do: 'pay-checkout', session, ...(card && { card }) }),
    settings: (settings: Of<'settings'>) => run({ do: 'settings', ...settings }),
    hold: () => run({ do: 'hold' }),
    release: (how: Of<'release'> = {}) => run({ do: 'release', ...how }),
    send: (event: string, how: Omit<Of<'send'>, 'event'> = {}) =>
      run<{ statuses: (number | null)[] }>({ do: 'send', event, ...how }).then(({ statuses }) => statuses),
    forge: (event: Of<'forge'>) =>
      run<{ statuses: (number | null)[] }>({ do: 'forge', ...event }).then(({ statuses }) => statuses),
    sign: (event: string, how: Omit<Of<'sign'>, 'event'> = {}) => run<SignedEvent>({ do: 'sign', event, ...how }),
    signForged: (event: Of<'sign-forged'>) => run<SignedEvent>({ do: 'sign-forged', ...event }),
    settle: () => run({ do: 'settle' }),
    report: async (): Promise<Report> => (await fetch(`${url}/control`)).json() as Promise<Report>,
  }
}
