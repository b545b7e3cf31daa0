/** Text made safe for a page. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** A whole page; `body` is HTML already. */
export function pageOf(title: string, body: string, status = 200): Response {
  const style =
    'body{font:16px/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}form{margin:1rem 0}button,select,input{font:inherit;padding:.4rem .8rem;margin:.2rem .4rem .2rem 0}[role=alert]{color:#b00020}'
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${body}<p><small>This is a stand-in for Stripe. No money moves.</small></p></main></html>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

export function alertOf(message: string | undefined): string {
  return message ? `<p role="alert">${escapeHtml(message)}</p>` : ''
}

export const cardSelect = `<label>Card <select name="card"><option value="pm_card_visa">Visa 4242</option><option value="pm_card_mastercard">Mastercard 4444</option><option value="pm_card_authenticationRequired">Asks for authentication 3184</option><option value="pm_card_chargeDeclinedInsufficientFunds">Insufficient funds 9995</option><option value="pm_card_chargeCustomerFail">Fails when charged 0341</option></select></label>`

/** A button that posts `action`, and other fields hidden. */
export function actionForm(action: string, label: string, inside = '', hidden: Record<string, string> = {}): string {
  const fields = Object.entries({ action, ...hidden })
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return `<form method="post">${fields}${inside}<button>${escapeHtml(label)}</button></form>`
}

export function redirectTo(url: string): Response {
  return new Response(null, { status: 303, headers: { location: url } })
}
