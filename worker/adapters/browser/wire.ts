/**
 * The pipe to Chromium: JSON messages that end with a zero byte. Untrusted pages control much of what comes over it (console
 * output, titles, addresses), so no message may cause an error outside this file.
 */
import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright-core'

const MiB = 1024 * 1024

/** More than a page may load (25 MiB), all of which may be in one picture's data: address. */
const maxMessageBytes = 32 * MiB
/** Refills over `refillMs`. A page with 20 MiB of pictures in its markup writes about 100 MiB. */
const budgetBytes = 256 * MiB
const refillMs = 40_000
/** Playwright spends 0.04 to 0.09 ms on each message. Pages write up to 10,000 messages, hostile ones as many in a second. */
const messageCost = 8 * 1024
/** What each chunk read from the pipe costs: Chromium writes short messages one by one. */
const readCost = 2 * 1024

/** Console messages are ignored except for errors; so are log entries of workers, which repeat their console messages. */
const consoleCall = '{"method":"Runtime.consoleAPICalled","params":{"type":"'
const consoleError = `${consoleCall}error"`
const workersEntry = '{"method":"Log.entryAdded","params":{"entry":{"source":"worker"'
const isIgnored = (head: string) =>
  head.startsWith(workersEntry) || (head.startsWith(consoleCall) && !head.startsWith(consoleError))

export class WireBroken extends Error {
  readonly flooded: boolean

  constructor(message: string, flooded: boolean) {
    super(message)
    this.flooded = flooded
  }
}

export interface Wire {
  transport: ConnectOverCDPTransport
  /** Refills the budget, for a reading that has the browser to itself. */
  renew(): void
}

/** Reads until the pipe ends or `broken` is called, which happens at most once. */
export function openWire(writer: Writable, reader: Readable, broken: (reason: WireBroken) => void): Wire {
  const budget = refillingBudget()
  let isBroken = false
  const breakOff = (reason: unknown) => {
    if (isBroken) return
    isBroken = true
    broken(reason instanceof WireBroken ? reason : new WireBroken(`Not a CDP message: ${reason}`, false))
    reader.destroy()
  }
  const spend = (cost: number) => {
    if (!budget.spend(cost)) breakOff(new WireBroken('The browser wrote too much.', true))
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
  const receive = async (text: string) => {
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
      // Playwright's handler is async, so its errors arrive as rejections.
      if (isIgnored(pending.head())) pending.clear()
      else receive(pending.take()).catch(breakOff)
    }
    pending.add(chunk.subarray(start))
    if (pending.length() > maxMessageBytes) breakOff(new WireBroken('The browser wrote too much.', true))
  })
  reader.on('close', () => transport.onclose?.())
  for (const stream of [reader, writer]) stream.on('error', () => undefined)
  return { transport, renew: budget.renew }
}

function refillingBudget() {
  let left = budgetBytes
  let at = performance.now()
  return {
    renew: () => {
      left = budgetBytes
    },
    spend: (cost: number): boolean => {
      const now = performance.now()
      left = Math.min(budgetBytes, left + ((now - at) / refillMs) * budgetBytes) - cost
      at = now
      return left >= 0
    },
  }
}

/** A buffer that doubles, so that a message in many small chunks takes no more memory than one in a few large ones. */
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
    head: () => bytes.toString('latin1', 0, Math.min(length, workersEntry.length)),
    clear,
    take: () => {
      const text = bytes.toString('utf8', 0, length)
      clear()
      return text
    },
  }
}
