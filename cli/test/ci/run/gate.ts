import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectReadable, read, results } from '../read-back.ts'
import { type CiSetup, clean, flawed } from './setup.ts'

export function gate({ repository, ci, spawned }: CiSetup): void {
  describe('the gate', () => {
    it('lets known claims pass, fails on new ones, and keeps the baseline of what could not be reviewed', async () => {
      const cwd = await repository({ 'a.txt': flawed, 'b.txt': flawed })
      const written = await ci(cwd, ['--local', '*.txt', '--write-baseline', 'known.json'])
      expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining('Passed: 2 targets of 2 reviewed') })
      const known = await readFile(join(cwd, 'known.json'), 'utf8')
      expect(JSON.parse(known).claims).toMatchObject([
        { target: 'a.txt', panel: 'marketing', check: { id: 'placeholder-left' } },
        { target: 'b.txt', panel: 'marketing', check: { id: 'placeholder-left' } },
      ])
      const { sarif, suites } = await expectReadable(cwd)
      expect(sarif.runs[0].results).toMatchObject([{ baselineState: 'unchanged' }, { baselineState: 'unchanged' }])
      expect(JSON.stringify(suites)).toContain('known: it is in the baseline')

      await writeFile(join(cwd, 'b.txt'), '')
      expect((await ci(cwd, ['--local', '*.txt', '--write-baseline', 'known.json'])).code).toBe(5)
      expect(await readFile(join(cwd, 'known.json'), 'utf8')).toBe(known)

      await writeFile(join(cwd, 'a.txt'), `${flawed}\nWe at [YOUR COMPANY NAME] bill by the loaf.\n`)
      const changed = await ci(cwd, ['--local', 'a.txt', '--baseline', 'known.json'])
      expect(changed.code, changed.stdout).toBe(3)
      const effects = (await results(cwd)).targets[0].claims.map((one: { effect: string }) => one.effect)
      expect(effects.filter((effect: string) => effect === 'fails').length).toBeGreaterThan(0)
      expect(await readFile(join(cwd, 'known.json'), 'utf8')).toBe(known)
    })

    it('recognises a named target at another address and, as a TypeScript configuration says, ignores a claim until its rule expires', async () => {
      const ignored = { rule: 'placeholder-left', reason: 'The text comes on Monday' }
      const settings = (address: string) => `import { existsSync } from 'node:fs'
const address: string = existsSync('${address}') ? '${address}' : 'nowhere.txt'
export default {
  local: true,
  targets: [{ target: address, name: 'page' }, 'held.txt', 'late.txt'],
  gate: { severity: 1 as const },
  ignore: [
    { ...${JSON.stringify(ignored)}, target: 'held.txt', expires: '9999-12-31' },
    { ...${JSON.stringify(ignored)}, target: 'late.txt', expires: '2020-01-31' },
    { rule: 'cac-zero', reason: 'Nobody pays for a friend', target: 'page', expires: '9999-12-31' },
  ],
}
`
      const cwd = await repository({ 'pr-1.txt': flawed, 'held.txt': flawed, 'late.txt': clean })
      await writeFile(join(cwd, 'panel.config.ts'), settings('pr-1.txt'))
      const before = await ci(cwd, ['--write-baseline', 'known.json'])
      expect(before.code, before.stderr).toBe(0)
      const prints = async () =>
        (await read(cwd, 'panel.sarif')).match(/"primaryLocationLineHash": "[^"]+"/g)?.slice(0, 1)
      const print = await prints()

      await rm(join(cwd, 'pr-1.txt'))
      await writeFile(join(cwd, 'pr-2.txt'), flawed)
      await writeFile(join(cwd, 'late.txt'), flawed)
      await writeFile(join(cwd, 'panel.config.ts'), settings('pr-2.txt'))
      const { code, stdout, stderr } = await spawned(cwd, ['--baseline', 'known.json'])
      expect(stderr).toContain('Reviewing page: pr-2.txt')
      expect(stdout).toContain('✓ page: passed')
      expect(await prints()).toEqual(print)
      const [page, held, late] = (await results(cwd)).targets
      expect(page).toMatchObject({ address: 'pr-2.txt', claims: [{ effect: 'known' }] })
      expect(held).toMatchObject({ outcome: 'passed' })
      expect(late).toMatchObject({ claims: [{ effect: 'fails' }] })
      expect(code).toBe(3)
      expect(stdout).toContain('An entry of the ignore list has expired (2020-01-31)')
      expect(stdout).toContain('An entry of the ignore list met nothing: cac-zero in page.')
      const { sarif, suites } = await expectReadable(cwd)
      expect(JSON.stringify(sarif.runs[0].results)).toContain('"suppressions":[{"kind":"external"')
      expect(suites).toMatchObject({ failures: 1 })
      const summary = await read(cwd, 'summary.md')
      expect(summary).toContain('The text comes on Monday')
      expect(summary).toContain('has expired')
      expect(await read(cwd, 'annotations.txt')).toContain(
        '::warning title=Panel::An entry of the ignore list has expired',
      )
    })
  })
}
