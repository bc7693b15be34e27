/** Reads a text as it is submitted, and what the rubric says of it. */
import type { LocatedDocument } from '#db/shapes.ts'
import type { PanelType } from '#db/vocabulary.ts'
import { catalogue } from '#worker/panel/rubric/catalogue.ts'
import { copyOf } from '#worker/panel/rubric/copy/copy-reading.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { parseDocument } from '#worker/sources/parse.ts'
import { opinions, panelOf } from '../panel.ts'
import { see } from '../see.ts'

export const typed = (text: string): Promise<LocatedDocument> =>
  parseDocument('txt', new TextEncoder().encode(text), '2026-05-04T09:00:00.000Z')

export const kindOf = async (text: string): Promise<string | null> =>
  copyOf(readSubmission(await typed(text)))?.kind ?? null

/** The leading quotes of one observation. */
export async function quoted(id: string, text: string): Promise<string[]> {
  const observation = catalogue.find(one => one.id === id)
  if (!observation) throw new Error(`No observation is called ${id}`)
  return see(observation, await typed(text)).map(({ quotes }) => quotes[0]?.text ?? '')
}

/** Everything that a panel says of a text: ids, and the sentences. */
export async function saidOf(text: string, panel: PanelType = 'marketing') {
  const said = await opinions(await typed(text), panelOf(panel))
  const findings = said.flatMap(one => one.findings)
  return {
    findings,
    ids: [...new Set(findings.map(({ observation }) => observation ?? ''))].sort(),
    authors: new Set(said.filter(one => one.findings.length > 0).map(({ analyst }) => analyst.lens)),
  }
}
