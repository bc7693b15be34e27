import { describe, expect, it } from 'vitest'
import { failureOf } from '../sources/samples.ts'
import { serve } from './local-sites.ts'
import { readingOf } from './reading.ts'

const page = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title>${body}</html>`

/** Pages of a few words that a check or a sign-in might have, too. */
const pages: Record<string, string> = {
  '/moment': page(
    'Penna',
    '<h1>Penna signs your leases</h1><p>It takes just a moment.</p><a href="/s">Try it free</a>',
  ),
  '/sign-up': page(
    'Start with Penna',
    '<h1>Sign leases on your phone</h1><form><input type="email"><label>Choose a password<input type="password"></label><button>Create my account</button></form>',
  ),
}

const obstacles: Record<string, [code: string, status: number, body: string]> = {
  '/check-200': ['blocked_as_bot', 200, page('Just a moment...', '<p>Stand by.</p>')],
  '/check-403': ['blocked_as_bot', 403, '<p>Please solve the captcha.</p>'],
  '/sign-in': [
    'sign_in_needed',
    200,
    page(
      'Foo',
      '<h1>Log in to Foo</h1><form><input><input type="password"><button>Log in</button></form><a href="/up">Sign up</a>',
    ),
  ],
}

const open = () =>
  serve((request, response) => {
    const [, status, body] = obstacles[request.url ?? ''] ?? ['', 200, pages[request.url ?? '']]
    response.writeHead(body ? status : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
const { read } = readingOf(open)

describe.concurrent('a page of few words', () => {
  it.each(Object.keys(pages))('is read at %s', async path => {
    expect(await read(path)).toHaveProperty('document')
  })

  it.each(Object.entries(obstacles))('is no page at %s', async (path, [code]) => {
    expect((await failureOf(read(path))).code).toBe(code)
  })
})
