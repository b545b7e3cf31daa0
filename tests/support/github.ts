/** Agrees at the emulated GitHub as one of its people, as a browser would, and returns the code it hands out. */
export async function authorizeAt(authorizationUrl: string, login: string): Promise<string> {
  const page = new URL(authorizationUrl)
  const form = new URLSearchParams({
    login,
    redirect_uri: page.searchParams.get('redirect_uri') ?? '',
    scope: page.searchParams.get('scope') ?? '',
    state: page.searchParams.get('state') ?? '',
    client_id: page.searchParams.get('client_id') ?? '',
  })
  const answer = await fetch(`${page.origin}/login/oauth/callback`, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
  if (!code) throw new Error(`GitHub gave no code to ${login}: ${answer.status}`)
  return code
}
