/**
 * The pipe to Chromium: messages are JSON that ends with a zero byte. What comes over it was written by strangers' pages
 * as much as by the browser (a page's console, its titles, its addresses), so nothing on it may throw past this file.
 */
import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright-core'

const MiB = 1024 * 1024

/** More than a page may load (25 MiB), which it may name all at once in the address of a picture. */
const mostInMessage = 32 * MiB
/**
 * Of all messages of one reading: Playwright keeps the last 200 that a page wrote to its console, and those of its errors.
 * A page with 20 MiB of pictures in its markup writes some 100.
 */
const mostInAll = 256 * MiB

/** Why nothing more is read from a browser. */
export class WireBroken extends Error {
  /** It wrote more than any page has to, rather than something that could not be understood. */
  readonly flooded: boolean

  constructor(message: string, flooded: boolean) {
    super(message)
    this.flooded = flooded
  }
}

export interface Wire {
  transport: ConnectOverCDPTransport
  /** Another reading begins: what came before is not counted to it. */
  renew(): void
}

/** Reads until the pipe ends or `broken` is called, once. */
export function openWire(writer: Writable, reader: Readable, broken: (reason: WireBroken) => void): Wire {
  let left = mostInAll
  let isBroken = false
  const breakOff = (reason: unknown) => {
    if (isBroken) return
    isBroken = true
    broken(reason instanceof WireBroken ? reason : new WireBroken(`It could not be understood: ${reason}`, false))
    reader.destroy()
  }
  const transport: ConnectOverCDPTransport = {
    send: message => {
      writer.write(`${JSON.stringify(message)}\0`)
    },
    close: () => {
      writer.end()
    },
  }
  const pending = growingBuffer()
  const hand = async (message: string) => transport.onmessage?.(JSON.parse(message))
  reader.on('data', (chunk: Buffer) => {
    left -= chunk.length
    let start = 0
    for (let end = chunk.indexOf(0); end >= 0 && !isBroken; end = chunk.indexOf(0, start)) {
      pending.add(chunk.subarray(start, end))
      start = end + 1
      // Playwright's own handler is async: what it throws comes as a rejection.
      hand(pending.take()).catch(breakOff)
    }
    pending.add(chunk.subarray(start))
    if (left < 0 || pending.length() > mostInMessage) breakOff(new WireBroken('It wrote too much.', true))
  })
  reader.on('close', () => transport.onclose?.())
  for (const stream of [reader, writer]) stream.on('error', () => undefined)
  return {
    transport,
    renew: () => {
      left = mostInAll
    },
  }
}

/** One buffer that doubles: a message of many small chunks takes no more room than one of few large ones. */
function growingBuffer() {
  let bytes = Buffer.alloc(0)
  let length = 0
  return {
    length: () => length,
    add: (chunk: Buffer) => {
      if (length + chunk.length > bytes.length) {
        const larger = Buffer.allocUnsafe(2 * (length + chunk.length))
        bytes.copy(larger, 0, 0, length)
        bytes = larger
      }
      chunk.copy(bytes, length)
      length += chunk.length
    },
    take: () => {
      const text = bytes.toString('utf8', 0, length)
      length = 0
      if (bytes.length > MiB) bytes = Buffer.alloc(0)
      return text
    },
  }
}
