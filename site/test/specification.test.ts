/** Every row of the specification's tables, in a real Chromium on the real API: one installation, a file per section. */
import { describe } from 'vitest'
import { calls } from './specification/calls.ts'
import { constants } from './specification/constants.ts'
import { earlyAccessForm } from './specification/early-access-form.ts'
import { interruptions } from './specification/interruptions.ts'
import { layouts } from './specification/layouts.ts'
import { pagedLists } from './specification/paged-lists.ts'
import { projects } from './specification/projects.ts'
import { routes } from './specification/routes.ts'
import { screens } from './specification/screens.ts'
import { shares } from './specification/shares.ts'
import { validation } from './specification/validation.ts'
import { weights } from './specification/weights.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })

describe('2 routes', () => routes(stage))
describe('2 layouts', () => layouts(stage))
describe('2 projects', () => projects(stage))
describe('2 paged lists', () => pagedLists(stage))
describe('2 screens', () => screens(stage))
describe('5 validation, 8 notices', () => validation(stage))
describe('7 calls, 8 notices', () => calls(stage))
describe('9 constants', () => constants(stage))
describe('the early-access form', () => earlyAccessForm(stage))
describe('interruptions', () => interruptions(stage))
describe('shares', () => shares(stage))
describe('bytes', () => weights(stage))
