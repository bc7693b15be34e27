import { z } from 'zod'
import { panelTypes } from '#db/vocabulary.ts'
import { analystSchema } from '../analysts.ts'
import { inArea, type Rows } from '../endpoint.ts'
import { listQuery } from '../lists.ts'

export const analystEndpoints = inArea('Analysts', {
  listAnalysts: {
    route: 'GET /api/analysts',
    access: 'public',
    adminsSeeMore: true,
    summary: 'All active analysts; an administrator sees every one, with its prompt',
    query: listQuery,
    answer: z.array(analystSchema),
    paged: true,
  },
  listPanelAnalysts: {
    route: 'GET /api/analysts/panel/{panelType}',
    params: { panelType: z.enum(panelTypes) },
    access: 'public',
    summary: `The active analysts of a panel: ${panelTypes.join(' or ')}`,
    query: listQuery,
    answer: z.array(analystSchema),
    paged: true,
  },
  image: {
    route: 'GET /api/images/{name}',
    params: { name: z.string() },
    access: 'public',
    summary: 'An uploaded image',
    withoutDatabase: true,
    raw: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  },
} as const satisfies Rows)
