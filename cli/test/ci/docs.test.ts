/** The examples of docs/ci.md and action.yml, run as copied. */
import { theAction } from './pipelines/action.ts'
import { benchFor } from './pipelines/bench.ts'
import { otherExamples } from './pipelines/examples.ts'

const bench = benchFor()

theAction(bench)
otherExamples(bench)
