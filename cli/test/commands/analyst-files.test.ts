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
  expect([valid(parse(yaml)), valid({ ...parse(yaml), panel: 'jury' }), valid({ name: 'Noor' })]).toEqual([
    true,
    false,
    false,
  ])

  const before = await stage.admin.client.call('listAnalysts', {})
  for (const target of [file, out]) expect((await analysts('import', target)).stdout).toBe('Noor Aziz, vc: same\n')
  expect(await stage.admin.client.call('listAnalysts', {})).toEqual(before)

  const changed = await stage.file(
    'changed.yaml',
    yaml.replace('title: Pricing', 'title: Terms').replace('true', 'false'),
  )
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
  const refused = async (content: string, sentence: RegExp) => {
    const bad = await stage.file('bad.yaml', content)
    expectRefusal(await analysts('import', good, bad), 1, sentence, 'panel analysts schema')
  }
  await refused(
    text.replace('twice.', 'x').replace('Read each term ', ''),
    /bad\.yaml, prompt: Prompt must be at least/,
  )
  await refused(
    `${text}questions: [Why is this term open?, Why?]\n`,
    /bad\.yaml, questions\[1\]: Each question must be/,
  )
  await refused(`${text}colour: red\n`, /bad\.yaml, colour: There is no such field; the fields are name, /)
  await refused(text.replace('title', 'titel'), /bad\.yaml, titel: There is no such field; /)
  await refused(text.replace('panel: vc', 'panel: nope'), /bad\.yaml, panel: Panel must be one of marketing, vc\.$/)
  await refused(
    'name: Noor\npanel: vc\nbio: Reads all.\n',
    /bad\.yaml lacks title, .*prompt: Noor is new to the vc panel/,
  )
  await refused('name: [\n', /bad\.yaml is not valid YAML: .* at line \d+, column \d+\.$/)
  await refused(text, /good\.yaml and .*bad\.yaml are both Ida Brandt of the vc panel\.$/)
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
