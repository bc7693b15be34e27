import type { APIRoute } from 'astro'
import { iconSvg } from '../images/icon.ts'

export const GET: APIRoute = () => new Response(iconSvg())
