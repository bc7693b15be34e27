/** The steps of the action, run as a runner runs them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../../../scripts/building/stamp.ts'
import { makeClone } from '../clone.ts'
import { type Checkout, flawed, type Step } from './checkout.ts'

const action: {
  inputs: Record<string, { default?: string }>
  runs: { steps: Step[] }
} = parse(readFileSync(join(root, 'action.yml'), 'utf8'))

export function theAction(checkout: Checkout): void {
  const { bash, whileServed, written } = checkout
  describe('the action', () => {
    const [review, comment, end] = action.runs.steps
    /** The values that the runner fills in for expressions in a step's environment. */
    const fill = (step: Step | undefined, values: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(step?.env ?? {}).map(([name, text]) => [
          name,
          text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_match, path: string) => {
            const input = path.startsWith('inputs.') ? action.inputs[path.slice('inputs.'.length)] : undefined
            const value = values[path] ?? input?.default
            if (value === undefined) throw new Error(`Nothing is known as ${path}`)
            return value
          }),
        ]),
      )
    const run = (step: Step | undefined, values: Record<string, string>, env: Record<string, string> = {}) =>
      bash(step?.run ?? '', { ...env, ...fill(step, values) })
    const context = () => ({
      'github.action_path': join(checkout.folder, 'clone'),
      'github.repository': 'acme/site',
      'github.event.pull_request.number': '7',
      'inputs.github-token': 'a-token',
      'steps.review.outputs.results': join(checkout.work, 'panel-results'),
    })

    it('reviews from its own checkout, updates one comment, and exits as the review did', async () => {
      makeClone(root, join(checkout.folder, 'clone'), { built: true })
      const targets = `http://localhost:${checkout.port}/\n\ndecks/*.pdf\n`
      const out = join(checkout.work, 'kept', 'results')
      const inputs = {
        ...context(),
        'inputs.targets': targets,
        // As in a block of YAML, with blanks inside words.
        'inputs.args': '--source \'no site/*.html\'\n--source "site/**/*.html"\n',
        'inputs.out': out,
        'inputs.name': 'pages',
        'steps.review.outputs.results': out,
      }
      // Without the page, whose browser costs seconds; another test reviews it.
      const documents = { ...inputs, 'inputs.targets': 'decks/*.pdf' }
      const passed = await run(review, documents)
      expect(passed.code, passed.stderr).toBe(0)
      expect(written('output'), passed.stderr + passed.stdout).toBe(`exit-code=0\nresults=${out}\n`)
      expect(written('summary')).toMatch(/^<!-- panel-ci pages -->\n\n## Panel, pages: Passed/)
      expect(await run(comment, inputs)).toMatchObject({ code: 0 })
      expect(await run(end, { ...inputs, 'steps.review.outputs.exit-code': '0' })).toMatchObject({ code: 0 })

      writeFileSync(join(checkout.work, 'site/index.html'), flawed)
      // A second use of the action on the same pull request has its own comment.
      const others = { id: 100, body: '<!-- panel-ci -->\n\nOf another use' }
      const before: { id: number; body: string }[] = JSON.parse(written('comments.json'))
      writeFileSync(join(checkout.folder, 'comments.json'), JSON.stringify([others, ...before]))
      const failed = await whileServed(() => run(review, inputs))
      expect(failed.code).toBe(0)
      expect(written('output')).toContain('exit-code=3\n')
      expect(failed.stdout).toContain('::error file=site/index.html,line=1,title=Panel%2C placeholder-left::')
      expect(await run(comment, inputs)).toMatchObject({ code: 0 })
      const comments: { body: string }[] = JSON.parse(written('comments.json'))
      expect(comments).toHaveLength(2)
      expect(comments[0]).toEqual(others)
      expect(comments[1]?.body).toContain('The gate is not met')
      const fork = await run(comment, { ...inputs, 'inputs.github-token': 'read-only' })
      expect(fork).toMatchObject({ code: 0, stdout: expect.stringMatching(/^::warning title=Panel::.* fork/m) })
      expect(JSON.parse(written('comments.json'))).toEqual(comments)
      expect(await run(end, { ...inputs, 'steps.review.outputs.exit-code': '3' })).toMatchObject({ code: 3 })
    }, 90_000)

    it('ends with 1 if the review wrote nothing', async () => {
      const inputs = { ...context(), 'inputs.targets': 'decks/*.pdf' }
      // An omitted input leaves the job's own setting.
      const said = await run(review, inputs, { PANEL_URL: 'nowhere' })
      expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining('PANEL_URL is "nowhere"') })
      expect(written('output')).toContain('exit-code=1\n')
      expect(await run(comment, inputs)).toMatchObject({ code: 0 })
      expect(await run(end, { ...inputs, 'steps.review.outputs.exit-code': '' })).toMatchObject({ code: 1 })
    })

    it('does not read a target as an option', async () => {
      // As from a list of files that a pull request has added.
      const inputs = { ...context(), 'inputs.targets': 'decks/a.pdf\n--write-baseline=taken.json\n' }
      const said = await run(review, inputs)
      expect(said.stderr).toContain('--write-baseline=taken.json begins with a dash, as options do')
      expect(written('output')).toContain('exit-code=1\n')
      expect(existsSync(join(checkout.work, 'taken.json'))).toBe(false)
    })
  })
}
