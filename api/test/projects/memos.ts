import type { Client } from '../../client/client.ts'
import { textFile } from '../harness.ts'

export const memo = { name: 'Spring plan', contentType: 'document', panelId: 1 } as const
export const page = {
  name: 'Landing page',
  contentType: 'website',
  panelId: 2,
  contentUrl: 'https://example.org/',
} as const
export const bytesOf = (values: number[], name: string) => new File([new Uint8Array(values)], name)

export const createMemo = (client: Client, extra: { submit?: boolean; notes?: string } = {}, file = textFile()) =>
  client.call('createProject', { body: { ...memo, ...extra }, file })
