import type { Server } from 'node:http'

/** Listens on 127.0.0.1 only: nothing of the local world is reachable from outside this machine. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => done())
  })
}

/** Closes the server and the connections that clients keep alive. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
