/** One installation for all sections of a suite, and its users. */
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type Installation, type Person, startInstallation, type Visit, type VisitOptions } from './app-installation.ts'

export type Kind = 'guest' | 'user' | 'admin'

export interface Stage {
  readonly installation: Installation
  /** `user` and `admin` are both called Ines. */
  readonly user: Person
  readonly admin: Person
  /** A page that all tests of a suite share, one for each kind of person. */
  visit(kind: Kind): Promise<Visit>
  /** A page of the running test, closed when the test ends. */
  open(options?: VisitOptions): Promise<Visit>
}

/** Starts before the calling suite, stops afterwards, and fails if any page has an error. */
export function stageFor({
  painted = false,
  ...options
}: {
  worker?: boolean
  pages?: boolean
  hosts?: string
  painted?: boolean
} = {}): Stage {
  let started: { installation: Installation; user: Person; admin: Person } | null = null
  const shared = new Map<Kind, Promise<Visit>>()
  const faults: string[][] = []
  const now = () => {
    if (!started) throw new Error('The installation has not been started')
    return started
  }
  const open = async (visit: VisitOptions = {}) => {
    const opened = await now().installation.open({ painted, ...visit })
    faults.push(opened.faults)
    return opened
  }

  beforeAll(async () => {
    const installation = await startInstallation(options)
    const user = await installation.signUp({ firstName: 'Ines' })
    started = { installation, user, admin: await installation.signUp({ admin: true, firstName: 'Ines' }) }
  }, 120_000)

  afterAll(async () => {
    await started?.installation.stop()
    expect(faults.flat()).toEqual([])
  })

  return {
    get installation() {
      return now().installation
    },
    get user() {
      return now().user
    },
    get admin() {
      return now().admin
    },
    visit(kind) {
      const opened = shared.get(kind) ?? open(kind === 'guest' ? {} : { as: now()[kind] })
      shared.set(kind, opened)
      return opened
    },
    async open(visit) {
      const opened = await open(visit)
      onTestFinished(opened.close)
      return opened
    },
  }
}

const website = { contentType: 'website', panelId: 1, contentUrl: 'https://quillgate.example/' } as const

export async function draftOf(person: Person, name = 'Quillgate pricing page'): Promise<number> {
  return (await person.client.call('createProject', { body: { ...website, name } })).id
}
