import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../building/stamp.ts'

/** A folder's README is read before its code: longer ones are not read. */
const most = 60

it('every README is short', () => {
  const files = globSync('{api,bench,cli,db,docs,scripts,site,test,worker}/**/README.md', { cwd: root })
  expect(files.length).toBeGreaterThan(10)
  const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length
  expect(files.filter(file => linesOf(file) > most)).toEqual([])
})
