import type { Grant } from './state.ts'

const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One button a person, and the way back without agreeing. */
export function consentPage(token: string, { access }: Grant, people: { username: string; name: string }[]): string {
  const action = `/oauth/authenticate?oauth_token=${encodeURIComponent(token)}`
  const button = (username: string, label: string) =>
    `<form method="post" action="${action}"><input type="hidden" name="username" value="${asText(username)}"><button>${asText(label)}</button></form>`
  const buttons = people.map(({ username, name }) => button(username, `${name} @${username}`)).join('\n')
  const may = access === 'write' ? 'read and post in your name' : 'see who you are'
  return `<!doctype html><html lang="en"><title>Sign in to X</title><meta name="viewport" content="width=device-width">
<style>body{font:16px system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}button{font:inherit;width:100%;padding:.6rem;margin:.2rem 0;text-align:left}</style>
<h1>Sign in to X</h1><p>Tubli wants to ${may}.</p>
${buttons}
${button('', 'Cancel')}</html>`
}
