import { describe, expect, it } from 'vitest'
import { maySeePrompts, maySetStatus, visibleOwner } from '../auth/policies.ts'

const user = { id: 7, role: 'user' } as const
const admin = { id: 8, role: 'admin' } as const

describe('the rules', () => {
  it('show people their own projects, and administrators all', () => {
    expect(visibleOwner(user)).toBe(7)
    expect(visibleOwner(admin)).toBeNull()
  })

  it('leave statuses and prompts to administrators', () => {
    expect([maySetStatus(user), maySetStatus(admin)]).toEqual([false, true])
    expect([maySeePrompts(null), maySeePrompts(user), maySeePrompts(admin)]).toEqual([false, false, true])
  })
})
