/**
 * Orders the suites: the slowest start first, so that none of them runs alone at the end. With `--changed`, those beside the
 * changed files start first and the slowest last, so that a minute shows what broke.
 */
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../building/stamp.ts'

/**
 * By duration on two busy cores, measured on 28 November 2026. Suites that mostly wait (recovery, start, late pages) are
 * beside suites that compute. Vitest's own record of durations is not in a clone, and without it vitest sorts by file size.
 */
const slowest = [
  'test/end-to-end/recovery.test.ts',
  'site/test/specification.test.ts',
  'site/test/accessibility.test.ts',
  'site/test/reader.test.ts',
  'site/test/developer.test.ts',
  'scripts/test/start.test.ts',
  'cli/test/ci/pack.test.ts',
  'api/test/contract.test.ts',
  'cli/test/commands/every.test.ts',
  'cli/test/ci/ci.test.ts',
  'worker/test/website/late-pages.test.ts',
  'site/test/admin.test.ts',
  'site/test/report.test.ts',
  'worker/test/website/website-failures.test.ts',
  'site/test/app.test.ts',
  'worker/test/jobs/worker.test.ts',
  'cli/test/ci/docs.test.ts',
  'worker/test/rubric/page/page-checks.test.ts',
  'test/end-to-end/front-door.test.ts',
  'worker/test/jobs/drawing.test.ts',
  'worker/test/website/restless-pages.test.ts',
  'scripts/test/refusals.test.ts',
  'db/test/queue.test.ts',
  'api/test/examples.test.ts',
  'worker/test/sources/read.test.ts',
  'cli/test/ci/model.test.ts',
  'worker/test/website/details.test.ts',
  'worker/test/sources/hostile-pages.test.ts',
  'db/test/embedded.test.ts',
  'worker/test/website/scrolled-pages.test.ts',
]

const partsOf = (file: string) => path.relative(root, file).split(path.sep)

/** How many folders a suite shares with a file: worker/test/panel/report.test.ts is beside worker/panel/report.ts. */
function shared(suite: string, file: string): number {
  const folders = partsOf(file)
  const beside = partsOf(suite).filter(part => part !== 'test')
  const at = beside.findIndex((part, index) => part !== folders[index])
  return at < 0 ? beside.length : at
}

// A class, because vitest instantiates it.
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    const { changed, related = [] } = this.ctx.config
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowest.indexOf(partsOf(moduleId).join('/'))
      return at < 0 ? slowest.length : at
    }
    const near = ({ moduleId }: TestSpecification) => Math.max(0, ...related.map(file => shared(moduleId, file)))
    return changed
      ? rest.toSorted((a, b) => near(b) - near(a) || rank(b) - rank(a))
      : rest.toSorted((a, b) => rank(a) - rank(b))
  }
}
