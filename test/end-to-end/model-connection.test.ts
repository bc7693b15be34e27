import { describe } from 'vitest'
import { openDesk } from './model-connection/desk.ts'
import { savedSettings } from './model-connection/saved-settings.ts'
import { servers } from './model-connection/servers.ts'

const desk = openDesk()

servers(desk)
describe('saved settings', () => savedSettings(desk))
