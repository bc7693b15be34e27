import type { Context } from '../context.ts'
import { CommandError, exitCodes } from '../errors.ts'
import { readSubmission, type Submission } from '../input.ts'
import { NotReviewed } from './reviewer.ts'
import type { Target } from './targets.ts'

/** Reads a target. Throws `NotReviewed` if the file is missing or is no document. */
export async function readTarget(context: Context, target: Target): Promise<Submission> {
  try {
    return await readSubmission(context, target.address)
  } catch (error) {
    if (error instanceof CommandError && error.exitCode === exitCodes.error)
      throw new NotReviewed(error.code, error.message)
    throw error
  }
}
