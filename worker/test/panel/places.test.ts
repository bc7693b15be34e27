import { expect, it } from 'vitest'
import { describePlace } from '#db/places.ts'

it.each([
  [{ kind: 'page', page: 2 } as const, 'page 2'],
  [{ kind: 'slide', slide: 3, hidden: true } as const, 'slide 3, hidden'],
  [{ kind: 'paragraph', paragraph: 12 } as const, 'paragraph 12'],
  [{ kind: 'box', box: { x: 0, y: 40, width: 9, height: 9 }, viewport: 'desktop' } as const, 'first screen'],
  [{ kind: 'box', box: { x: 0, y: 1_700, width: 9, height: 9 }, viewport: 'phone' } as const, 'screen 3 on a phone'],
  [{ kind: 'document' } as const, 'the document'],
])('a place reads as words: %o', (place, words) => {
  expect(describePlace(place)).toBe(words)
})
