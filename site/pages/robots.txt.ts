import type { APIRoute } from 'astro'

const closed = ['/api/', '/admin/', '/dashboard', '/profile', '/projects']

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map(path => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('sitemap-index.xml', site)}`,
      '',
    ].join('\n'),
  )
