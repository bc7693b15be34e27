/** Ports for servers that tests stop and start again under one address. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'

/**
 * A port of 127.0.0.1 on which nothing listens. Systems give outgoing connections ports from 32768 up, and one of those may
 * be taken by the time that a server comes back to it; these are below.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
