/** The examples of docs/ci.md and action.yml, run as copied. */
import { theAction } from './pipelines/action.ts'
import { checkoutFor } from './pipelines/checkout.ts'
import { otherExamples } from './pipelines/examples.ts'

const checkout = checkoutFor()

theAction(checkout)
otherExamples(checkout)
