import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStop } from '../../stop.ts'
import { type Office, openOffice } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** A proxy in front of the database that can go silent: connections stay open, but nothing passes until it is opened. */
async function wayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const pairs = new Set<[net.Socket, net.Socket]>()
  let silent = false
  const join = ([client, upstream]: [net.Socket, net.Socket]) => client.pipe(upstream).pipe(client)
  const server = net.createServer(client => {
    const pair: [net.Socket, net.Socket] = [client, net.connect(Number(port || 5432), hostname)]
    for (const socket of pair) socket.on('error', () => socket.destroy())
    pairs.add(pair)
    if (!silent) join(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: () => {
      silent = true
      for (const socket of [...pairs].flat()) socket.unpipe().pause()
    },
    open: () => {
      silent = false
      for (const pair of pairs) join(pair)
    },
    close: () => {
      for (const socket of [...pairs].flat()) socket.destroy()
      server.close()
    },
  }
}

describe('a worker that is told to stop', () => {
  it('stops in order, exits with 0, and only once', async () => {
    const codes: number[] = []
    const stop = createStop(await office.worker(), code => codes.push(code))
    await Promise.all([stop(), stop()])
    await stop()
    expect(codes).toEqual([0])
  })

  it('exits with 1 at its deadline if the database no longer answers', async () => {
    const way = await wayTo(office.database.url)
    const worker = await office.worker({ databaseUrl: way.url })
    way.silence()
    const ended = Promise.withResolvers<number>()
    const since = performance.now()
    const stopping = createStop(worker, ended.resolve, 400)()
    expect(await ended.promise).toBe(1)
    expect(performance.now() - since).toBeGreaterThan(390)
    // A real process would be gone by now; here the worker is released so that it ends.
    way.open()
    await stopping
    way.close()
  })
})
