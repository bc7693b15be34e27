/** Default titles of programs, and file names. */
const byProgram =
  /^(?:(?:pptxgenjs |powerpoint |google slides |keynote |new )?presentation ?\d*|(?:untitled|unbenannt|sans titre).*|(?:pitch |investor |final )*(?:pitch|deck)|(?:word )?document ?\d*|doc\d+|dokument ?\d*|slide \d+|title|microsoft (?:word|powerpoint)\b.*|.*\.(?:docx?|pptx?|pdf|txt|rtf|odt|indd|pages|key))$/i

/** First lines that only say what kind of text it is. */
const opening =
  /^(?:(?:internal )?memo(?:randum)?|for immediate release|(?:press|news) release|media alert|embargoed\b.*|strictly confidential|confidential|draft(?: \d+)?|internal|e-?mail ?#?\d+\b.*|variant \w\b.*|version [\d.]+|preview\b.*|from:.*|to:.*|date:.*)$/i

/** Headings that many documents have. */
const part =
  /^(?:cover|title(?: page| slide)?|about(?: us| me)?|who we are|introduction|intro|overview|agenda|(?:table of )?contents|(?:executive )?summary|background|the (?:good|bad|ugly)|highlights|lowlights|(?:the |our )?(?:problem|solution|market|team|ask|product|mission|vision)|welcome|home)$/i

/** A title without rules around it, numbering before it, and version marks after it. */
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

export function isDefaultTitle(title: string): boolean {
  return byProgram.test(title.trim())
}

/** Whether it names a part or a kind of text, and not what the text is about. */
export function isPartTitle(title: string): boolean {
  return opening.test(title.trim()) || part.test(title.trim().replace(/:$/, ''))
}

/** The first candidate that can be the whole document's title, bare; null if none can. */
export function firstTitle(candidates: string[]): string | null {
  const bare = candidates.map(bareTitle)
  return bare.find(title => /\p{L}/u.test(title) && !isDefaultTitle(title) && !isPartTitle(title)) ?? null
}

/** Once the running text has begun, a heading is a section's. One sentence, such as a greeting, may precede a title. */
export function aboveTheText<Line extends { type: string; text: string }>(blocks: Line[]): Line[] {
  const sentences = blocks.filter(({ type, text }) => type === 'paragraph' && /\p{Ll}[.!?]$/u.test(text.trim()))
  const second = sentences[1]
  return second ? blocks.slice(0, blocks.indexOf(second)) : blocks
}

/** The file's name without its extension; null if it only says what kind of file it is. */
export function titleOfFile(name: string): string | null {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, '').trim()
  const telling =
    /\p{L}{3}/u.test(bare) && !/^(?:file|upload|download|scan|export|text|copy|test|tmp|temp)\W*\d*$/i.test(bare)
  return telling && !isDefaultTitle(bare) && !isPartTitle(bare) ? bare.toWellFormed().slice(0, 300) : null
}
