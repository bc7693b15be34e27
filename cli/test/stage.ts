/** What the tests of commands share: servers, signed-in users, and a folder. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Client } from '#api/client/client.ts'
import { type Harness, startHarness } from '#api/test/harness.ts'
import { buildCli } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'
import { openOffice } from '../../test/end-to-end/office.ts'
import { makeFolder } from './terminal.ts'

let building: Promise<boolean> | undefined
/** Built once: two builds at once in a process would disturb each other. */
const built = (): Promise<boolean> => (building ??= buildCli())

export const sampleDeck = join(root, 'db/samples/sample-deck.pptx')

export interface Person {
  client: Client
  env: Record<string, string>
  id: number
  username: string
}

/** A server without a worker: reviews stay queued. */
export interface IdleStage {
  url: string
  harness: Harness
  person: Person
  admin: Person
  /** The program's environment: the server, and nobody signed in. */
  visitor: Record<string, string>
  file(name: string, content: string | Uint8Array): Promise<string>
  path: string
  close(): Promise<void>
}

export async function startIdleStage(): Promise<IdleStage> {
  const [harness, folder] = await Promise.all([startHarness(), makeFolder(), built()])
  const visitor = { PANEL_URL: harness.url, PANEL_SESSION_FILE: join(folder.path, 'home', 'session.json') }
  const signUp = async (options: { admin?: boolean }): Promise<Person> => {
    const { token, ...person } = await harness.signUp(options)
    return { ...person, env: { ...visitor, PANEL_TOKEN: token } }
  }
  return {
    url: harness.url,
    harness,
    person: await signUp({}),
    admin: await signUp({ admin: true }),
    visitor,
    path: folder.path,
    async file(name, content) {
      const path = join(folder.path, name)
      await writeFile(path, content)
      return path
    },
    async close() {
      await harness.close()
      await folder.remove()
    },
  }
}

export function idleStageFor(): IdleStage {
  let started: IdleStage
  beforeAll(async () => {
    started = await startIdleStage()
  })
  afterAll(() => started?.close())
  return new Proxy({} as IdleStage, { get: (_, name: keyof IdleStage) => started[name] })
}

/** A server with a worker, and a user with a report. */
export interface WorkingStage {
  person: Person
  project: number
  stop(): Promise<void>
}

export const projectName = 'Wochenplan 計画 👩‍👩‍👧'

export async function startWorkingStage(): Promise<WorkingStage> {
  const [{ api, close }, folder] = await Promise.all([openOffice(), makeFolder(), built()])
  const { client, token, ...user } = await api.signUp()
  const { id } = await client.call('createProject', {
    body: { name: projectName, contentType: 'document', panelId: 2, submit: true },
    file: new File([new Uint8Array(await readFile(sampleDeck))], 'sample-deck.pptx'),
  })
  for await (const { type } of client.events(id)) if (type === 'review.failed') throw new Error('There is no report')
  const env = { PANEL_URL: api.url, PANEL_TOKEN: token, PANEL_SESSION_FILE: join(folder.path, 'session.json') }
  return {
    person: { client, env, ...user },
    project: id,
    async stop() {
      await close()
      await folder.remove()
    },
  }
}

export const draft = ({ client }: Pick<Person, 'client'>, submit = false) =>
  client.call('createProject', {
    body: { name: 'A draft', contentType: 'website', panelId: 1, contentUrl: 'https://example.com', submit },
  })
