import type { APIRoute } from 'astro'
import { publicPages } from '../content/pages.ts'
import { palette } from '../images/palette.ts'

const icons = [192, 512].map(size => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}))

export const GET: APIRoute = () =>
  Response.json({
    name: 'Panel',
    short_name: 'Panel',
    description: publicPages.landing.description,
    start_url: '/dashboard',
    display: 'standalone',
    background_color: palette.desk,
    theme_color: palette.desk,
    icons,
  })
