import { describe, expect, it } from 'vitest'
import { catalogue } from '#worker/panel/rubric/catalogue.ts'
import { lensOfPrompt, sightOf } from '#worker/panel/rubric/lens.ts'
import { added } from '../panel.ts'

const seen = (prompt: string, specialty?: string) => {
  const sight = sightOf(added(prompt, specialty))
  return catalogue.filter(observation => sight.view(observation)).map(({ id }) => id)
}

describe('lensOfPrompt', () => {
  it('weighs the categories that the words name, the specialty twice', () => {
    const lens = lensOfPrompt('Look at pricing and plans, and a little at the wording.', 'Pricing')
    expect(lens.weights).toMatchObject({ offer: 4, voice: 1 })
    expect(lens.leading[0]).toBe('offer')
    expect(lens.weights.team).toBeUndefined()
  })

  it('is nearest to the seeded lens that it sounds like', () => {
    expect(lensOfPrompt('Retention, churn and cohorts.', 'Metrics').near[0]).toBe('growth-metrics')
    expect(lensOfPrompt('You are a sceptical buyer who doubts and checks evidence.', '').near[0]).toBe(
      'skeptical-buyer',
    )
  })

  it('is the same for the same words', () => {
    expect(lensOfPrompt('Accessibility and contrast.', 'A11y')).toEqual(
      lensOfPrompt('Accessibility and contrast.', 'A11y'),
    )
  })
})

describe('sightOf', () => {
  it.each([
    ['pricing', 'price-gated', 'team-absent'],
    ['accessibility', 'contrast-low', 'price-gated'],
    ['retention', 'retention-absent', 'headline-missing'],
    ['acronyms', 'acronym-undefined', 'price-gated'],
    ['dark patterns', 'countdown-timer', 'market-bottom-up'],
    ['founders and hiring', 'team-absent', 'price-gated'],
  ])('of a prompt about %s sees %s and not %s', (words, inside, outside) => {
    const ids = seen(`Review the submission for ${words}.`)
    expect(ids).toContain(inside)
    expect(ids).not.toContain(outside)
  })

  it('sees nothing where the words name nothing', () => {
    expect(seen('Be kind.', 'Kindness')).toEqual([])
  })
})
