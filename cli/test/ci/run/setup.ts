/** Repositories in which `panel ci` runs, a site to review, and its output. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { dataDir, type Site, serve } from '#worker/test/website/local-sites.ts'
import { buildCli } from '../../../../scripts/building/cli.ts'
import { callIn } from '../../call.ts'
import { makeFolder, type Outcome, run, start } from '../../terminal.ts'

export const page = `<!doctype html>
<html lang="en"><head><title>Acme, bills for bakers</title></head>
<body><main>
<h1>Bills for bakers, written while the bread is <em>still</em>
 warm</h1>
<p>Acme writes the bill when the order leaves the shop. It costs 20 euros a month and ends whenever you like.</p>
<a href="/start" style="display:inline-block;padding:12px;background:#024;color:#fff">Write a first bill</a>
<p>Lorem ipsum dolor sit amet, <b>consectetur</b> adipiscing elit.</p>
</main></body></html>
`
export const clean = 'Bills for bakers\n\nAcme sends the bill when the bread leaves the shop.\n'
export const flawed = `${clean}\nLorem ipsum dolor sit amet, consectetur adipiscing elit.\n`

export const config = (value: object) => JSON.stringify(value, null, 2)

export interface CiSetup {
  /** The site, which serves `page` everywhere but at /slow, which it never answers. */
  readonly origin: string
  readonly folder: string
  repository(files?: Record<string, string | Uint8Array>): Promise<string>
  /** The program in this process, because starting one costs more than most reviews. */
  ci(cwd: string, args: string[], more?: Record<string, string>): Promise<Outcome>
  /** As a separate process, which reads a configuration in TypeScript anew. */
  spawned(cwd: string, args: string[]): Promise<Outcome>
  /** Starts a run that requests /slow, interrupts it there, and waits for its end. */
  interrupted(cwd: string, ...more: string[]): Promise<Outcome>
}

export function setupCi(): CiSetup {
  let folder: Awaited<ReturnType<typeof makeFolder>>
  let site: Site
  let askedSlow = Promise.withResolvers<void>()
  let env: Record<string, string>
  let folders = 0

  beforeAll(async () => {
    await buildCli()
    folder = await makeFolder()
    site = await serve((request, response) => {
      if (request.url === '/slow') askedSlow.resolve()
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    })
    // No server answers at this address, so that every review happens in this process.
    env = {
      PANEL_URL: 'http://127.0.0.1:9',
      PANEL_SESSION_FILE: join(folder.path, 'session.json'),
      PANEL_DATA_DIR: dataDir,
    }
  })

  afterAll(async () => {
    await site?.close()
    await folder?.remove()
  })

  return {
    get origin() {
      return site.origin
    },
    get folder() {
      return folder.path
    },
    async repository(files = {}) {
      folders += 1
      const path = join(folder.path, `repository-${folders}`)
      await mkdir(join(path, '.git'), { recursive: true })
      for (const [name, content] of Object.entries(files)) {
        await mkdir(join(path, name, '..'), { recursive: true })
        await writeFile(join(path, name), content)
      }
      return path
    },
    ci: (cwd, args, more = {}) => callIn(cwd, ['ci', ...args], { env: { ...env, ...more } }),
    spawned: (cwd, args) => run(['ci', ...args], { cwd, env }),
    async interrupted(cwd, ...more) {
      askedSlow = Promise.withResolvers()
      const running = start(['ci', '--local', `${site.origin}/slow`, ...more], { cwd, env })
      await askedSlow.promise
      running.interrupt('SIGINT')
      return running.done
    },
  }
}
