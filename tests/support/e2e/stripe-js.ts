import type { Page } from '@playwright/test'

/**
 * Answers for js.stripe.com with a small script and for api.stripe.com with the stand-in, so that the real Elements and
 * Payment Element of our pages run, under the real security headers, without a network.
 */
export async function answerForStripe(page: Page, stripeUrl: string): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installStripe.toString()})()` }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const answer = await fetch(stripeUrl + pathname + search, {
      method: request.method(),
      headers: { 'content-type': request.headers()['content-type'] ?? '' },
      body: request.postData(),
    })
    await route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await answer.text(),
    })
  })
}

/** Stripe's documented test cards. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000000000003220',
} as const

/** Fills in the card in the open overlay. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('Security code').fill('123')
}

/** Runs in the page, by its source text: it may use nothing from this file. */
function installStripe(): void {
  type Handler = (event: object) => void

  class CardElement {
    private readonly handlers = new Map<string, Set<Handler>>()
    private readonly form = document.createElement('div')

    constructor() {
      const fields = ['Card number', 'Expiry', 'Security code'].map(
        (label) =>
          `<label style="display:block;margin-bottom:8px">${label}<br><input style="width:100%;padding:8px;font:inherit"></label>`,
      )
      this.form.innerHTML = fields.join('')
      this.form.addEventListener('keydown', ({ key }) => key === 'Escape' && this.emit('escape'))
      this.form.addEventListener('input', () => this.emit('change'))
    }

    on(name: string, handler: Handler) {
      this.handlers.set(name, (this.handlers.get(name) ?? new Set()).add(handler))
      return this
    }
    off(name: string, handler: Handler) {
      this.handlers.get(name)?.delete(handler)
      return this
    }
    mount(place: HTMLElement) {
      place.append(this.form)
      setTimeout(() => this.emit('ready'), 50)
    }
    unmount() {
      this.form.remove()
    }
    destroy() {
      this.unmount()
    }
    update() {}
    values() {
      return [...this.form.querySelectorAll('input')].map(({ value }) => value)
    }
    private emit(name: string) {
      for (const handler of this.handlers.get(name) ?? []) handler({ elementType: 'payment' })
    }
  }

  const openElements = () => {
    let card: CardElement | null = null
    return {
      create: () => {
        card = new CardElement()
        return card
      },
      getElement: () => card,
      update: () => undefined,
      values: () => card?.values() ?? [],
      submit: async () =>
        /^\d{16}$/.test(card?.values()[0] ?? '')
          ? { selectedPaymentMethod: 'card' }
          : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
    }
  }

  const confirmPayment = async (key: string, options: ConfirmOptions) => {
    const { elements, clientSecret, confirmParams } = options
    const id = clientSecret.split('_secret_')[0] ?? ''
    const [number = '', expiry = '', cvc = ''] = elements.values()
    const [month = '', year = ''] = expiry.split('/')
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key,
        client_secret: clientSecret,
        return_url: confirmParams.return_url,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': `20${year}`,
        'payment_method_data[card][cvc]': cvc,
      }),
    })
    const intent = await answer.json()
    if (!answer.ok) return { error: intent.error }
    location.assign(intent.next_action?.redirect_to_url.url ?? returnUrl(confirmParams.return_url, intent))
    return new Promise(() => undefined)
  }

  type ConfirmOptions = {
    elements: ReturnType<typeof openElements>
    clientSecret: string
    confirmParams: { return_url: string }
  }

  const returnUrl = (base: string, intent: { id: string; client_secret: string; status: string }) => {
    const url = new URL(base)
    url.searchParams.set('payment_intent', intent.id)
    url.searchParams.set('payment_intent_client_secret', intent.client_secret)
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
    return url.href
  }

  const nothing = async () => ({})
  const open = (key: string) => ({
    elements: openElements,
    confirmPayment: (options: ConfirmOptions) => confirmPayment(key, options),
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
  })
  Object.assign(window, { Stripe: Object.assign(open, { version: 'endive' }) })
}
