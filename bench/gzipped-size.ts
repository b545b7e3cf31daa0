import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const KB = 1024

/** What the files weigh in KB of 1024 bytes when each is gzipped at the usual level. */
export function gzippedKb(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / KB
}
