import type { APIRoute, GetStaticPaths } from 'astro'
import { publicPages } from '../../content/pages.ts'
import { shareCard } from '../../images/share-card.ts'

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(publicPages).map(([page, { card }]) => ({ params: { page }, props: { card } }))

export const GET: APIRoute<{ card: string }> = async ({ props }) => new Response(await shareCard(props.card))
