/** Agreeing at the emulated providers, as a browser would. */

/** Agrees at GitHub as one of its people, and returns the code it hands out. */
export async function authorizeAt(authorizationUrl: string, login: string): Promise<string> {
  const page = new URL(authorizationUrl)
  const form = new URLSearchParams({
    login,
    redirect_uri: page.searchParams.get('redirect_uri') ?? '',
    scope: page.searchParams.get('scope') ?? '',
    state: page.searchParams.get('state') ?? '',
    client_id: page.searchParams.get('client_id') ?? '',
  })
  return codeOf(await post(`${page.origin}/login/oauth/callback`, form), login)
}

/** Agrees at Google as the person with this address. */
export async function authorizeAtGoogle(authorizationUrl: string, email: string): Promise<string> {
  const page = new URL(authorizationUrl)
  const form = new URLSearchParams({ ...Object.fromEntries(page.searchParams), email })
  return codeOf(await post(`${page.origin}/o/oauth2/v2/auth/callback`, form), email)
}

/** Agrees at X, and returns the verifier; the request token stands in the address. */
export async function authorizeAtTwitter(authorizationUrl: string, username: string): Promise<string> {
  const back = await post(authorizationUrl, new URLSearchParams({ username }))
  const verifier = back.searchParams.get('oauth_verifier')
  if (!verifier) throw new Error(`X gave no verifier to ${username}.`)
  return verifier
}

/** Agrees at Discord, and returns the code it hands out. */
export const authorizeAtDiscord = async (authorizationUrl: string, username: string): Promise<string> =>
  codeOf(await post(authorizationUrl, new URLSearchParams({ username })), username)

async function post(url: string, body: URLSearchParams): Promise<URL> {
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? `about:blank#${answer.status}`)
}

function codeOf(back: URL, who: string): string {
  const code = back.searchParams.get('code')
  if (!code) throw new Error(`There was no code for ${who}: ${back.href}`)
  return code
}
