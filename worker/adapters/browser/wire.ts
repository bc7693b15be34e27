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
 * What may come at once, and comes back within `refillMs`. Playwright keeps the last 200 errors of a page's console, and
 * those of its scripts. A page with 20 MiB of pictures in its markup writes some 100.
 */
const mostAtOnce = 256 * MiB
const refillMs = 40_000
/**
 * What a message takes of that beside its length, because Playwright needs 0.04 to 0.09 ms of the worker for each. A page
 * that loads 390 pictures and changes its title and its address all the while writes 10,000, in both renderings; one whose
 * scripts throw in a loop, or ask for what is refused, as many in a second.
 */
const messageCost = 8 * 1024
/** What each piece takes of it that is read from the pipe: Chromium writes short messages one by one. */
const readCost = 2 * 1024

/** A page's console, of which only errors are heard, and what workers write, once more: with an object for each thing in it. */
const consoleCall = '{"method":"Runtime.consoleAPICalled","params":{"type":"'
const consoleError = `${consoleCall}error"`
const workersEntry = '{"method":"Log.entryAdded","params":{"entry":{"source":"worker"'
const isUnheard = (head: string) =>
  head.startsWith(workersEntry) || (head.startsWith(consoleCall) && !head.startsWith(consoleError))

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
  /** A reading begins that has the browser for itself: what came before is not counted to it. */
  renew(): void
}

/** Reads until the pipe ends or `broken` is called, once. */
export function openWire(writer: Writable, reader: Readable, broken: (reason: WireBroken) => void): Wire {
  const budget = refillingBudget()
  let isBroken = false
  const breakOff = (reason: unknown) => {
    if (isBroken) return
    isBroken = true
    broken(reason instanceof WireBroken ? reason : new WireBroken(`It could not be understood: ${reason}`, false))
    reader.destroy()
  }
  const spend = (cost: number) => {
    if (!budget.spend(cost)) breakOff(new WireBroken('It wrote too much.', true))
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
  const hear = async (text: string) => {
    const message = JSON.parse(text)
    spend(messageCost * (1 + (text.startsWith(consoleCall) ? message.params.args.length : 0)))
    if (!isBroken) await transport.onmessage?.(message)
  }
  reader.on('data', (chunk: Buffer) => {
    spend(readCost + chunk.length)
    let start = 0
    for (let end = chunk.indexOf(0); end >= 0 && !isBroken; end = chunk.indexOf(0, start)) {
      pending.add(chunk.subarray(start, end))
      start = end + 1
      // Playwright's own handler is async: what it throws comes as a rejection.
      if (isUnheard(pending.head())) pending.clear()
      else hear(pending.take()).catch(breakOff)
    }
    pending.add(chunk.subarray(start))
    if (pending.length() > mostInMessage) breakOff(new WireBroken('It wrote too much.', true))
  })
  reader.on('close', () => transport.onclose?.())
  for (const stream of [reader, writer]) stream.on('error', () => undefined)
  return { transport, renew: budget.renew }
}

function refillingBudget() {
  let left = mostAtOnce
  let at = performance.now()
  return {
    renew: () => {
      left = mostAtOnce
    },
    /** False once it is used up. */
    spend: (cost: number): boolean => {
      const now = performance.now()
      left = Math.min(mostAtOnce, left + ((now - at) / refillMs) * mostAtOnce) - cost
      at = now
      return left >= 0
    },
  }
}

/** One buffer that doubles: a message of many small chunks takes no more room than one of few large ones. */
function growingBuffer() {
  let bytes = Buffer.alloc(0)
  let length = 0
  const clear = () => {
    length = 0
    if (bytes.length > MiB) bytes = Buffer.alloc(0)
  }
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
    /** Its first letters, by which a message is told. */
    head: () => bytes.toString('latin1', 0, Math.min(length, workersEntry.length)),
    clear,
    take: () => {
      const text = bytes.toString('utf8', 0, length)
      clear()
      return text
    },
  }
}
