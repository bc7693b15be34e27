import { expect, it } from 'vitest'
import { failureOf, fixture, read } from './samples.ts'

it('an archive that inflates without end is refused within a second and 64 MB', { timeout: 30_000 }, async () => {
  // The time that a small file takes now, because other suites may be slowing this machine down.
  const calm = performance.now()
  await read(fixture('word/test01.docx'), 'calm.docx')
  const small = performance.now() - calm
  const bytes = fixture('office/oversized_archive.docx')
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const started = performance.now()
  await failureOf(read(bytes, 'a.docx'))
  const took = performance.now() - started
  clearInterval(watch)
  expect(took).toBeLessThan(Math.max(1000, small * 4))
  expect((most - before) / 1024 / 1024).toBeLessThan(64)
})
