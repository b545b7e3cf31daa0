import { saveBlob } from '#client/lib/save-blob.ts'
import { clearSession, readToken } from '#client/lib/stored-session.ts'
import { callHeaders } from '#client/trpc.ts'
import { DownloadProblem } from './download-problem.ts'

/**
 * Fetches a file as the person who is signed in, and hands it to the browser's downloads. A refused token ends its session.
 * @throws DownloadProblem with the sentence that the worker answered, or that the connection was lost
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const token = readToken()
  const response = await answered(fetch(path, { headers: callHeaders() }))
  if (!response.ok) {
    const { sentence, wasEnded } = await refusalOf(response)
    // as in trpc.ts: only its own, somebody may have signed in anew meanwhile
    if (response.status === 401 && token !== null && token === readToken()) clearSession(wasEnded)
    throw new DownloadProblem(sentence)
  }
  saveBlob(await answered(response.blob()), name)
}

/** A browser's own words for a lost connection are not for people. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    throw new DownloadProblem('The connection was lost.', { cause })
  }
}

async function refusalOf(response: Response): Promise<{ sentence: string; wasEnded: boolean }> {
  const body: unknown = await response.json().catch(() => null)
  const isRefusal = typeof body === 'object' && body !== null && 'error' in body
  return {
    sentence: isRefusal ? String(body.error) : `The server answered ${response.status}.`,
    wasEnded: isRefusal && 'wasEnded' in body && body.wasEnded === true,
  }
}
