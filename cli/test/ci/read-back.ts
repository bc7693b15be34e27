/** Reads the files of a run with independent programs, and checks them against the published schemas. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sarifToMarkdown } from '@security-alert/sarif-to-markdown'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { parse as parseJunit } from 'junit2json'
import { parse as parseTestResults } from 'test-results-parser'
import { expect } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { root } from '../../../scripts/building/stamp.ts'

const require = createRequire(import.meta.url)
/** OASIS's schema, from Microsoft's test package. */
const {
  id: _address,
  $schema: _draft,
  ...sarifSchema
} = JSON.parse(readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'))
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
addFormats.default(ajv)
// Compiled without its draft and id, which draft 4 calls by another name; later drafts read the rest alike.
const isSarif = ajv.compile(sarifSchema)

function sarifProblems(text: string): string[] {
  return isSarif(JSON.parse(text)) ? [] : (isSarif.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
}

const junitSchema = readFileSync(join(root, 'cli/test/ci/junit.xsd'), 'utf8')

async function junitProblems(text: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'junit.xml', contents: text }],
    schema: [{ fileName: 'junit.xsd', contents: junitSchema }],
  })
  return errors.map(({ message }) => message)
}

async function readJunit(folder: string) {
  const file = join(folder, 'junit.xml')
  const suites = await parseJunit(readFileSync(file, 'utf8'))
  return { suites, results: parseTestResults({ type: 'junit', files: [file] }) }
}

function readSarif(text: string): { body: string; hasMessages: boolean } {
  const [shown] = sarifToMarkdown({ owner: 'acme', repo: 'site', branch: 'main', sourceRoot: '', title: 'Panel' })(
    JSON.parse(text),
  )
  if (!shown) throw new Error('The reader saw no run')
  return shown
}

export const read = (cwd: string, name: string, out = 'panel-results') => readFile(join(cwd, out, name), 'utf8')
export const results = async (cwd: string, out?: string) => JSON.parse(await read(cwd, 'panel.json', out))

/** The results as other programs read them; fails for files that break their format. */
export async function expectReadable(cwd: string, out = 'panel-results') {
  const sarif = await read(cwd, 'panel.sarif', out)
  expect(sarifProblems(sarif)).toEqual([])
  expect(await junitProblems(await read(cwd, 'junit.xml', out))).toEqual([])
  const { suites, results: cases } = await readJunit(join(cwd, out))
  return { sarif: JSON.parse(sarif), shown: readSarif(sarif), suites, cases }
}
