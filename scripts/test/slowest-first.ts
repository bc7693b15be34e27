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
  'db/test/queue.test.ts',
  'site/test/specification-wire.test.ts',
  'worker/test/jobs/worker.test.ts',
  'test/end-to-end/front-door.test.ts',
  'worker/test/website/details.test.ts',
  'cli/test/commands/every.test.ts',
  'scripts/test/start.test.ts',
  'cli/test/ci/ci.test.ts',
  'db/test/embedded.test.ts',
  'cli/test/ci/pack.test.ts',
  'worker/test/website/website-failures.test.ts',
  'site/test/developer.test.ts',
  'site/test/webhooks.test.ts',
  'cli/test/ci/docs.test.ts',
  'worker/test/website/late-pages.test.ts',
  'api/test/examples.test.ts',
  'site/test/admin.test.ts',
  'site/test/app.test.ts',
  'api/test/contract.test.ts',
  'worker/test/sources/document.test.ts',
  'worker/test/website/website.test.ts',
  'api/test/process.test.ts',
  'cli/test/ci/model.test.ts',
  'bench/test/gate.test.ts',
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
