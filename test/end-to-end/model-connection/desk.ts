/** One installation for all sections of the suite, its administrator, and the servers that its tests open. */
import { afterAll, beforeAll } from 'vitest'
import { type Office, openOffice } from '../office.ts'

export const key = 'sk-a-key-that-nobody-else-has'

export type Desk = ReturnType<typeof openDesk>

export function openDesk() {
  let office: Office
  const open: { close(): Promise<void> }[] = []
  beforeAll(async () => {
    office = await openOffice()
  })
  afterAll(async () => {
    await office?.close()
    for (const one of open) await one.close()
  })
  return {
    get office() {
      return office
    },
    get api() {
      return office.api
    },
    get admin() {
      return office.admin
    },
    /** Closed after the suite. */
    async opened<T extends { close(): Promise<void> }>(making: Promise<T>): Promise<T> {
      const made = await making
      open.push(made)
      return made
    },
  }
}
