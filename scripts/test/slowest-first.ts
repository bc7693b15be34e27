/** The order of the suites: what takes longest starts first, so that no worker is left alone with it at the end. */
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../building/stamp.ts'

/**
 * By the CPU that each took, with its children, on 20 November 2026. Vitest's own record of durations is not in a clone,
 * and without it goes by the size of the files.
 */
const slowest = [
  'cli/test/commands.test.ts',
  'site/test/accessibility.test.ts',
  'test/end-to-end/recovery.test.ts',
  'test/end-to-end/front-door.test.ts',
  'site/test/specification-wire.test.ts',
  'cli/test/ci/ci.test.ts',
  'cli/test/program.test.ts',
  'scripts/test/start.test.ts',
  'worker/test/jobs/worker.test.ts',
  'site/test/specification.test.ts',
  'cli/test/ci/pack.test.ts',
  'site/test/app.test.ts',
  'worker/test/sources/fixtures.test.ts',
  'cli/test/ci/docs.test.ts',
  'worker/test/sources/document.test.ts',
  'cli/test/ci/model.test.ts',
  'cli/test/ci/server.test.ts',
  'worker/test/website/website-failures.test.ts',
  'db/test/queue.test.ts',
  'site/test/developer.test.ts',
  'worker/test/website/details.test.ts',
  'site/test/webhooks.test.ts',
  'site/test/admin.test.ts',
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
