import type { APIRoute } from 'astro'
import { iconIco } from '../images/icon.ts'

export const GET: APIRoute = async () => new Response(await iconIco())
