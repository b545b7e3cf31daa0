/** C105, SEC-08 */
export const RESUME_UPLOAD_PATH = '/gpt/linkedin/pdf/upload'
export const MAX_RESUME_BYTES = 5 * 1024 * 1024
export const MAX_RESUME_PAGES = 20

/** Where the pictures' worker reads the lines of a PDF. */
export const RESUME_LINES_PATH = '/lines'

export const RESUME_TEXTS = {
  noFile: 'Choose a PDF.',
  tooLarge: 'The file is too large: at most 5 MB.',
  noPdf: `This can’t be read as a PDF. It must not be locked, and have ${MAX_RESUME_PAGES} pages at most.`,
  noText: 'There is no text in this PDF: it may be a scanned picture.',
} as const
