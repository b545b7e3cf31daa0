import { createTarDecoder, createTarPacker, type TarHeader } from 'modern-tar'
import type { Env } from '#worker/env.ts'
import { headersOf } from './ask-github.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { unreachable } from './provider.ts'

const BOUNDS = { timeoutMs: 30_000, maxBytes: 25_000_000 }

/**
 * The files of a public repository at a commit, as a gzipped tar whose folder is called otherwise: GitHub's own name of it says
 * whose it is. @param name `owner/name` @param commit null for where it stands now
 * @throws DomainError upstream, also for one that is larger than 25 MB
 */
export async function readArchive(
  env: Env,
  name: string,
  { commit, folder }: { commit: string | null; folder: string },
): Promise<ReadableStream<Uint8Array>> {
  const url = `${env.GITHUB_API_URL}/repos/${name}/tarball/${commit ?? ''}`
  const response = await boundedFetch(url, { headers: headersOf(env) }, BOUNDS).catch((cause) => {
    throw unreachable('GitHub', cause)
  })
  if (!response.ok || response.body === null)
    throw unreachable('GitHub', new Error(`GitHub answered ${response.status}`))
  return renamed(response.body, folder)
}

const COPIED = new Set<string>(['file', 'directory', 'symlink'])

function renamed(archive: ReadableStream<Uint8Array>, folder: string): ReadableStream<Uint8Array> {
  const entries = archive.pipeThrough(new DecompressionStream('gzip') as never).pipeThrough(createTarDecoder())
  const { readable, controller } = createTarPacker()
  const copy = async () => {
    for await (const { header, body } of entries) {
      if (!COPIED.has(header.type ?? 'file')) {
        await body.cancel()
        continue
      }
      await body.pipeTo(controller.add(unowned(header, folder)))
    }
    controller.finalize()
  }
  copy().catch((failure) => controller.error(failure))
  return readable.pipeThrough(new CompressionStream('gzip') as never)
}

/** Neither the folder that GitHub made nor what a tar says of its owner. */
const unowned = ({ name, type, size, mode, linkname }: TarHeader, folder: string): TarHeader => ({
  ...{ name: [folder, ...name.split('/').slice(1)].join('/'), size },
  ...(type && { type }),
  ...(mode !== undefined && { mode }),
  ...(linkname && { linkname }),
})
