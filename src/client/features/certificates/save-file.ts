import { bearerHeader } from '#client/trpc.ts'

/**
 * Fetches a file as the person who is signed in, and hands it to the browser's downloads.
 * @throws Error with the sentence that the worker answered
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await fetch(path, { headers: bearerHeader() })
  if (!response.ok) throw new Error(await refusalOf(response))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // not at once: some browsers read it a moment later
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

async function refusalOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const isRefusal = typeof body === 'object' && body !== null && 'error' in body
  return isRefusal ? String(body.error) : `The server answered ${response.status}.`
}
