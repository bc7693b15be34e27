/** A proxy in front of a server. When it is shut, it ends every connection and refuses new ones, like a restarting server. */
import net from 'node:net'
import { freePort } from './free-port.ts'

export interface Gate {
  port: number
  shut(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

export async function startGate(target: { host: string; port: number }): Promise<Gate> {
  const port = await freePort()
  const sockets = new Set<net.Socket>()
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  }
  const server = net.createServer(inside => {
    const outside = net.connect(target)
    keep(inside)
    keep(outside)
    inside.pipe(outside).on('close', () => inside.destroy())
    outside.pipe(inside).on('close', () => outside.destroy())
  })
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  const shut = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await listen()
  return {
    port,
    shut,
    open: listen,
    close: async () => {
      if (server.listening) await shut()
    },
  }
}
