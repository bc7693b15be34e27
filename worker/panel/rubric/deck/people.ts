/** Names with a position beside them, as a team slide gives them. */
import type { Block } from '#db/shapes.ts'
import { everyMatch } from '../text.ts'
import type { Slide } from './slides.ts'

export const position =
  /\b(?:co-?founders?|founder|founding engineer|CEO|CTO|COO|CFO|CPO|CMO|CSO|CRO|chief \w+(?: \w+)? officer|head of \w+(?: \w+)?|VP(?: of)? \w+|lead \w+|\w+ lead|managing director|president|director|advis[eo]r|chair(?:man|woman|person)?)\b/i
/** A first name and a surname as biographies give them. */
export const personName =
  /(?<![\p{L}\d]|\b[Ee]x[- ])(?![Ee]x-)(?:(?:Dr|Prof)\.? )?\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?(?: (?:[Vv]an|[Vv]on|[Dd]en|[Dd]er|[Dd]e|[Dd]os|[Dd]as|[Dd]a|[Dd]o|[Dd]u|[Dd]el|[Dd]ela|[Dd]ella|[Dd]i|[Ll]a|[Ll]e|[Ee]l|[Aa]l|[Bb]in|[Bb]inti|[Bb]inte|[Ii]bn|[Tt]en|[Tt]er|zu|y))* \p{Lu}[\p{L}’'-]*\p{Ll}(?![\p{L}\d])/u
/** Words of a name's shape that name nobody. */
export const notName =
  /\b(?:Our|The|Team|Founders?|Head|Chief|Officer|Product|Sales|Marketing|Engineering|Data|Machine|Learning|Go|Market|Business|Series|Seed|Customer|Advisory|Board|Leadership|Management|Company|University|Institute|Bank|School|College|Hospital|United|New|North|South|West|East|San|Los|Co|Managing|Senior|Software|Operations|Design|Vice|President|Director|Operating|Technology|Financial|Executive|Open|Role|To|Be|Hire)\b/

export interface Person {
  slide: Slide
  block: Block
  name: string
  position: string
}

/** Pairs of name and position in one block, or in two that touch. */
export function peopleOn(slide: Slide): Person[] {
  return slide.blocks.flatMap((block, at): Person[] => {
    const found = everyMatch(personName, block.text).filter(match => !notName.test(match.text))
    if (found.length === 0) return []
    const next = slide.blocks[at + 1]
    const beside =
      next &&
      next.text.split(/\s+/).length <= 8 &&
      !everyMatch(personName, next.text).some(match => !notName.test(match.text))
        ? next.text
        : ''
    // "Joon Park, Tech Wizard & CTO" is one person with a fanciful title.
    const persons = found.filter((match, index) => {
      const before = found[index - 1]
      return !before || !/^\s?[,:–—|(-]\s?$/.test(block.text.slice(before.index + before.length, match.index))
    })
    return persons.flatMap((match, index) => {
      const until = persons[index + 1]?.index ?? block.text.length
      const after = block.text.slice(match.index + match.length, until)
      const role =
        everyMatch(position, after.slice(0, 60))[0] ??
        everyMatch(position, block.text.slice(Math.max(0, match.index - 24), match.index)).at(-1) ??
        (persons.length === 1 ? everyMatch(position, beside)[0] : undefined)
      return role ? [{ slide, block, name: match.text, position: role.text }] : []
    })
  })
}
