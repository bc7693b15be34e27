/** What the document shows for other systems, run as it stands there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseConfig, settingsOf } from '../../../ci/config.ts'
import { runProgram } from '../clone.ts'
import { type Bench, blocks, docs, flawed } from './bench.ts'

export function otherExamples(bench: Bench): void {
  const { bash, whileServed, written } = bench
  describe('the other examples', () => {
    it('GitLab: installs the package and reviews what the configuration names', async () => {
      const job = parse(blocks('yaml')[1] ?? '').review
      writeFileSync(join(bench.work, 'panel.config.json'), '{"targets":["decks/*.pdf"]}')
      const outcome = await bash(job.script.join('\n'), job.variables)
      expect(outcome.code, outcome.stderr).toBe(0)
      expect(written('said')).toBe(
        'npm install --no-save --no-audit --no-fund https://packages.example.org/panel.tgz\n',
      )
      expect(readFileSync(join(bench.work, job.artifacts.reports.junit), 'utf8')).toContain('<testsuites')
    })

    it('a plain shell: says how it ended, and ends so', async () => {
      const script = blocks('sh').find(block => block.startsWith('set -u')) ?? ''
      writeFileSync(join(bench.work, 'panel.config.json'), '{"targets":["decks/*.pdf"]}')
      const sh = () =>
        runProgram('sh', ['-c', script], { cwd: bench.work, env: { ...bench.env, GITHUB_ACTIONS: undefined } })
      const passed = await sh()
      expect(passed.code, passed.stderr).toBe(0)
      expect(passed.stdout).toContain('The gate is met.')
      writeFileSync(join(bench.work, 'panel.config.json'), '{"targets":["decks/gone.pdf"]}')
      const none = await sh()
      expect(none.code).toBe(5)
      expect(none.stdout).toContain('Something could not be reviewed')
    })

    it('the first lines: a page with its sources, and files', async () => {
      const [first = ''] = blocks('sh')
      writeFileSync(join(bench.work, 'site/index.html'), flawed)
      const [page = '', files = ''] = first.trim().split('\n')
      const outcome = await whileServed(() => bash(page))
      expect(outcome.code, outcome.stderr).toBe(3)
      expect(outcome.stdout).toContain('site/index.html:1')
      expect(await bash(files)).toMatchObject({ code: 0 })
    })

    it('a server: asks the one that is named', async () => {
      const script = blocks('sh').find(block => block.startsWith('PANEL_URL=')) ?? ''
      const outcome = await bash(script.replace('https://panel.example.com', 'http://127.0.0.1:9'), {
        PANEL_TOKEN: 'a-key',
      })
      expect(outcome.code).toBe(5)
      expect(outcome.stdout).toContain('Panel cannot be reached at http://127.0.0.1:9.')
    })

    it('a preview: is known by its name, wherever it is', async () => {
      writeFileSync(join(bench.work, 'panel.config.ts'), blocks('ts')[0] ?? '')
      const outcome = await bash('panel ci', { PREVIEW_URL: 'http://localhost:9/' })
      expect(outcome.code, outcome.stderr).toBe(5)
      expect(outcome.stdout).toContain('✗ front page: could not be reviewed: No browser opens port 9')
    })

    it('the configuration is one, and names every field', () => {
      const [example = ''] = blocks('json')
      const config = parseConfig(JSON.parse(example))
      expect(settingsOf(config)).toMatchObject({
        local: true,
        baseline: 'panel-baseline.json',
        gate: { onlyNew: true },
      })
      for (const field of [
        'name',
        'targets',
        'targets.name',
        'panel',
        'engine',
        'local',
        'allowHosts',
        'gate',
        'ignore',
        'out',
      ]) {
        expect(docs).toContain(`| \`${field}\``)
      }
    })
  })
}
