import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createQuoteFinder } from '../../ci/quote-lines.ts'
import { pathInRepository, repositoryRoot } from '../../ci/repository.ts'
import { makeFolder } from '../terminal.ts'

let folder: Awaited<ReturnType<typeof makeFolder>>

const files = {
  'site/index.html': `<!doctype html>
<!-- Free for ever: a comment that nobody sees -->
<h1>Bills that <em>pay</em>
  themselves</h1>
<p title="Asked &amp; answered">Carefree billing. Caf&eacute;s save 3&nbsp;hours a week.</p>
<p>Free for ever</p>
`,
  'site/words.json': `{
  "cta": "Start your free trial",
  "again": "Free for ever"
}
`,
}

beforeAll(async () => {
  folder = await makeFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder.path, name, '..'), { recursive: true })
    await writeFile(join(folder.path, name), text)
  }
})
afterAll(() => folder.remove())

it.each([
  ['Bills that pay themselves', 'index.html', 3],
  ['Cafés save 3 hours a week.', 'index.html', 5],
  ['Start your free trial', 'words.json', 2],
  ['Asked & answered', 'index.html', 5],
  ['Free for ever', 'index.html', 6],
])('finds “%s”', async (quote, file, line) => {
  const finder = createQuoteFinder([join(folder.path, 'site', '**', '*')])
  const found = await finder.find(quote)
  expect(found?.file.endsWith(file), found?.file).toBe(true)
  expect(found?.line).toBe(line)
})

it.each(['free billing', ''])('does not find “%s”', async quote => {
  expect(await createQuoteFinder([join(folder.path, 'site', '**', '*')]).find(quote)).toBeNull()
})

describe('the repository', () => {
  it('contains the files under its root, and nothing else', () => {
    const root = repositoryRoot({ GITHUB_WORKSPACE: folder.path }, join(folder.path, 'site'))
    expect(root).toBe(folder.path)
    expect(pathInRepository(root, join(root, 'site'), 'index.html')).toBe('site/index.html')
    expect(pathInRepository(root, join(root, 'site'), '../../deck.pptx')).toBeNull()
    expect(pathInRepository(root, root, `${root}-other/deck.pptx`)).toBeNull()
    expect(pathInRepository('/', '/site', 'index.html')).toBe('site/index.html')
  })
})
