const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One button a person, and the way back without agreeing. @param search what the page was opened with */
export function consentPage(search: string, people: { username: string; name: string }[]): string {
  const button = (username: string, label: string) =>
    `<form method="post" action="/oauth2/authorize${asText(search)}"><input type="hidden" name="username" value="${asText(username)}"><button>${asText(label)}</button></form>`
  const buttons = people.map(({ username, name }) => button(username, `${name} @${username}`)).join('\n')
  return `<!doctype html><html lang="en"><title>Connect to Discord</title><meta name="viewport" content="width=device-width">
<style>body{font:16px system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}button{font:inherit;width:100%;padding:.6rem;margin:.2rem 0;text-align:left}</style>
<h1>Connect to Discord</h1><p>Tubli wants to see your username.</p>
${buttons}
${button('', 'Cancel')}</html>`
}
