/** `panel ci` as a pipeline runs it, reviewing in its own process. The parts share one site and one build. */
import { exitCodes } from './run/exit-codes.ts'
import { filesWritten } from './run/files-written.ts'
import { gate } from './run/gate.ts'
import { setupCi } from './run/setup.ts'

const setup = setupCi()

filesWritten(setup)
gate(setup)
exitCodes(setup)
