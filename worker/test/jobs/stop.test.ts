/** How the worker's process ends: in order, or at its deadline where the database went first. */
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStop } from '../../stop.ts'
import { type Office, openOffice } from './office.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

/** A way to the database that can fall silent: connections stay open and nothing comes through any more. */
async function wayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  const server = net.createServer(client => {
    const upstream = net.connect(Number(port || 5432), hostname)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => socket.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('a worker that is told to stop', () => {
  it('ends in order, with 0, and once', async () => {
    const codes: number[] = []
    const stop = createStop(await office.worker(), code => codes.push(code))
    await Promise.all([stop(), stop()])
    await stop()
    expect(codes).toEqual([0])
  })

  it('ends with 1 at its deadline where the database answers no more', async () => {
    const way = await wayTo(office.database.url)
    const worker = await office.worker({ databaseUrl: way.url })
    way.silence()
    const ended = Promise.withResolvers<number>()
    const since = performance.now()
    const stopping = createStop(worker, ended.resolve, 400)()
    expect(await ended.promise).toBe(1)
    expect(performance.now() - since).toBeGreaterThan(390)
    way.cut()
    await stopping
  })
})
