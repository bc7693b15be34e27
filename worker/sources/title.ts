/** What a document is called, where that is more than a program's default, a mark of order or the name of a part. */

/** What programs put into the title when nobody wrote one, and the names of files. */
const byProgram =
  /^(?:(?:pptxgenjs |powerpoint |google slides |keynote |new )?presentation ?\d*|(?:untitled|unbenannt|sans titre).*|(?:pitch |investor |final )*(?:pitch|deck)|(?:word )?document ?\d*|doc\d+|dokument ?\d*|slide \d+|title|microsoft (?:word|powerpoint)\b.*|.*\.(?:docx?|pptx?|pdf|txt|rtf|odt|indd|pages|key))$/i

/** How a kind of text begins, whatever it is about. */
const opening =
  /^(?:(?:internal )?memo(?:randum)?|for immediate release|(?:press|news) release|media alert|embargoed\b.*|strictly confidential|confidential|draft(?: \d+)?|internal|e-?mail ?#?\d+\b.*|variant \w\b.*|version [\d.]+|preview\b.*|from:.*|to:.*|date:.*)$/i

/** Parts that every document of its kind has. */
const part =
  /^(?:cover|title(?: page| slide)?|about(?: us| me)?|who we are|introduction|intro|overview|agenda|(?:table of )?contents|(?:executive )?summary|background|the (?:good|bad|ugly)|highlights|lowlights|(?:the |our )?(?:problem|solution|market|team|ask|product|mission|vision)|welcome|home)$/i

/** A title as a person would say it: without rules drawn around it, and without what only counts before it. */
export function bareTitle(text: string): string {
  const unruled = text
    .trim()
    .replace(/^(?:[-–—=*_~#]{2,}\s*|[>#]+\s+)/, '')
    .replace(/\s*[-–—=*_~#]{2,}$/, '')
    .trim()
  return unruled
    .replace(/^(?:slide|page|folie|seite)\s\d{1,3}(?:\s?(?:\/|of|von)\s?\d{1,3})?\s?[:.|–—-]\s*(?=\S)/i, '')
    .replace(/^(?:\[\d{1,3}\]|\(?\d{1,2}[.)])\s+(?=\S)/, '')
    .replace(/^(?:subject|title|re|betreff|objet|asunto):\s*(?=\S)/i, '')
    .replace(
      /(?<=\S)(?:[\s_-]+(?:pitch|investor))?(?:[\s_-]+deck)?(?:[\s_-]+\(?(?:v(?:ersion)?\.? ?\d+(?:\.\d+)*|final|draft|copy|new|latest)\)?)+$/iu,
      '',
    )
    .trim()
}

/** Nobody wrote this as a title. */
export function isDefaultTitle(title: string): boolean {
  return byProgram.test(title.trim())
}

/** It says which part of a text this is, or of what kind, and not what the text is about. */
export function isPartTitle(title: string): boolean {
  return opening.test(title.trim()) || part.test(title.trim().replace(/:$/, ''))
}

/** Of these the first that names the whole, as a person would say it; null where none does. */
export function firstTitle(candidates: string[]): string | null {
  const bare = candidates.map(bareTitle)
  return bare.find(title => /\p{L}/u.test(title) && !isDefaultTitle(title) && !isPartTitle(title)) ?? null
}

/**
 * What stands before the second whole sentence of the running text: a heading below it is over a part, whatever its words
 * are, since the text had begun without one. A line that greets or dedicates may stand above a title.
 */
export function aboveTheText<Line extends { type: string; text: string }>(blocks: Line[]): Line[] {
  const sentences = blocks.filter(({ type, text }) => type === 'paragraph' && /\p{Ll}[.!?]$/u.test(text.trim()))
  const second = sentences[1]
  return second ? blocks.slice(0, blocks.indexOf(second)) : blocks
}

/** The name that somebody gave a file, without its ending; null where it only says what kind of file it is. */
export function titleOfFile(name: string): string | null {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, '').trim()
  const telling =
    /\p{L}{3}/u.test(bare) && !/^(?:file|upload|download|scan|export|text|copy|test|tmp|temp)\W*\d*$/i.test(bare)
  return telling && !isDefaultTitle(bare) && !isPartTitle(bare) ? bare.toWellFormed().slice(0, 300) : null
}
