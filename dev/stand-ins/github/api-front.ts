import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { freePort } from '#dev/run/free-port.ts'
import { closeServer, listen } from '#dev/run/local-server.ts'
import { tellOfMergedWork } from './merged-work.ts'
import { type Told, tellOfOpenSource } from './open-source.ts'

/** The emulated API with what the emulator lacks: the repositories of our list, merged work, codespaces, and a repository's files as an archive. */
export async function startApiFront(emulatorUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort()
  const server = createServer((request, response) => {
    answer(emulatorUrl, request, response).catch(() => response.writeHead(500).end())
  })
  await listen(server, port)
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) }
}

async function answer(emulatorUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, name, ref] = /^\/repos\/([\w.-]+\/[\w.-]+)\/tarball\/?([\w.-]*)$/.exec(request.url ?? '') ?? []
  if (name !== undefined) return sendArchive(emulatorUrl, name, ref || 'main', response)
  const [, of] = /^\/repos\/[\w.-]+\/([\w.-]+)\/codespaces$/.exec(request.url ?? '') ?? []
  if (of !== undefined && request.method === 'POST') {
    const codespace = { name: `sample-${of}`, web_url: 'https://github.com/codespaces', state: 'Queued' }
    return void response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(codespace))
  }
  const told = request.method === 'GET' ? await tell(emulatorUrl, request.url ?? '') : null
  if (told) {
    const etag = told.etag ? { etag: told.etag } : {}
    if (told.etag && request.headers['if-none-match'] === told.etag) return void response.writeHead(304, etag).end()
    const headers = { 'content-type': 'application/json', ...etag }
    return void response.writeHead(200, headers).end(JSON.stringify(told.body))
  }
  return passOn(emulatorUrl, request, response)
}

async function tell(emulatorUrl: string, path: string): Promise<Told | null> {
  const idOf = async (login: string) => {
    const told = await fetch(`${emulatorUrl}/users/${login}`)
    return told.ok ? ((await told.json()) as { id: number }).id : null
  }
  return (await tellOfMergedWork(path, idOf)) ?? tellOfOpenSource(path)
}

async function passOn(emulatorUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host: _, connection: __, ...headers } = request.headers
  const body = await buffer(request)
  const told = await fetch(`${emulatorUrl}${request.url}`, {
    ...{ method: request.method ?? 'GET', headers: headers as Record<string, string>, redirect: 'manual' },
    ...(body.length > 0 && { body }),
  })
  const { 'content-encoding': ___, 'transfer-encoding': ____, ...kept } = Object.fromEntries(told.headers)
  response.writeHead(told.status, kept).end(Buffer.from(await told.arrayBuffer()))
}

interface Tree {
  sha: string
  tree: { path: string; type: string; sha: string }[]
}

/** As GitHub packs it: in a folder that says whose it is. */
async function sendArchive(emulatorUrl: string, name: string, ref: string, response: ServerResponse): Promise<void> {
  const read = async <T>(path: string): Promise<T | null> => {
    const told = await fetch(`${emulatorUrl}/repos/${name}/${path}`)
    return told.ok ? ((await told.json()) as T) : null
  }
  const commit = await read<{ sha: string }>(`commits/${ref}`)
  const tree = commit && (await read<Tree>(`git/trees/${commit.sha}?recursive=1`))
  if (!commit || !tree) return void response.writeHead(404).end()
  const folder = `${name.replace('/', '-')}-${commit.sha.slice(0, 7)}`
  const files = tree.tree.filter(({ type }) => type === 'blob')
  const entries = await Promise.all(
    files.map(async ({ path, sha }) => {
      const blob = await read<{ content: string }>(`git/blobs/${sha}`)
      const body = new Uint8Array(Buffer.from(blob?.content ?? '', 'base64'))
      return { header: { name: `${folder}/${path}`, size: body.length, type: 'file' as const }, body }
    }),
  )
  const tar = await packTar([
    { header: { name: `${folder}/`, size: 0, type: 'directory' as const, uname: name.split('/')[0] ?? '' } },
    ...entries,
  ])
  response.writeHead(200, { 'content-type': 'application/x-gzip' }).end(gzipSync(tar))
}
