import { clearSession, readToken } from '#client/lib/stored-session.ts'
import { bearerHeader } from '#client/trpc.ts'

/**
 * Fetches a file as the person who is signed in, and hands it to the browser's downloads. A refused token ends its session.
 * @throws Error with the sentence that the worker answered, or that the connection was lost
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const token = readToken()
  const response = await answered(fetch(path, { headers: bearerHeader() }))
  // as in trpc.ts: only its own, somebody may have signed in anew meanwhile
  if (response.status === 401 && token !== null && token === readToken()) clearSession()
  if (!response.ok) throw new Error(await refusalOf(response))
  const url = URL.createObjectURL(await answered(response.blob()))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // not at once: some browsers read it a moment later
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A browser's own words for a lost connection are not for people. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    throw new Error('The connection was lost.', { cause })
  }
}

async function refusalOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const isRefusal = typeof body === 'object' && body !== null && 'error' in body
  return isRefusal ? String(body.error) : `The server answered ${response.status}.`
}
