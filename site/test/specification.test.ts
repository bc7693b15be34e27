/** Every row of the specification's tables, in a real Chromium on the real API: one installation, a file per section. */
import { describe } from 'vitest'
import { layouts } from './specification/layouts.ts'
import { pagedLists } from './specification/paged-lists.ts'
import { projects } from './specification/projects.ts'
import { routes } from './specification/routes.ts'
import { screens } from './specification/screens.ts'
import { validation } from './specification/validation.ts'
import { weights } from './specification/weights.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })

describe('2 routes', () => routes(stage))
describe('2 layouts', () => layouts(stage))
describe('2 projects', () => projects(stage))
describe('2 paged lists', () => pagedLists(stage))
describe('2 screens', () => screens(stage))
describe('5 validation', () => validation(stage))
describe('bytes', () => weights(stage))
