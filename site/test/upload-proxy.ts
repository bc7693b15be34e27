/** A proxy between a browser and the server, which records uploads and can cut the connection. */
import net, { type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Line {
  url: string
  /** Cuts the next upload once this many bytes have passed; null lets everything through. */
  cutAfter: number | null
  /** The text fields of the last upload, and its file's name. */
  uploaded(): Record<string, string>
}

/** Closed when the running test ends. */
export async function lineTo(server: string): Promise<Line> {
  const open = new Set<net.Socket>()
  let heard: Buffer[] = []
  const line: Line = { url: '', cutAfter: null, uploaded: () => fieldsOf(Buffer.concat(heard)) }
  const relay = net.createServer(near => {
    const far = net.connect(Number(new URL(server).port), '127.0.0.1')
    let through: number | null = null
    near.on('data', chunk => {
      if (/^POST .*\r\n(?:.*\r\n)*content-type: multipart/im.test(chunk.toString('latin1'))) {
        through = 0
        heard = []
      }
      if (through !== null) {
        through += chunk.length
        heard.push(chunk)
      }
      if (line.cutAfter !== null && through !== null && through > line.cutAfter) near.destroy()
      else far.write(chunk)
    })
    far.on('data', chunk => near.write(chunk))
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
  })
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve))
  line.url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    relay.close()
  })
  return line
}

function fieldsOf(bytes: Buffer): Record<string, string> {
  const parts = bytes
    .toString('latin1')
    .matchAll(/name="([^"]+)"(?:; filename="([^"]+)")?\r\n(?:[^\r]+\r\n)*\r\n([^\r]*)/g)
  return Object.fromEntries([...parts].map(([, name = '', file, value = '']) => [name, file ?? value]))
}
