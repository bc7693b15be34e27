import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../../scripts/building/stamp.ts'
import type { Outcome } from '../../terminal.ts'
import { expectReadable, read, results } from '../read-back.ts'
import { type CiSetup, clean, config, flawed, page } from './setup.ts'

export function filesWritten(setup: CiSetup): void {
  describe('a run over pages and documents', () => {
    let cwd: string
    let outcome: Outcome

    beforeAll(async () => {
      cwd = await setup.repository({
        'panel.config.json': config({
          panel: 'marketing',
          targets: [
            { target: `${setup.origin}/`, sources: ['site/**/*.html'] },
            'notes/*.txt',
            // One text for two panels: two reviews.
            { target: 'notes/a.txt', panel: 'vc' },
            { target: 'deck.pptx', panel: 'vc' },
            'gone.pdf',
            '*.nope',
          ],
        }),
        'site/pages/index.html': page,
        'notes/b.txt': flawed,
        'notes/a.txt': clean,
      })
      await cp(join(root, 'db/samples/sample-deck.pptx'), join(cwd, 'deck.pptx'))
      outcome = await setup.ci(cwd, ['--local'], { GITHUB_ACTIONS: 'true' })
    })

    it('fails because of the claims it names, and says what it could not review', () => {
      expect(outcome.code, outcome.stderr).toBe(3)
      expect(outcome.stdout).toContain('✓ notes/a.txt (marketing): passed')
      expect(outcome.stdout).toContain('✓ notes/a.txt (vc): passed')
      expect(outcome.stdout).toContain('✗ *.nope: could not be reviewed: No file matches *.nope.')
      expect(outcome.stdout).toContain('✗ gone.pdf: could not be reviewed: There is no file gone.pdf.')
      expect(outcome.stdout).toMatch(/The gate is not met: \d+ claims in [23] targets \(5 targets of 7 reviewed\)\./)
      expect(outcome.stderr).toContain('Results are in panel-results')
      expect(outcome.stderr).not.toContain('Try:')
    })

    it('knows the line in a text and in the source of a page, and the slide of a deck', async () => {
      const { targets } = await results(cwd)
      const failing = targets.flatMap((target: { claims: { effect: string }[] }) =>
        target.claims.filter(({ effect }) => effect === 'fails'),
      )
      expect(failing.slice(0, 2)).toMatchObject([
        { rule: 'placeholder-left', file: { path: 'site/pages/index.html', line: 8 } },
        { rule: 'placeholder-left', file: { path: 'notes/b.txt', line: 5 } },
      ])
      for (const one of failing.slice(2)) expect(one).toMatchObject({ file: { path: 'deck.pptx', line: null } })
    })

    it('annotates for GitHub, in the log and in a file', async () => {
      const lines = (await read(cwd, 'annotations.txt')).trimEnd().split('\n')
      expect(outcome.stdout.trimEnd().split('\n').slice(-lines.length)).toEqual(lines)
      expect(lines[0]).toBe(
        '::error file=gone.pdf,line=1,title=Panel%3A could not be reviewed::gone.pdf: There is no file gone.pdf.',
      )
      const errors = lines.filter(line => line.startsWith('::error')).map(line => line.split('::')[1])
      expect(errors.slice(2, 4)).toEqual([
        'error file=site/pages/index.html,line=8,title=Panel%2C placeholder-left',
        'error file=notes/b.txt,line=5,title=Panel%2C placeholder-left',
      ])
    })

    it('writes JUnit and SARIF that other programs can read', async () => {
      const { sarif, shown, suites, cases } = await expectReadable(cwd)
      const { targets } = await results(cwd)
      const failures = targets.reduce((sum: number, { failing }: { failing: number }) => sum + failing, 0)
      expect(suites).toMatchObject({ failures, errors: 2 })
      expect(cases).toMatchObject({ failed: failures, errors: 2, status: 'FAIL' })
      expect(cases.suites.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual(
        targets.map(({ outcome: ended, target }: { outcome: string; target: string }) => [
          target,
          ended === 'passed' ? 'PASS' : 'FAIL',
        ]),
      )
      expect(shown.hasMessages).toBe(true)
      expect(shown.body).toContain('blob/main/site/pages/index.html#L8')
      const [only] = sarif.runs
      const rules: string[] = only.tool.driver.rules.map(({ id }: { id: string }) => id)
      expect(rules).toEqual([...rules].sort())
      expect(rules).toContain('placeholder-left')
      // The fields that code scanning requires of a rule and of a result.
      for (const rule of only.tool.driver.rules) {
        expect(rule.shortDescription.text).toMatch(/^“\p{Lu}.*\.$/u)
        expect(rule.fullDescription.text.length).toBeGreaterThan(rule.shortDescription.text.length)
        expect(rule.help.markdown.split('\n\n')).toHaveLength(rule.help.text.split('\n\n').length)
        expect(rule.properties).toMatchObject({ precision: 'high' })
      }
      const byId = (id: string) => only.tool.driver.rules[rules.indexOf(id)]
      expect(byId('placeholder-left').properties).toMatchObject({ 'problem.severity': 'error' })
      expect(byId('placeholder-left').fullDescription.text).toContain('“Lorem ipsum')
      for (const result of only.results) {
        expect(rules[result.ruleIndex]).toBe(result.ruleId)
        expect(result.level === 'error').toBe(result.properties.fails)
        expect(result.partialFingerprints.primaryLocationLineHash).toMatch(/^[\da-f]{32}:1$/)
        const { artifactLocation, region } = result.locations[0].physicalLocation
        expect(region.startLine).toBeGreaterThan(0)
        // A claim about the whole page is placed in the first of its source files.
        if (result.properties.target.startsWith('http')) expect(artifactLocation.uri).toBe('site/pages/index.html')
      }
      const prints = only.results.map(
        (one: { partialFingerprints: object }) => Object.values(one.partialFingerprints)[0],
      )
      expect(new Set(prints).size).toBe(prints.length)
      expect(only.invocations[0]).toMatchObject({ executionSuccessful: true, exitCode: 3 })
      expect(only.invocations[0].toolExecutionNotifications).toMatchObject([
        { descriptor: { id: 'invalid_input' } },
        { descriptor: { id: 'no_targets' } },
      ])
    })
  })

  it("treats a submission's text as text, in every file", async () => {
    const hostile = [
      'Lorem ipsum dolor sit amet ::error file=x::pwned ##[error]pwned \u001b[31m]]> </testsuite> <!-- panel-ci --> [a](javascript:x) @team',
      "Lorem ipsum dolor sit amet\u0007\ufffe <script>alert(1)</script> & “quotes” 'single' 100%",
    ]
    const cwd = await setup.repository({ 'a.txt': `${clean.repeat(20)}\n${hostile.join('\n\n')}\n` })
    await writeFile(join(setup.folder, 'outside.txt'), flawed)
    const args = ['--local', 'a.txt', '../outside.txt', '--severity', '1']
    const outcome = await setup.ci(cwd, args, { GITHUB_ACTIONS: 'true', COLUMNS: '40' })
    expect(outcome.code, outcome.stderr).toBe(3)
    const commands = outcome.stdout.split('\n').filter(line => /^\s*(::|##\[)/.test(line))
    expect(commands.length).toBeGreaterThan(0)
    for (const line of commands) expect(line).toMatch(/^::(error|warning) (file=a\.txt,line=\d+,)?title=Panel/)
    for (const character of outcome.stdout) expect(character).not.toMatch(/(?!\n)\p{Cc}/u)
    const { sarif } = await expectReadable(cwd)
    // No file outside the repository is mentioned.
    const files = sarif.runs[0].results.map(
      (one: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        one.locations[0]?.physicalLocation.artifactLocation.uri,
    )
    expect([...new Set(files)]).toEqual(['a.txt'])
    const summary = await read(cwd, 'summary.md')
    expect(summary.match(/<!-- panel-ci -->/g)).toHaveLength(1)
    expect(summary).toContain('<sub>Made without a language model. The gate: ')
    expect(summary).not.toMatch(/<script>|(?<!\\)\]\(javascript/)
    await rm(cwd, { recursive: true })
  })
}
