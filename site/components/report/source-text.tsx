import { describePlace, whereOf } from '#db/places.ts'
import { hasCells, wordsAsRead } from '#db/quote-words.ts'
import { useReport } from './report-context.ts'

export const blockAnchor = (id: string): string => `words-${id}`

/** The submission's text, folded. Browsers unfold it when a link leads to a passage inside. */
export function SourceText() {
  const { document } = useReport()
  if (!document) return null
  const places = document.blocks.map(block => describePlace(whereOf(block)))
  return (
    <details className="disclosure source-text">
      <summary>The words as they were read</summary>
      <ol>
        {document.blocks.map(({ id, type, text, hidden }, at) => (
          <li key={id} id={blockAnchor(id)}>
            <span className="place">{places[at] === places[at - 1] ? '' : places[at]}</span>
            <p className={type === 'heading' || type === 'slide_title' ? 'head' : undefined}>
              {wordsAsRead({ text, cells: hasCells(type) })}
              {typeof hidden === 'string' && <span className="quiet small"> (hidden: {hidden})</span>}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
