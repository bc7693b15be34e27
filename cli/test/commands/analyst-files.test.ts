import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { call, expectRefusal } from '../call.ts'
import { idleStageFor } from '../stage.ts'

const stage = idleStageFor()

const analysts = (...args: string[]) => call(['analysts', ...args], { env: stage.admin.env })
const prompt = 'Look at every price:\n\n  - "per what", and # for how long\n  - what stands beside it'
const body = {
  name: 'Noor Aziz',
  title: 'Pricing',
  specialty: 'Prices: all of them',
  bio: 'Reads prices first.',
  panelId: 2 as const,
  prompt,
  questions: ['What does it cost, per what?', 'Which terms are open?'],
  imageUrl: null,
}

it('panel analysts import imports an export, says what it changed, and sends nothing unchanged', async () => {
  const { id } = await stage.admin.client.call('createAnalyst', { body })
  const out = join(stage.path, 'kept')
  const exported = await analysts('export', String(id), '--out', out)
  const file = join(out, 'vc-noor-aziz.yaml')
  expect(exported).toEqual({ code: 0, stdout: `${file}\n`, stderr: '' })
  const yaml = await readFile(file, 'utf8')
  expect(yaml).toMatch(/^# yaml-language-server: \$schema=analyst\.schema\.json\nname: Noor Aziz\n/)
  expect(yaml).toContain('prompt: |-\n  Look at every price:\n')
  expect(parse(yaml)).toMatchObject({ panel: 'vc', active: true, prompt, questions: body.questions })
  const schema = JSON.parse(await readFile(join(out, 'analyst.schema.json'), 'utf8'))
  expect(JSON.parse((await analysts('schema')).stdout)).toEqual(schema)
  const valid = new Ajv2020({ strict: false }).compile(schema)
  const held: object = parse(yaml)
  expect([held, { ...held, panel: 'jury' }, { name: 'Noor' }].map(one => valid(one))).toEqual([true, false, false])

  const before = await stage.admin.client.call('listAnalysts', {})
  for (const target of [file, out]) expect((await analysts('import', target)).stdout).toBe('Noor Aziz, vc: same\n')
  expect(await stage.admin.client.call('listAnalysts', {})).toEqual(before)

  const edited = yaml.replace('title: Pricing', 'title: Terms').replace('true', 'false')
  const changed = await stage.file('changed.yaml', edited)
  const added = await stage.file('added.yaml', yaml.replace('panel: vc', 'panel: marketing'))
  const expected = 'Noor Aziz, vc: changed (title, active)\nNoor Aziz, marketing: created\n'
  const rehearsed = await analysts('import', changed, added, '--dry-run')
  expect(rehearsed).toMatchObject({ stdout: expected, stderr: expect.stringMatching(/^Nothing was sent/) })
  expect(await stage.admin.client.call('listAnalysts', {})).toEqual(before)
  expect((await analysts('import', changed, added)).stdout).toBe(expected)
  const after = (await stage.admin.client.call('listAnalysts', {})).filter(({ name }) => name === body.name)
  expect(after).toMatchObject([
    { panelType: 'marketing', title: 'Pricing', isActive: true, prompt, questions: body.questions },
    { id, panelType: 'vc', title: 'Terms', isActive: false },
  ])
  const part = await stage.file('part.yaml', `name: Noor Aziz\npanel: vc\ntitle: Terms\n`)
  expect(JSON.parse((await analysts('import', part, '--json')).stdout)).toEqual({
    analysts: [{ file: part, name: 'Noor Aziz', panel: 'vc', result: 'same', fields: [] }],
    dryRun: false,
  })
})

it('panel analysts import refuses bad files by path and field, before sending anything', async () => {
  const text =
    'name: Ida Brandt\ntitle: Law\nspecialty: Terms\nbio: Reads the terms.\npanel: vc\nprompt: Read each term twice.\n'
  const good = await stage.file('good.yaml', text)
  const before = await stage.admin.client.call('listAnalysts', {})
  const shortPrompt = text.replace(/Read each.*/, 'x')
  const cases: [string | Buffer, RegExp][] = [
    [shortPrompt, /, prompt: Prompt must be at least/],
    [`${text}questions: [Why is this term open?, Why?]`, /, questions\[1\]: Each question must be/],
    [
      `${text}questions:\n- Who stays: what is said?`,
      /, questions\[0\]: YAML reads this as no text: put it into quotes\.$/,
    ],
    [text.replace('Ida Brandt', '12345'), /, name: YAML reads this as no text: put it into quotes\.$/],
    [`${text}active: yes`, /, active: This must be true or false\.$/],
    [`${text}colour: red`, /, colour: There is no such field; the fields are name, /],
    [text.replace('title', 'titel'), /, titel: There is no such field; /],
    [text.replace('panel: vc', 'panel: nope'), /, panel: Panel must be one of marketing, vc\.$/],
    ['name: Noor\npanel: vc\nbio: Reads all.', / lacks title, .*prompt: Noor is new to the vc panel/],
    ['name: [', / is not valid YAML: .* at line \d+, column \d+\.$/],
    [`${text}---\n${text}`, / is not valid YAML: Source contains multiple documents at line 7, column 1\.$/],
    [Buffer.from(text.replace('Ida', 'Zoë'), 'latin1'), / is not UTF-8 text: save it as UTF-8\.$/],
    [text, /good\.yaml and .*bad\.yaml are both Ida Brandt of the vc panel\.$/],
  ]
  for (const [content, sentence] of cases)
    expectRefusal(await analysts('import', good, await stage.file('bad.yaml', content)), 1, sentence)
  expectRefusal(await analysts('import', 'none.yaml'), 1, 'none.yaml cannot be read: it does not exist.')
  expectRefusal(await analysts('import', import.meta.dirname), 1, /commands holds no YAML file\.$/)
  expect(await stage.admin.client.call('listAnalysts', {})).toEqual(before)
})

it('panel analysts export is for administrators, who alone may read prompts', async () => {
  const refused = await call(['analysts', 'export', '--out', join(stage.path, 'none')], { env: stage.person.env })
  expectRefusal(refused, 1, 'Only an administrator can do this', 'panel login')
  const out = await stage.file('taken', '')
  expectRefusal(
    await analysts('export', '--out', out),
    1,
    /cannot be written into .*: a part of its path is not a folder\./,
  )
  expectRefusal(await analysts('export', '9999', '--out', out), 1, 'There is no analyst with the number 9999.')
})
