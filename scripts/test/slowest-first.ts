/** The order of the suites: what takes longest starts first, so that no worker is left alone with it at the end. */
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../building/stamp.ts'

/**
 * By how long each took on two busy cores, on 22 November 2026, those that mostly wait between those that mostly compute.
 * Vitest's own record of durations is not in a clone, and without it goes by the size of the files.
 */
const slowest = [
  'site/test/accessibility.test.ts',
  'test/end-to-end/recovery.test.ts',
  'site/test/specification.test.ts',
  'worker/test/jobs/worker.test.ts',
  'site/test/specification-wire.test.ts',
  'scripts/test/start.test.ts',
  'cli/test/ci/docs.test.ts',
  'test/end-to-end/front-door.test.ts',
  'api/test/contract.test.ts',
  'cli/test/commands/every.test.ts',
  'cli/test/ci/ci.test.ts',
  'worker/test/website/website-failures.test.ts',
  'worker/test/website/late-pages.test.ts',
  'db/test/queue.test.ts',
  'site/test/developer.test.ts',
  'site/test/webhooks.test.ts',
  'site/test/admin.test.ts',
  'worker/test/sources/document.test.ts',
  'worker/test/website/details.test.ts',
  'scripts/test/refusals.test.ts',
  'cli/test/ci/server.test.ts',
  'cli/test/ci/pack.test.ts',
  'worker/test/website/website.test.ts',
  'cli/test/ci/model.test.ts',
  'bench/test/gate.test.ts',
  'db/test/embedded.test.ts',
  'api/test/examples.test.ts',
  'api/test/process.test.ts',
  'worker/test/model/requests.test.ts',
  'worker/test/model/faults.test.ts',
  'worker/test/sources/mutants.test.ts',
  'db/test/reviews.test.ts',
  'worker/test/sources/pptx-grounds.test.ts',
  'site/test/app.test.ts',
  'worker/test/website/consent.test.ts',
  'worker/test/website/folds.test.ts',
  'cli/test/commands/projects.test.ts',
  'site/test/paged-lists.test.ts',
  'site/test/early-access-form.test.ts',
  'worker/test/webhooks/courier.test.ts',
  'api/test/client-retry.test.ts',
  'worker/test/jobs/lock.test.ts',
  'api/test/idempotency.test.ts',
  'site/test/around-the-app.test.ts',
  'worker/test/website/short-pages.test.ts',
]

// A class, since vitest makes one itself.
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
