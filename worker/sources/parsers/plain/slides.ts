/** Recognizes decks typed as plain text, by lines that mark where each slide begins, with or without its name. */

const marker = '[\\s#*_=\\-–—[(<~]*'
const number = '(\\d{1,3})(?:\\s?(?:\\/|of|von)\\s?\\d{1,3})?'
/** "Slide 2", "--- Slide 2 ---", "[Slide 2/10]". Not "Page 2", because that may be a page number in a footer. */
const bare = new RegExp(`^${marker}(?:slide|folie)\\s?#?${number}[\\s:.*_=\\-–—\\])>~]*$`, 'i')
/** "Slide 2: Problem", "**Page 2 – Problem**". */
const named = new RegExp(
  `^${marker}(?:slide|folie|page|seite)\\s${number}[\\])*_]*\\s?[:.–—|-][\\s*_]*(\\S.*?)[\\s*_=~#]*$`,
  'i',
)
const underline = /^\s*[=~-]{3,}\s*$/
/** How many lines may precede the first slide: the author, a date. */
const maxLinesAbove = 3
/** In characters; longer lines are not examined. */
const longestMark = 300
/** In words; a longer text is a paragraph. */
const longestTitle = 16
/** Fewer named marks may be notes about somebody's slides; of marks without names two suffice. */
const fewestNamed = 3
const fewestBare = 2

interface Mark {
  line: number
  number: number
  title: string | null
}

/** The name of a slide in its mark: "Problem" in "Slide 2: Problem". */
export function nameOfSlide(line: string): string | null {
  return line.length > longestMark || bare.test(line) ? null : (named.exec(line)?.[2] ?? null)
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const countWords = (text: string) => text.trim().split(/\s+/).length

function marksIn(lines: string[]): Mark[] {
  return lines.flatMap((text, line) => {
    const match = text.length > longestMark ? null : (bare.exec(text) ?? named.exec(text))
    return match ? [{ line, number: Number(match[1]), title: nameOfSlide(text) }] : []
  })
}

/** Whether the marks count up from the top and have text below them. Names must differ: equal ones are a repeated header. */
function areSlides(marks: Mark[], lines: string[]): boolean {
  const names = marks.flatMap(({ title }) => (title === null ? [] : [title]))
  if (marks.length < (names.length > 0 ? fewestNamed : fewestBare)) return false
  if (new Set(names).size < names.length || names.some(name => countWords(name) > longestTitle)) return false
  const first = marks[0]
  if (!first || lines.slice(0, first.line).filter(line => !isBlank(line)).length > maxLinesAbove) return false
  if (marks.some((mark, at) => at > 0 && mark.number !== (marks[at - 1]?.number ?? 0) + 1)) return false
  const filled = marks.filter((mark, at) => {
    const end = marks[at + 1]?.line ?? lines.length
    return lines.slice(mark.line + 1, end).some(line => !isBlank(line))
  })
  const endsWithText = filled.at(-1) === marks.at(-1)
  return names.length < marks.length ? endsWithText : 2 * filled.length >= marks.length
}

/** Whether it is a headline (possibly a sentence), and not an item, a table row or part of a wrapped paragraph. */
function isHeadline(line: string, after: string | undefined): boolean {
  if (countWords(line) > longestTitle || !/^\s*["“'‘(]?[\p{L}\d$€£]/u.test(line)) return false
  if (/^\s*(?:\(?\d{1,3}|[a-z])[.)]\s/.test(line) || line.includes('|')) return false
  return isBlank(after) || !/^\s*\p{Ll}/u.test(after ?? '')
}

/** Each slide mark becomes a Markdown heading with its own name, else with the first line below it. */
export function withSlidesAsHeadings(lines: string[]): string[] {
  const marks = marksIn(lines)
  if (!areSlides(marks, lines)) return lines
  const written = [...lines]
  for (const { line, title } of marks) {
    if (title !== null) {
      written[line] = `\n# ${title}\n`
      continue
    }
    written[line] = ''
    if (underline.test(written[line + 1] ?? '')) written[line + 1] = ''
    let at = line + 1
    while (at < written.length && isBlank(written[at])) at += 1
    const text = written[at]
    const next = written[at + 1]
    // Skips lines that are underlined, which are headings already, and the mark of the next slide.
    if (text === undefined || marks.some(mark => mark.line === at) || underline.test(next ?? '')) continue
    if (isHeadline(text, next)) written[at] = `\n# ${text.trim()}\n`
  }
  return written.flatMap(text => text.split('\n'))
}
