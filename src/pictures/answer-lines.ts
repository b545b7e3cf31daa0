import { MAX_RESUME_PAGES } from '#shared/profiles/resume-rules.ts'
import { readPdf } from './read-pdf.ts'

/** The lines of a PDF as JSON; 422 for what can't be read, which is somebody's file and no fault of ours. */
export async function answerLines(request: { arrayBuffer: () => Promise<ArrayBuffer> }): Promise<Response> {
  try {
    return Response.json(await readPdf(new Uint8Array(await request.arrayBuffer()), MAX_RESUME_PAGES))
  } catch (failure) {
    return Response.json({ error: String(failure) }, { status: 422 })
  }
}
