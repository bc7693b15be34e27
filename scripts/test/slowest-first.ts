/** Orders the suites: the slowest start first, so that none of them runs alone at the end. */
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../building/stamp.ts'

/**
 * By duration on two busy cores, measured on 23 November 2026, with suites that mostly wait between those that mostly compute.
 * Vitest's own record of durations is not in a clone, and without it vitest sorts by file size.
 */
const slowest = [
  'site/test/accessibility.test.ts',
  'test/end-to-end/recovery.test.ts',
  'scripts/test/start.test.ts',
  'site/test/specification.test.ts',
  'worker/test/jobs/worker.test.ts',
  'api/test/contract.test.ts',
  'site/test/specification-wire.test.ts',
  'cli/test/ci/docs.test.ts',
  'test/end-to-end/front-door.test.ts',
  'worker/test/website/late-pages.test.ts',
  'cli/test/commands/every.test.ts',
  'worker/test/website/scrolled-pages.test.ts',
  'cli/test/ci/ci.test.ts',
  'worker/test/website/website-failures.test.ts',
  'worker/test/website/restless-pages.test.ts',
  'cli/test/ci/pack.test.ts',
  'site/test/webhooks.test.ts',
  'db/test/queue.test.ts',
  'site/test/admin.test.ts',
  'worker/test/website/website.test.ts',
  'site/test/developer.test.ts',
  'worker/test/website/details.test.ts',
  'worker/test/sources/document.test.ts',
  'scripts/test/refusals.test.ts',
  'worker/test/website/odd-answers.test.ts',
  'bench/test/gate.test.ts',
  'cli/test/ci/server.test.ts',
  'cli/test/ci/model.test.ts',
  'site/test/app.test.ts',
  'site/test/marks.test.ts',
  'db/test/embedded.test.ts',
  'worker/test/website/folds.test.ts',
  'cli/test/commands/projects.test.ts',
  'site/test/paged-lists.test.ts',
  'site/test/early-access-form.test.ts',
  'worker/test/website/consent.test.ts',
  'worker/test/model/faults.test.ts',
  'worker/test/model/requests.test.ts',
  'api/test/examples.test.ts',
  'cli/test/commands/machine.test.ts',
  'site/test/around-the-app.test.ts',
  'api/test/client-retry.test.ts',
  'scripts/test/install.test.ts',
  'api/test/keys.test.ts',
  'api/test/idempotency.test.ts',
  'worker/test/webhooks/courier.test.ts',
  'cli/test/commands/reviews.test.ts',
  'worker/test/sources/mutants.test.ts',
  'db/test/reviews.test.ts',
  'cli/test/program.test.ts',
  'worker/test/jobs/lock.test.ts',
  'api/test/process.test.ts',
]

// A class, because vitest instantiates it.
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowest.indexOf(path.relative(root, moduleId).split(path.sep).join('/'))
      return at < 0 ? slowest.length : at
    }
    return rest.toSorted((a, b) => rank(a) - rank(b))
  }
}
