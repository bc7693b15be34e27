import { describe, expect, it } from 'vitest'
import { expectReadable, read, results } from '../read-back.ts'
import { type CiSetup, clean, flawed } from './setup.ts'

export function exitCodes(setup: CiSetup): void {
  const { repository, ci } = setup
  describe('other outcomes', () => {
    it('could not review: exit code 5, with every file', async () => {
      const cwd = await repository({ 'damaged.pdf': '%PDF-1.7 and no more', 'empty.txt': '' })
      const targets = ['damaged.pdf', 'empty.txt', 'http://localhost:9/', 'panel.config']
      const outcome = await ci(cwd, ['--local', '--json', ...targets])
      expect(outcome.code, outcome.stderr).toBe(5)
      expect(outcome.stderr).toContain('Could not review: 4 targets (0 targets of 4 reviewed).')
      const printed = JSON.parse(outcome.stdout)
      expect(printed).toEqual(await results(cwd))
      expect(printed.targets[2].failure.message).toMatch(/^No browser opens port 9: it is kept for another protocol\./)
      const { suites, sarif } = await expectReadable(cwd)
      expect(suites).toMatchObject({ tests: 4, errors: 4, failures: 0 })
      expect(sarif.runs[0].invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 5 })
      expect(await read(cwd, 'annotations.txt')).toContain('::error file=damaged.pdf')
    })

    it('cancelled: exit code 2, with every file', async () => {
      const cwd = await repository({ 'a.txt': flawed })
      const outcome = await setup.interrupted(cwd, 'a.txt')
      expect(outcome.code, outcome.stderr).toBe(2)
      expect(outcome.stdout).toContain('Cancelled')
      const { cases } = await expectReadable(cwd)
      expect(cases.suites[0]?.cases[0]).toMatchObject({ name: 'review', status: 'SKIP' })
      expect((await results(cwd)).outcome).toBe('cancelled')
    })

    it('not signed in: exit code 4, with every file; a page on this machine is still reviewed in this process', async () => {
      const cwd = await repository({ 'a.txt': flawed })
      const outcome = await ci(cwd, ['a.txt', 'b.txt', `${setup.origin}/`, '--name', 'pages'])
      expect(outcome.code).toBe(4)
      expect(`${outcome.stdout}${outcome.stderr}`.match(/You are not signed in/g)).toHaveLength(1)
      expect(outcome.stderr).toMatch(/You are not signed in at http:\/\/127\.0\.0\.1:9\.\nTry: panel login/)
      const { targets, outcome: said } = await results(cwd)
      expect(said).toBe('not_signed_in')
      expect(targets).toMatchObject([
        { outcome: 'not_reviewed', failure: { code: 'not_signed_in' } },
        { outcome: 'not_reviewed', failure: { code: 'not_signed_in' } },
        { reviewedBy: 'runner', engine: 'rubric', model: null, outcome: 'gate_not_met', shownAt: null },
      ])
      // No file of the repository is known, and code hosts refuse a whole upload for one result without a file.
      const { sarif } = await expectReadable(cwd)
      expect(sarif.runs[0].results).toEqual([])
      const noFile = sarif.runs[0].invocations[0].toolExecutionNotifications.at(-1)
      expect(noFile).toMatchObject({
        message: { text: expect.stringMatching(/^\d claims? of/) },
        descriptor: { id: 'no_file' },
      })
      expect(sarif.runs[0].automationDetails.id).toBe('panel/pages/')
      expect(await read(cwd, 'summary.md')).toMatch(/^<!-- panel-ci pages -->\n/)
      expect((await read(cwd, 'annotations.txt')).match(/^::error title=Panel::You are not signed in/gm)).toHaveLength(
        1,
      )
    })

    it.each<[string, Record<string, string>, string[], string]>([
      ['nothing is named', {}, [], 'There is nothing to review'],
      ['it is not JSON', { 'panel.config.json': '{' }, ['a.txt'], 'panel.config.json is no JSON: '],
      ['it throws', { 'panel.config.ts': 'throw new Error("no")' }, ['a.txt'], 'panel.config.ts cannot be run: no'],
      [
        'the baseline is missing',
        {},
        ['--baseline', 'b.json', 'a.txt'],
        'The baseline b.json cannot be read: it does not exist.',
      ],
      ['no model is configured', {}, ['--engine', 'model', 'a.txt'], 'No model is configured: set OPENAI_API_KEY'],
      // Nothing can be created there, and Node's recursive mkdir would never end.
      [
        'the folder cannot be made',
        {},
        ['--out', '/proc/panel/x', 'a.txt'],
        'The results cannot be written into /proc/panel/x',
      ],
    ])('%s: exit code 1 and a sentence', async (_what, files, args, sentence) => {
      const cwd = await repository({ 'a.txt': clean, ...files })
      const outcome = await ci(cwd, ['--local', ...args])
      expect(outcome.code, outcome.stdout).toBe(1)
      expect(outcome.stderr).toContain(sentence)
      expect(outcome.stderr).toMatch(/^Try: \S/m)
      if (args.includes('--out')) return
      // Nothing was reviewed, and the files say why.
      expect(await results(cwd)).toMatchObject({ outcome: 'error', exitCode: 1 })
      expect(await read(cwd, 'panel.sarif')).toContain('"executionSuccessful": false')
      expect(await read(cwd, 'summary.md')).toMatch(/^<!-- panel-ci -->\n\n## Panel: /)
    })
  })
}
