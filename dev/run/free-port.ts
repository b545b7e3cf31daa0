import { createServer } from 'node:net'

/** The addresses a browser tries for `localhost`; a listener on any of them would catch its requests. */
const localAddresses = ['127.0.0.1', '::1', '0.0.0.0', '::']

/**
 * Below the ports that systems hand out by themselves, so that no outgoing connection takes one between the choice and its
 * use; drawn at random, because several worlds start at once.
 */
const chosenFrom = { first: 20_000, count: 12_000 }
const tries = 100

/** A TCP port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let left = tries; left > 0; left -= 1) {
    const port = chosenFrom.first + Math.floor(Math.random() * chosenFrom.count)
    if (await isPortFree(port)) return port
  }
  throw new Error('No port is free')
}

/** Whether `port` is free on every local address. Addresses that this machine lacks count as free. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const address of localAddresses) {
    if (!(await canListen(port, address))) return false
  }
  return true
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    server.listen({ port, host, exclusive: true, ipv6Only: host.includes(':') }, () =>
      server.close(() => resolve(true)),
    )
  })
}
