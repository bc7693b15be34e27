/** Section 5.9: nobody is named. */

import type { Sentence } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import {
  everything,
  hasRole,
  isLabelledPitch,
  onDeck,
  sentencesOn,
  slidesRead,
  view,
  wholeOf,
  withRole,
} from './finding.ts'
import { peopleOn } from './people.ts'
import { capital } from './phrases.ts'
import { mayBe, tellsOfSomebody } from './put-otherwise.ts'

const namedDoing =
  /(?<![\p{L}\d])(?:Dr\.? |Prof\.? )?\p{Lu}[\p{Ll}’'-]+ (?:(?:van|von|de|da|del|der|el|al|bin|di|la|le) )*\p{Lu}[\p{L}’'-]+(?:,| \(|:| [-–—])? ?(?:who |has |had )?(?:(?:also |previously |formerly |first )?(?:managed|made|built|led|ran|was|is an?|worked|spent|founded|co-?founded|started|studied|designed|taught|treated|sold|joined|headed|wrote|developed|grew|trained|owned|brings|leads|runs|builds)|ex[ -]|former|formerly|previously|\d{1,2} years|\p{Ll}+(?:er|or|ist|ian|ant|nurse|cook|chef)\b)/u

/** Two words with capitals could be a person wherever people are introduced. */
const maybeName = /(?<![\p{L}\d])\p{Lu}[\p{Ll}’'-]+ (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}’'-]+/u

/** "50+ years of combined experience" on a team slide that names nobody and shows no picture: a sum without its people. */
function yearsAddedUp(deck: DeckReading, reading: Reading): Sentence | null {
  const slides = withRole(deck, 'team')
  const bare = slides.every(
    slide =>
      (slide.imageShare ?? 0) < 0.05 &&
      slide.blocks.every(
        block =>
          block.type !== 'image' &&
          block.href === undefined &&
          (block === slide.titleBlock || !maybeName.test(block.text)),
      ),
  )
  if (!bare) return null
  const sum =
    /\b\d{2,3}\+? (?:\w+ )?years['’]? (?:of )?(?:combined|joint|collective|cumulative|total)\b|\b(?:combined|joint|collective|cumulative|total)\b[^.\n]{0,30}\b\d{2,3}\+? years\b/i
  return slides.flatMap(slide => sentencesOn(reading, slide)).find(({ text }) => sum.test(text)) ?? null
}

export const teamAbsent: Observation = {
  id: 'team-absent',
  category: 'team',
  appliesTo: isLabelledPitch,
  sources: ['SEQ', 'CBI', 'KAW'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete) return []
    const summed = hasRole(deck, 'team') ? yearsAddedUp(deck, reading) : null
    if (hasRole(deck, 'team') && !summed) return []
    if (deck.slides.some(slide => peopleOn(slide).length > 0)) return []
    const text = everything(deck)
    // Whoever is named as having done something is somebody, with or without a title.
    if (everyMatch(namedDoing, text).length > 0 || tellsOfSomebody(deck) || mayBe(deck, 'team')) return []
    if (/\b(?:co-?founder|founders?|CEO|CTO|our team of|team of \d+|we are (?:\d+|two|three|four|five) )/i.test(text))
      return []
    return [
      {
        severity: 3,
        quotes: summed ? [quoteSentence(summed)] : [],
        lookedFor: `A team ${deck.unit}, or a person's name with a position (founder, CEO, CTO, head, lead). ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '-',
      f =>
        `Nobody who works on ${f.name} is named ${f.any}, so nobody is answerable for it. I cannot say who would do the work.`,
      () => 'Add a line for each founder: name, what they own here, and one thing they finished before.',
      f => `What I read of ${f.name} has no people in it.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Early on, the people carry most of the case, and ${f.name} leaves them out. What must be true about them stays unknown.`,
      () => 'Say who started this and why they are hard to replace.',
      f => `I read ${f.read} and still do not know who is behind ${f.name}.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `Whom would I call when it breaks? ${capital(f.name)} shows no face and no name.`,
      () => 'Put a name with a function on the last page.',
      () => 'I do not hand my data to people who do not say who they are.',
    ),
    'market-competition': view(
      '?',
      f => `Has anyone at ${f.name} worked among these buyers? The document names nobody whom I could look up.`,
      () => 'Name the person who knows this trade from the inside.',
      () => 'Knowledge of the market may be there, but it has no name on it.',
    ),
  },
}
