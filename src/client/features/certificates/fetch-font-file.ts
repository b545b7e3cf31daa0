import { DownloadProblem } from './download-problem.ts'

/** A file of the certificate's fonts, from our static files. @throws DownloadProblem where it does not come */
export async function fetchFontFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(`/certificate-fonts/${name}`)
    // a path without a file answers with the page
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (!response.ok || isPage) throw new Error(`${name} is missing from the static files.`)
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    throw new DownloadProblem('Its fonts could not be loaded.', { cause })
  }
}
