/** The document's examples for other systems, run unchanged. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseConfig, settingsOf } from '../../../ci/config.ts'
import { blocks, type Checkout, docs } from './checkout.ts'

export function otherExamples(checkout: Checkout): void {
  const { bash, written } = checkout
  describe('the other examples', () => {
    it('GitLab installs the package and reviews what the configuration names', async () => {
      const job = parse(blocks('yaml')[1] ?? '').review
      writeFileSync(join(checkout.work, 'panel.config.json'), '{"targets":["decks/*.pdf"]}')
      const outcome = await bash(job.script.join('\n'), job.variables)
      expect(outcome.code, outcome.stderr).toBe(0)
      expect(written('said')).toBe(
        'npm install --no-save --no-audit --no-fund https://packages.example.org/panel.tgz\n',
      )
      expect(readFileSync(join(checkout.work, job.artifacts.reports.junit), 'utf8')).toContain('<testsuites')
    })

    it('the first lines review files; the action’s test reviews a page with its sources', async () => {
      const [, files = ''] = blocks('sh')[0]?.trim().split('\n') ?? []
      expect(await bash(files)).toMatchObject({ code: 0 })
    })

    it('the configuration is valid and names every field', () => {
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
