/** Other programs on this machine, and addresses without one. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '#db/test/free-port.ts'

/** A program that listens on this machine and is not Panel. */
export async function listenWith(listener: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** An address where nobody answers. */
export async function nobodysAddress(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`
}
