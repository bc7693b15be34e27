import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswords } from '../passwords.ts'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('passwords', () => {
  it('are argon2id with 64 MiB and 3 passes', async () => {
    const stored = await createPasswords().hash('correct horse')
    expect(stored).toMatch(/^\$argon2id\$v=19\$/)
    expect(parseOptions(stored)).toMatchObject({ memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 })
  })

  it('are told apart, and nobody has one', async () => {
    const passwords = createPasswords({ cost: { memoryCost: 64, timeCost: 1 } })
    const stored = await passwords.hash('correct horse')
    expect(await passwords.verify(stored, 'correct horse')).toBe(true)
    expect(await passwords.verify(stored, 'correct horsf')).toBe(false)
    expect(await passwords.verify(null, 'correct horse')).toBe(false)
    expect(await passwords.verify('not a hash', 'correct horse')).toBe(false)
  })

  it('take as long to refuse for an unknown name as for a wrong password', async () => {
    const passwords = createPasswords({ cost: { memoryCost: 16 * 1024, timeCost: 2 } })
    const stored = await passwords.hash('correct horse')
    const time = async (hash: string | null) => {
      const started = performance.now()
      await passwords.verify(hash, 'wrong')
      return performance.now() - started
    }
    await time(null)
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 25; round += 1) {
      known.push(await time(stored))
      unknown.push(await time(null))
    }
    const ratio = median(known) / median(unknown)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.67)
  })

  it('are hashed a few at a time, and the line has an end', async () => {
    const passwords = createPasswords({ cost: { memoryCost: 1024, timeCost: 1 }, concurrency: 1, waiting: 2 })
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => passwords.hash(`password ${index}`)),
    )
    expect(results.map(result => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ])
    const refusal = results[3]
    expect(refusal?.status === 'rejected' && refusal.reason).toMatchObject({ code: 'too_many_requests', retryAfter: 2 })
    await expect(passwords.hash('after the rush')).resolves.toMatch(/^\$argon2id/)
  })
})
