/** A client that reports upload progress, which `fetch` cannot. */
import { type Client, createClient } from '#api/client/client.ts'
import { $token } from './session.ts'

export function uploadClient(onProgress: (share: number) => void): Client {
  return createClient({ baseUrl: '', token: () => $token.get(), fetch: watchedFetch(onProgress) })
}

function watchedFetch(onProgress: (share: number) => void): typeof fetch {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', String(url))
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.responseType = 'blob'
      request.upload.onprogress = event => {
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      }
      request.onload = () => {
        const empty = request.status === 204
        resolve(
          new Response(empty ? null : (request.response as Blob), {
            status: request.status,
            statusText: request.statusText,
            headers: answerHeaders(request),
          }),
        )
      }
      request.onerror = () => reject(new TypeError('The connection was lost while the file was being sent.'))
      request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
      init?.signal?.addEventListener('abort', () => request.abort())
      const body = init?.body
      request.send(body instanceof FormData || typeof body === 'string' ? body : null)
    })
}

function answerHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}
