import type { APIRoute, GetStaticPaths } from 'astro'
import { iconPng } from '../images/icon.ts'

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(sizes).map(([icon, size]) => ({ params: { icon }, props: { size } }))

export const GET: APIRoute<{ size: number }> = async ({ props }) => new Response(await iconPng(props.size))
