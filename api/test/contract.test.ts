/** The API answers as its document says: every status of every endpoint is asked for, and counted. */
import { describe, expect, it } from 'vitest'
import { askerFor } from './contract/asker.ts'
import { theDocument } from './contract/document.ts'
import { everyEndpoint } from './contract/endpoints.ts'
import { refusals } from './contract/refusals.ts'
import { documented } from './documented.ts'

const asker = askerFor()

theDocument(asker)
everyEndpoint(asker)
refusals(asker)

describe('the document, in the end', () => {
  it('promises nothing that was not given above', () => {
    const promised = documented.flatMap(({ name, statuses }) =>
      statuses.filter(status => status !== 'default').map(status => `${name} ${status}`),
    )
    expect(promised.filter(answer => !asker.given.has(answer))).toEqual([])
  })
})
