/** An analyst's mark: shape first, hue second. The shapes stand once in the page (`marks.astro`). */
export function Mark({ n }: { n: number }) {
  return (
    <svg className={`mark analyst-${n}`} aria-hidden="true">
      <use href={`#m${n}`} />
    </svg>
  )
}
