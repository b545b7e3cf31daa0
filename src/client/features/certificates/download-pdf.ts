import { saveBlob } from '#client/lib/save-blob.ts'
import { type Api, refusalOf } from '#client/trpc.ts'
import { CERTIFICATE_PATHS, CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import { DownloadProblem } from './download-problem.ts'
import { fetchFontFile } from './fetch-font-file.ts'

/**
 * Draws a certificate in this browser and hands it to the browser's downloads. The worker is asked anew, because only a
 * certificate that was not withdrawn meanwhile may be downloaded (2§5).
 * @throws DownloadProblem with what did not come
 */
export async function downloadPdf(api: Api, certificateId: string): Promise<void> {
  const face = await findFace(api, certificateId)
  // not beside it: some browsers never ask twice for code that did not come, and now there is a connection
  const { drawCertificate } = await loadDrawing()
  const verifyUrl = `${location.origin}${CERTIFICATE_PATHS.verify(face.id)}`
  const pdf = await drawCertificate(face, { verifyUrl, readFile: fetchFontFile })
  saveBlob(new Blob([pdf], { type: 'application/pdf' }), `certificate-${face.id}.pdf`)
}

async function findFace(api: Api, id: string) {
  try {
    const certificate = await api.certificates.verify.query({ id })
    if (certificate.revokedAt === null) return certificate
  } catch (cause) {
    throw new DownloadProblem(refusalOf(cause)?.error ?? 'The connection was lost.', { cause })
  }
  throw new DownloadProblem(CERTIFICATE_TEXTS.revoked)
}

/** The drawing and its libraries are large, and few visits need them. */
async function loadDrawing() {
  try {
    return await import('./pdf/draw-certificate.ts')
  } catch (cause) {
    const words = 'The part that draws it could not be loaded. If that happens again, reload the page.'
    throw new DownloadProblem(words, { cause })
  }
}
