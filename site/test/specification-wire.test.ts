/** Requests and their notices in a real Chromium on the real API: sections 7, 8 and 9, and shares. */
import { describe } from 'vitest'
import { calls } from './specification/calls.ts'
import { constants } from './specification/constants.ts'
import { earlyAccessForm } from './specification/early-access-form.ts'
import { interruptions } from './specification/interruptions.ts'
import { notices } from './specification/notices.ts'
import { shares } from './specification/shares.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })

describe('7 calls', () => calls(stage))
describe('8 notices', () => notices(stage))
describe('9 constants', () => constants(stage))
describe('the early-access form', () => earlyAccessForm(stage))
describe('interruptions', () => interruptions(stage))
describe('shares', () => shares(stage))
