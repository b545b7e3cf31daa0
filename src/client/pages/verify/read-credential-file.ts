/** No credential of ours comes near this. */
const MAX_FILE_BYTES = 256 * 1024

/** Why a file can't be checked, in a sentence for people. */
export class FileProblem extends Error {}

/** The text of a credential's file. @throws FileProblem for what cannot be one */
export async function readCredentialFile(file: File): Promise<string> {
  if (/\.pdf$/i.test(file.name) || file.type === 'application/pdf') throw new FileProblem(pdfProblem(file.name))
  if (file.size > MAX_FILE_BYTES) throw new FileProblem('This file is too large to be a credential.')
  return (await file.text()).trim()
}

function pdfProblem(name: string): string {
  const [id] = /TB-[A-Z2-9]{16}/.exec(name) ?? []
  const page = id ? `${location.origin}/verify/${id}` : 'the address that its code leads to'
  return `This is a printed certificate, which anybody could draw. Open ${page} to check it, or drop its credential, which ends in .jwt.`
}
