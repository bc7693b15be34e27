/** A page of the API's own, for browsers without scripts that sent a form while the site has no page to answer it. */
import type { ApiContext } from './context.ts'
import { type ApiError, statusOf } from './errors.ts'
import { pageHeaders } from './site-headers.ts'

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
  body { margin: 0; padding: 15vh 1.5rem 3rem }
  main { max-width: 34rem; margin: 0 auto }
  h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 1rem }
  a { color: inherit; text-underline-offset: 0.2em }`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, sign => entities[sign] ?? '')

/** `refusal` gives the status, and the header that says when to come back. */
export function formPage(c: ApiContext, page: { title: string; text: string; refusal: ApiError | null }): Response {
  const { title, text, refusal } = page
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Panel</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/">Back to the first page</a></p>
</main>
</html>
`
  const headers: Record<string, string> = {
    ...pageHeaders(html),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': c.get('requestId'),
  }
  if (refusal?.retryAfter !== undefined) headers['retry-after'] = String(refusal.retryAfter)
  return new Response(html, { status: refusal ? statusOf(refusal.code) : 200, headers })
}
