/** An analyst’s mark. The shapes are defined once per page (`marks.astro`). */
export function Mark({ n }: { n: number }) {
  return (
    <svg className={`mark analyst-${n}`} aria-hidden="true">
      <use href={`#m${n}`} />
    </svg>
  )
}
