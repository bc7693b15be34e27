import { buildCli } from './building/cli.ts'
import { buildServer } from './building/server.ts'
import { buildSite } from './building/site.ts'

try {
  const [site, server, cli] = await Promise.all([buildSite(), buildServer(), buildCli()])
  const said = (built: boolean, folder: string) => (built ? `built into ${folder}` : 'up to date')
  const parts = [
    `Site ${said(site, 'dist/site')}`,
    `API and worker ${said(server, 'dist/server')}`,
    `terminal program ${said(cli, 'dist/cli')}`,
  ]
  console.log(`${parts.join(', ')}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
