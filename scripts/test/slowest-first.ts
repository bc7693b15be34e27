/** Orders the suites: the slowest start first, so that none of them runs alone at the end. */
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../building/stamp.ts'

/**
 * By duration on two busy cores, measured on 28 November 2026.
 * Vitest's own record of durations is not in a clone, and without it vitest sorts by file size.
 */
const slowest = [
  'site/test/specification.test.ts',
  'site/test/accessibility.test.ts',
  'scripts/test/start.test.ts',
  'site/test/specification-wire.test.ts',
  'test/end-to-end/recovery.test.ts',
  'api/test/contract.test.ts',
  'worker/test/jobs/worker.test.ts',
  'site/test/developer.test.ts',
  'site/test/report.test.ts',
  'worker/test/sources/hostile-pages.test.ts',
  'site/test/reader.test.ts',
  'cli/test/ci/ci.test.ts',
  'site/test/admin.test.ts',
  'cli/test/ci/docs.test.ts',
  'worker/test/website/website-failures.test.ts',
  'test/end-to-end/front-door.test.ts',
  'worker/test/website/late-pages.test.ts',
  'cli/test/commands/every.test.ts',
  'worker/test/website/restless-pages.test.ts',
  'worker/test/sources/read.test.ts',
  'db/test/queue.test.ts',
  'worker/test/jobs/turns.test.ts',
  'scripts/test/refusals.test.ts',
  'worker/test/website/details.test.ts',
  'db/test/embedded.test.ts',
  'worker/test/website/scrolled-pages.test.ts',
  'cli/test/ci/model.test.ts',
  'worker/test/sources/document.test.ts',
  'site/test/app.test.ts',
  'cli/test/ci/server.test.ts',
  'api/test/reviews.test.ts',
  'db/test/reviews.test.ts',
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
