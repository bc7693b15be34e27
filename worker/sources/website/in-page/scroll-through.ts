/// <reference lib="dom" />

/**
 * Scrolls down a screen at a time, so that what loads only when it comes near does, and back to the top. Gives the
 * page's height then, in CSS pixels; stops at `most`.
 */
export async function scrollThrough(_tools: unknown, most: number): Promise<number> {
  const frames = (count: number) =>
    new Promise<void>(resolve => {
      const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
      next(count)
    })
  const height = () => Math.max(document.documentElement.scrollHeight, document.body?.scrollHeight ?? 0)
  for (const image of document.images) image.loading = 'eager'
  for (let y = 0; y < Math.min(height(), most); y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await frames(3)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await frames(2)
  return height()
}
