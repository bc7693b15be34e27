/**
 * Renders pages on demand with Astro's node adapter in middleware mode. It gets a request and a response without a socket, so
 * that the API itself sets the headers and logs the request.
 */
import { statSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { pathToFileURL } from 'node:url'

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: object,
) => Promise<void>

/** The HTML of the page at this path, with these `Astro.locals`; null if the site has no such page. */
export type Render = (path: string, locals: object) => Promise<string | null>

/** `entry` is the server that the build wrote. It is loaded with the first page, so that it does not delay the start. */
export function createRender(entry: string): Render {
  return async (path, locals) => {
    const built = statSync(entry, { throwIfNoEntry: false })
    if (!built) return null
    // Node caches modules by URL; the build's time in the query loads each build once.
    const { handler }: { handler: Handler } = await import(`${pathToFileURL(entry).href}?built=${built.mtimeMs}`)
    const request = new IncomingMessage(new Socket())
    request.method = 'GET'
    request.url = path
    request.headers.host = 'localhost'
    const response = new BufferedResponse(request)
    let unknown = false
    await handler(
      request,
      response,
      error => {
        if (error) throw error
        unknown = true
      },
      locals,
    )
    if (unknown) return null
    if (response.statusCode !== 200) throw new Error(`The page ${path} could not be rendered: ${response.text()}`)
    return response.text()
  }
}

class BufferedResponse extends ServerResponse {
  readonly #chunks: Uint8Array[] = []

  text(): string {
    return Buffer.concat(this.#chunks).toString()
  }

  override write(chunk: unknown): boolean {
    this.#keep(chunk)
    return true
  }

  override end(chunk?: unknown): this {
    if (typeof chunk !== 'function') this.#keep(chunk)
    this.emit('finish')
    this.emit('close')
    return this
  }

  #keep(chunk: unknown): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) this.#chunks.push(chunk)
  }
}
