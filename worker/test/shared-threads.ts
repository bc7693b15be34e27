/** The rubric's threads, shared by all workers of a test process because each thread compiles all patterns. */
import { createRubricThreads, type RubricThreads } from '../adapters/rubric-thread/rubric-thread.ts'

const threads = createRubricThreads()

export const sharedThreads: RubricThreads = { run: threads.run, close: () => undefined }
