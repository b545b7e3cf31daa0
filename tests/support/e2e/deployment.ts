import { createServer, request } from 'node:http'
import { freePort } from '#dev/run/free-port.ts'

/** The product under an address of its own, where what browsers get can change as a deployment changes it. */
export interface Deployment {
  url: string
  /** From now on this path, whatever its search, is answered with what the change makes of its text. */
  change: (path: string, change: (text: string) => string) => void
  /** Every request is broken off until it is back: the server is down, the network is there. */
  setAway: (isAway: boolean) => void
  close: () => void
}

export async function startDeployment(productUrl: string): Promise<Deployment> {
  const changes = new Map<string, (text: string) => string>()
  let isDown = false
  const server = createServer((asked, answer) => {
    if (isDown) return void asked.socket.destroy()
    const address = new URL(asked.url ?? '/', productUrl)
    const change = changes.get(address.pathname)
    const { 'if-none-match': ___, ...headers } = asked.headers
    if (change) headers['accept-encoding'] = 'identity'
    const passed = request(address, { method: asked.method, headers }, async (got) => {
      if (!change) {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        return got.pipe(answer)
      }
      const { 'content-length': _, etag: __, ...others } = got.headers
      answer.writeHead(got.statusCode ?? 502, others)
      answer.end(change(Buffer.concat(await got.toArray()).toString('utf8')))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    change: (path, change) => void changes.set(path, change),
    setAway: (isAway) => {
      isDown = isAway
      if (isAway) server.closeAllConnections()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
