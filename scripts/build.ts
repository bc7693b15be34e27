import { buildCli } from './building/cli.ts'
import { buildSite } from './building/site.ts'

try {
  const [site, cli] = await Promise.all([buildSite(), buildCli()])
  console.log(
    `Site ${site ? 'built into dist/site' : 'up to date'}, terminal program ${cli ? 'built into dist/cli' : 'up to date'}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
