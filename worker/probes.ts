/** Answers questions about a model, or about a file before it is submitted: the API reaches no model and parses no file. */
import { readingLimits, shownPages, usualCharacters } from '#db/limits.ts'
import { listen } from '#db/listen.ts'
import { serverOf } from '#db/model-settings.ts'
import { describePlace, pageOf } from '#db/places.ts'
import type { Probe, ProbeResult } from '#db/probe.ts'
import { answerProbe, probesChannel, takeProbe } from '#db/queries/model-connection.ts'
import { estimateTokens, tokensOfBlock } from '#db/tokens.ts'
import { wordCount } from '#db/word-count.ts'
import { findServers, listModels } from './adapters/model/servers.ts'
import { createSlots } from './adapters/model/slots.ts'
import { tryModel } from './adapters/model/trial.ts'
import { type TrialDeps, tryAnalyst } from './analyst-trials.ts'
import type { WorkerConfig } from './config.ts'
import { unsealKey } from './engines.ts'
import { failureOf } from './failure-of.ts'
import { readDocument } from './sources/document.ts'
import { picturesIn } from './sources/picture-pages.ts'
import { requireWords } from './sources/read.ts'

interface Parts extends TrialDeps {
  config: Pick<WorkerConfig, 'databaseUrl' | 'dataDir' | 'secret' | 'localModels'>
}

/** Each file that is measured needs a parser's process and memory, in addition to the parsers of reviews. */
const slots = createSlots(2)
/** Of typeset text, for a file that has no pages of its own. */
const tokensOfPage = 900

/** Answers probes until it is closed. The API times out by itself if no answer comes. */
export function startProbes({ config, ...deps }: Parts): { close(): Promise<void> } {
  const { db, files, log } = deps

  /** Does not use the browser: only a review reads text in pictures. Counts what the current engine would read. */
  async function measure(fileKey: string, name: string): Promise<ProbeResult> {
    const signal = AbortSignal.timeout(readingLimits.measureMs)
    const document = await slots.hold(signal, async () =>
      readDocument({ bytes: await files.read(fileKey), name, capturedAt: new Date().toISOString(), signal }),
    )
    const pictures = new Set(picturesIn(document).map(({ number }) => number))
    if (pictures.size === 0) requireWords(document.blocks)
    const engine = await deps.engine()
    const session = engine.open({ panel: [], document, notes: null, pictures: [], signal, usedBefore: [] })
    const { blocks, unread, characters } = session.reads?.() ?? { ...document, unread: [], characters: usualCharacters }
    const words = document.blocks.reduce((sum, { hidden, text }) => sum + (hidden ? 0 : wordCount(text)), 0)
    const tokens = blocks.reduce((sum, { text }) => sum + estimateTokens(text) + tokensOfBlock, 0)
    const left = [...document.unread.filter(({ where }) => !pictures.has(pageOf(where))), ...unread]
    // The last ones, because they say where a document that is too long was cut off.
    const said = left.slice(-3).map(({ where, why }) => `${describePlace(where)}: ${why}`)
    const pages = document.sheets.length || null
    const shown = engine.sees?.() ? Math.min(shownPages.document, pages ?? Math.ceil(tokens / tokensOfPage)) : 0
    return { kind: 'measure', words, pages, tokens, characters, pictures: shown, unread: said.join(' ') || null }
  }

  async function resultOf(id: string, probe: Probe): Promise<ProbeResult> {
    if (probe.kind === 'trial') return tryAnalyst(deps, id, probe)
    if (probe.kind === 'measure') return measure(probe.fileKey, probe.name)
    if (probe.kind === 'find' && !config.localModels)
      return { kind: 'failed', message: 'PANEL_LOCAL_MODELS is off: no model server is looked for. Enter an endpoint.' }
    if (probe.kind === 'find') return { kind: 'find', found: await findServers() }
    const server = serverOf(probe.target, sealed => unsealKey(config, sealed))
    if (probe.kind === 'list') return { kind: 'list', ...(await listModels(server)) }
    return { kind: 'test', ...(await tryModel(server, probe.model)) }
  }

  async function answerOne(id: string, probe: Probe): Promise<void> {
    const result = await resultOf(id, probe).catch((error: unknown): ProbeResult => {
      const failure = failureOf(error)
      if (failure) return { kind: 'failed', message: failure.message }
      log.error({ err: error, kind: probe.kind }, 'a probe could not be answered')
      return { kind: 'failed', message: 'Something went wrong on our side while this was tried. Try it again.' }
    })
    await answerProbe(db, { id, result })
  }

  async function answerAll(): Promise<void> {
    for (let next = await takeProbe(db); next; next = await takeProbe(db))
      // Not awaited, so that a slow server does not delay other probes. If the database is down, the API's wait times out.
      void answerOne(next.id, next.probe).catch(() => {})
  }

  const poll = () => void answerAll().catch(() => {})
  return listen({ databaseUrl: config.databaseUrl, channel: probesChannel, onNotify: poll, onListening: poll })
}
