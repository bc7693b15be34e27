import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../building/stamp.ts'

/** A file, its content, and the rule that it breaks. `#` imports and packages resolve in the small tree made below. */
const violations = [
  ['api/contracts/a.ts', `import '#db/schema/schema.ts'`, 'contracts-are-plain'],
  ['api/contracts/b.ts', `import 'hono'`, 'contracts-are-plain'],
  ['api/contracts/c.ts', `import '#db/report.ts'`, 'shapes-are-types'],
  ['site/islands/a.ts', `import '#db/schema/schema.ts'`, 'site-and-cli-know-only-the-contract'],
  ['cli/commands/a.ts', `import '#api/routes/x.ts'`, 'site-and-cli-know-only-the-contract'],
  ['cli/commands/b.ts', `import '#worker/local.ts'`, 'site-and-cli-know-only-the-contract'],
  ['cli/commands/c.ts', `import '../ci/local-reviewer.ts'`, 'the-local-door-is-lazy'],
  [
    'cli/ci/local-reviewer.ts',
    `import '#worker/local.ts'\nimport '#worker/panel/x.ts'`,
    'the-terminal-reviews-by-one-door',
  ],
  ['db/a.ts', `import '#worker/panel/x.ts'`, 'db-imports-none-of-the-others'],
  ['api/a.ts', `import '#worker/panel/x.ts'`, 'api-and-worker-are-apart'],
  ['worker/a.ts', `import '#api/routes/x.ts'`, 'api-and-worker-are-apart'],
  ['worker/panel/a.ts', `import '#db/schema/schema.ts'`, 'the-panel-is-pure'],
  ['worker/panel/b.ts', `import '../jobs/x.ts'`, 'the-panel-is-pure'],
  ['worker/panel/c.ts', `import 'node:fs'`, 'the-panel-is-pure'],
  ['worker/panel/d.ts', `import './rubric/x.ts'`, 'the-panel-knows-no-rubric'],
  ['worker/jobs/a.ts', `import 'openai'`, 'the-model-has-one-importer'],
  ['worker/jobs/b.ts', `import type {} from 'playwright-core'`, 'the-browser-has-one-importer'],
  ['api/b.ts', `import 'bullmq'`, 'the-queue-has-one-importer'],
  ['worker/b.ts', `import '../db/schema/schema.ts'`, 'across-folders-by-name'],
  ['worker/f.ts', `import '#worker/jobs/x.ts'`, 'inside-a-folder-by-path'],
  ['worker/adapters/b.ts', `import '../jobs/x.ts'`, 'adapters-know-no-sources'],
  ['worker/jobs/d.ts', `import '../adapters/model/wire.ts'`, 'worker-adapters-model-has-its-doors'],
  ['site/islands/b.ts', `import './a.ts'`, 'islands-never-import-islands'],
  ['site/components/a.ts', `import '../islands/a.ts'`, 'site-points-down'],
  ['worker/jobs/index.ts', `export * from './x.ts'`, 'index-only-where-a-process-starts'],
  ['worker/c.ts', `import './jobs/index.ts'`, 'no-barrels'],
  ['worker/d.ts', `import './e.ts'`, 'no-cycles'],
  ['worker/jobs/c.ts', `import '../test/x.ts'`, 'the-product-does-not-import-tests'],
] as const

const sound = [
  ['api/contracts/x.ts', `\nimport 'zod'`],
  ['db/schema/schema.ts', ''],
  ['db/report.ts', 'export type Shape = string'],
  ['db/queue.ts', `import 'bullmq'`],
  ['api/routes/x.ts', `import '#db/queue.ts'`],
  ['worker/panel/x.ts', `import 'zod'`],
  ['worker/panel/rubric/x.ts', `import '../x.ts'`],
  ['worker/jobs/x.ts', `import '../panel/x.ts'\nimport '#db/schema/schema.ts'`],
  ['worker/adapters/model/wire.ts', `import 'openai'`],
  ['worker/e.ts', `import './d.ts'`],
  ['worker/test/x.ts', `import '#api/routes/x.ts'`],
  ['cli/x.ts', `import '#api/contracts/x.ts'`],
  ['cli/commands/x.ts', `export const load = () => import('../ci/local-reviewer.ts')`],
  ['worker/local.ts', `import './panel/x.ts'`],
] as const

const packages = ['zod', 'hono', 'openai', 'playwright-core', 'bullmq']
const folder = mkdtempSync(path.join(tmpdir(), 'panel-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), `${text}\nexport {}\n`)
}

/** "rule file" for every violation found in the tree. */
function cruise(): string[] {
  const imports = Object.fromEntries(['db', 'api', 'worker', 'cli', 'site'].map(name => [`#${name}/*`, `./${name}/*`]))
  const dependencies = Object.fromEntries(packages.map(name => [name, '1.0.0']))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', imports, dependencies }))
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}')
  for (const name of packages) {
    write(`node_modules/${name}/index.js`, '')
    writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
  }
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = path.join(root, '.dependency-cruiser.mjs')
  const args = [program, '--config', config, '--output-type', 'json', 'db', 'api', 'worker', 'cli', 'site']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  expect(stderr).toBe('')
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  return summary.violations.map(({ from, rule }) => `${rule.name} ${from}`)
}

it('each import rule fails where it is broken, and nowhere else', { timeout: 60_000 }, () => {
  for (const [file, text] of [...violations, ...sound]) write(file, text)
  const found = cruise()
  for (const [file, , rule] of violations) expect(found, `${file} breaks ${rule}`).toContain(`${rule} ${file}`)
  const broken = new Set<string>(violations.map(([file]) => file))
  expect(found.filter(line => !broken.has(line.split(' ')[1] ?? ''))).toEqual([])
})
