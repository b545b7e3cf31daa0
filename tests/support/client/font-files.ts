import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCertificateFonts } from '#dev/commands/write-certificate-fonts.ts'
import { root } from '#dev/run/project.ts'

writeCertificateFonts()

/** Reads one of the certificate's font files from the folder that is deployed. */
export const readFontFile = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(join(root, 'public', 'certificate-fonts', name)))
