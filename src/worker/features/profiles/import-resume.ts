import { proposeEntries, type ResumeLine, type ResumeProposals } from '#shared/profiles/resume-proposals.ts'
import { MAX_RESUME_BYTES, RESUME_LINES_PATH, RESUME_TEXTS } from '#shared/profiles/resume-rules.ts'
import { PROFILE_LENGTHS } from '#shared/profiles/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

export interface ImportedResume extends ResumeProposals {
  /** All that a reader sees of it. */
  text: string
}

/**
 * Reads a resume, or a profile of LinkedIn's as a PDF (C105, SEC-08): what stands in it for readers, and what of it may become
 * entries. Nothing is stored, and the file is not kept.
 * @throws DomainError too_large, unsupported for what is no PDF, invalid for one without text
 */
export async function importResume({ env }: UserContext, bytes: Uint8Array<ArrayBuffer>): Promise<ImportedResume> {
  if (bytes.byteLength > MAX_RESUME_BYTES) throw new DomainError('too_large', RESUME_TEXTS.tooLarge)
  if (!isPdf(bytes)) throw new DomainError('unsupported', RESUME_TEXTS.noPdf)
  const answer = await env.PICTURES.fetch(`https://pictures${RESUME_LINES_PATH}`, { method: 'POST', body: bytes })
  if (answer.status === 422) throw new DomainError('unsupported', RESUME_TEXTS.noPdf)
  if (!answer.ok) throw new DomainError('upstream', 'The file could not be read. Please try again.')
  const lines = (await answer.json()) as ResumeLine[]
  if (lines.length === 0) throw new DomainError('invalid', RESUME_TEXTS.noText)
  const text = lines.map((line) => line.text).join('\n')
  return { text: text.slice(0, PROFILE_LENGTHS.bio), ...proposeEntries(lines) }
}

/** The head may stand a little way into the file. */
const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
