import { createServer } from 'node:net'

/** The addresses a browser tries for `localhost`; a listener on any of them would catch its requests. */
const localAddresses = ['127.0.0.1', '::1', '0.0.0.0', '::']

/** A TCP port on 127.0.0.1 that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
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
