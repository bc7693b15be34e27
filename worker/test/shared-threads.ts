/** The rubric's threads for every worker that a process of the tests starts: each would compile all patterns anew. */
import { createRubricThreads, type RubricThreads } from '../adapters/rubric-thread/rubric-thread.ts'

const threads = createRubricThreads()

export const sharedThreads: RubricThreads = { run: threads.run, close: () => undefined }
