import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'

/**
 * A port of 127.0.0.1 on which nothing listens. It is below 32768, because systems give higher ones to outgoing connections, so
 * that it stays free between stop and restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
}

export const nobodysAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`

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
