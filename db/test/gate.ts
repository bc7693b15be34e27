/** A door in front of a server: shut, it ends every connection and refuses new ones, as a restart does. */
import net from 'node:net'

export interface Gate {
  port: number
  shut(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

export async function startGate(target: { host: string; port: number }): Promise<Gate> {
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
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const shut = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const port = await listen(0)
  return {
    port,
    shut,
    open: async () => {
      await listen(port)
    },
    close: async () => {
      if (server.listening) await shut()
    },
  }
}
