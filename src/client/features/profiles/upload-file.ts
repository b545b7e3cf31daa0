import { callHeaders } from '#client/trpc.ts'

/** Sends one file as a form's field of that name. @throws Error with a sentence for the person */
export async function uploadFile<Answer>(
  path: string,
  field: string,
  file: Blob,
  notUploaded: string,
): Promise<Answer> {
  const body = new FormData()
  body.append(field, file)
  const response = await fetch(path, { method: 'POST', headers: callHeaders(), body }).catch(() => {
    throw new Error(notUploaded)
  })
  const answer = (await response.json().catch(() => ({}))) as Answer & { error?: string }
  if (response.ok) return answer
  throw new Error(answer.error ?? notUploaded)
}
