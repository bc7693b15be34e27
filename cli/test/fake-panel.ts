/** A server with prepared reports, without reviews. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProjectReport } from '#api/contracts/report/report.ts'
import { listenWith } from '#db/test/listen-with.ts'

export interface FakePanel {
  env: Record<string, string>
  brings(report: ProjectReport): void
  /** The id of a past review with this report. */
  keeps(report: ProjectReport): string
  close(): void
}

const at = '2026-01-02T03:04:05.000Z'

/** Past reviews are those given to `keeps`, listed newest first; a project's document consists of `words`. */
export async function startFakePanel(words = ''): Promise<FakePanel> {
  let report: ProjectReport | undefined
  const kept = new Map<string, ProjectReport>()
  const project = (id: number) => ({ id, name: 'Seed deck', panelId: 2, status: 'completed', fileName: 'seed.pdf' })
  const reviews = () =>
    [...kept].reverse().map(([id, { counts, engine }]) => {
      return { id, status: 'completed', version: 1, engine, finishedAt: at, failure: null, counts }
    })
  const answers: [RegExp, (id: string) => unknown][] = [
    [/^GET \/api\/projects\/(\d+)$/, id => project(Number(id))],
    [/^GET \/api\/projects\/\d+\/reviews$/, reviews],
    [/^GET \/api\/projects\/\d+\/document$/, () => ({ blocks: [{ text: words }] })],
    [/^GET \/api\/reports\/project\/1$/, () => report],
    [/^GET \/api\/reviews\/(.+)\/report$/, id => kept.get(id)],
  ]
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const asked = `${request.method} ${request.url}`
    request.resume()
    const [path, make] = answers.find(([known]) => known.test(asked)) ?? []
    const answer = path && make?.(path.exec(asked)?.[1] ?? '')
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(answer ?? { code: 'not_found', message: 'No such thing.', requestId: 'x' }))
  }
  const server = await listenWith(respond)
  return {
    env: { PANEL_URL: server.url, PANEL_TOKEN: 'key' },
    brings(given) {
      report = given
    },
    keeps(report) {
      const id = crypto.randomUUID()
      kept.set(id, report)
      return id
    },
    close: server.close,
  }
}
