import { afterAll, describe } from 'vitest'
import { slides } from './reader/slides.ts'
import { openShop, websites } from './reader/websites.ts'
import { stageFor } from './stage.ts'

const shop = await openShop()
afterAll(shop.close)

const stage = stageFor({ pages: true, painted: true, hosts: shop.host })

describe('a report on its slides', () => slides(stage))
websites(stage, shop)
