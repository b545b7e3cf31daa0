import { vi } from 'vitest'

/** What Stripe's own script would put on the window: enough for the real Elements and Payment Element to run on. */
export function fakeStripe() {
  const element = new Map<string, (event: unknown) => void>()
  const submit = vi.fn(async (): Promise<object> => ({ selectedPaymentMethod: 'card' }))
  const confirmPayment = vi.fn(async (_options: object): Promise<object> => new Promise(() => undefined))
  const retrievePaymentIntent = vi.fn(async (_secret: string): Promise<object> => ({ error: { type: 'api_error' } }))
  const paymentElement = {
    on: (name: string, handle: (event: unknown) => void) => void element.set(name, handle),
    off: vi.fn(),
    mount: vi.fn(),
    destroy: vi.fn(),
    update: vi.fn(),
  }
  const elements = vi.fn((_options: object) => ({
    create: () => paymentElement,
    getElement: () => null,
    update: vi.fn(),
    submit,
  }))
  const client = {
    elements,
    confirmPayment,
    retrievePaymentIntent,
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
  }
  const Stripe = Object.assign(
    vi.fn(() => client),
    { version: 'endive' },
  )
  const install = () => vi.stubGlobal('Stripe', Stripe)
  return {
    install,
    elements,
    submit,
    confirmPayment,
    retrievePaymentIntent,
    tell: (name: string) => element.get(name)?.({}),
  }
}
