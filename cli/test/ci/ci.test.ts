/** `panel ci` as a pipeline runs it, reviewing here: one site and one build of the program, a file per part. */
import { deskFor } from './run/desk.ts'
import { exitCodes } from './run/exit-codes.ts'
import { filesWritten } from './run/files-written.ts'
import { gate } from './run/gate.ts'

const desk = deskFor()

filesWritten(desk)
gate(desk)
exitCodes(desk)
