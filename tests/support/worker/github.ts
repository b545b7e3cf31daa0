import { envWith } from './app.ts'

/** Whoever brings a token is taken for somebody whom the emulated GitHub knows. */
const call = async (path: string, body: unknown, method = 'POST') => {
  const response = await fetch(`${envWith().GITHUB_API_URL}${path}`, {
    method,
    headers: { authorization: 'Bearer admin', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`GitHub answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** A repository at the emulated GitHub with a README and a licence, unless said otherwise. @returns its address */
export async function createRepository({ isPrivate = false, license = 'mit' as string | null, isEmpty = false } = {}) {
  const name = `entry-${crypto.randomUUID().slice(0, 12)}`
  const made = await call('/user/repos', {
    ...{ name, private: isPrivate, auto_init: !isEmpty },
    ...(license && { license_template: license }),
  })
  const { full_name: fullName } = made as { full_name: string }
  return { link: `https://github.com/${fullName}`, name: fullName }
}

/** Another file in it. */
export const writeFile = (name: string, path: string, text: string) =>
  call(`/repos/${name}/contents/${path}`, { message: `Write ${path}`, content: btoa(text) }, 'PUT')
