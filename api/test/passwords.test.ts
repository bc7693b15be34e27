import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import type { Place } from '../auth/password-lines.ts'
import { createPasswords, hashPassword } from '../auth/passwords.ts'

const somebody: Place = { line: 'signIn', who: 'somebody' }

describe('passwords', () => {
  it('are argon2id with 64 MiB and 3 passes', async () => {
    const stored = await hashPassword('correct horse')
    expect(stored).toMatch(/^\$argon2id\$v=19\$/)
    expect(parseOptions(stored)).toMatchObject({ memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 })
  })

  it('are verified only if they are right, and never without a valid hash', async () => {
    const passwords = createPasswords({ cost: { memoryCost: 64, timeCost: 1 } })
    const stored = await passwords.hash('correct horse', somebody)
    expect(await passwords.verify(stored, 'correct horse', somebody)).toBe(true)
    expect(await passwords.verify(stored, 'correct horsf', somebody)).toBe(false)
    expect(await passwords.verify(null, 'correct horse', somebody)).toBe(false)
    expect(await passwords.verify('not a hash', 'correct horse', somebody)).toBe(false)
  })

  // Compares the least CPU time of several rounds, because other processes share the machine.
  it('take as long to refuse for an unknown name as for a wrong password', async () => {
    const passwords = createPasswords({ cost: { memoryCost: 16 * 1024, timeCost: 2 } })
    const stored = await passwords.hash('correct horse', somebody)
    const time = async (hash: string | null) => {
      const before = process.cpuUsage()
      await passwords.verify(hash, 'wrong', somebody)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    await time(null)
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 11; round += 1) {
      known.push(await time(stored))
      unknown.push(await time(null))
    }
    const ratio = Math.min(...known) / Math.min(...unknown)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.67)
  })

  describe('wait in queues', () => {
    const member = (who: string): Place => ({ line: 'member', who })

    /** Hashes a password for each place. Returns the outcomes, and the order in which they were hashed. */
    async function ask(places: Place[], options: { concurrency: number; waiting: number }) {
      const passwords = createPasswords({ cost: { memoryCost: 1024, timeCost: 1 }, ...options })
      const order: string[] = []
      const results = await Promise.allSettled(
        places.map(async place => {
          await passwords.hash('correct horse', place)
          order.push(place.who)
        }),
      )
      const refused = results.flatMap((result, index) => (result.status === 'rejected' ? [places[index]?.who] : []))
      await passwords.hash('after the rush', somebody)
      return { order, refused, results }
    }

    it('one for each kind of caller: a full queue blocks no other, and the queues take turns', async () => {
      const places: Place[] = ['a', 'b', 'c', 'd'].map(member)
      places.push({ line: 'signIn', who: 'visitor' }, { line: 'signIn', who: 'another' })
      const { order, refused } = await ask(places, { concurrency: 1, waiting: 2 })
      expect(order).toEqual(['a', 'b', 'visitor', 'c', 'another'])
      expect(refused).toEqual(['d'])
    })

    it('one password of each caller at a time: frequent callers wait behind occasional ones, and are refused first', async () => {
      const places = ['often', 'often', 'often', 'often', 'once', 'other'].map(member)
      const { order, refused } = await ask(places, { concurrency: 1, waiting: 3 })
      expect(order).toEqual(['often', 'once', 'other', 'often'])
      expect(refused).toEqual(['often', 'often'])
    })

    it('only once to change a password, although it is hashed twice', async () => {
      const passwords = createPasswords({ cost: { memoryCost: 1024, timeCost: 1 }, concurrency: 1, waiting: 1 })
      const stored = await passwords.hash('correct horse', somebody)
      const changing = passwords.replace(stored, 'correct horse', 'battery staple', member('changer'))
      const others = ['a', 'b'].map(who => passwords.hash('correct horse', member(who)))
      expect(await Promise.allSettled(others)).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }])
      expect(await passwords.verify(await changing, 'battery staple', somebody)).toBe(true)
      expect(await passwords.replace(stored, 'wrong', 'battery staple', somebody)).toBeNull()
    })
  })
})
