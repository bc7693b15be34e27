/** `npm run bench`: runs all measurements in bench/ one after another, or those named, as in `npm run bench -- gate`. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './building/stamp.ts'

const folder = path.join(root, 'bench')
const known = readdirSync(folder).filter(file => file.endsWith('.ts'))
const args = process.argv.slice(2)
const firstOption = args.findIndex(word => word.startsWith('-'))
/** What follows the name goes to the measurement. */
const options = firstOption === -1 ? [] : args.slice(firstOption)
const named = args.slice(0, args.length - options.length).map(name => (name.endsWith('.ts') ? name : `${name}.ts`))
const unknown = named.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}: choose from ${known.join(', ')}.`)
  process.exit(1)
}
let failed = false
for (const file of named.length > 0 ? named : known) {
  console.log(`\n── ${file.replace(/\.ts$/, '')}`)
  const { status } = spawnSync(process.execPath, [path.join(folder, file), ...options], { cwd: root, stdio: 'inherit' })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
