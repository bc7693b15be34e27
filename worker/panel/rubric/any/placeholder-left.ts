/** Template text was left in. */
import type { Observation, Sighting } from '../observation.ts'
import { placeholder } from '../patterns.ts'
import { templateField } from '../read-base.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteAround, sentenceAt, wordsOf } from '../text.ts'
import { worried } from '../views.ts'
import { isAboutFiller, isSpokenOf } from './filler-spoken-of.ts'
import { leftInNotes, leftOpen } from './left-open.ts'
import { isMailing, isMergeField } from './mailing.ts'

/** Chromosomes, sizes and a talk about dummy text itself. */
const meant =
  /\bXX chromosom|\bXXL\b|\bsize|in this format|frame (?:this|it) as|placeholder text|dummy text|generator|\btemplates?\b.*\bfields?\b/i

/** "[Insert case study 1: hospitality. Waiting for approval]": an order to whoever writes, in brackets. */
const ordered =
  /(?<![\](!])\[\s?(?:please )?(?:insert|placeholder|to (?:come|follow|be (?:added|supplied|written)))\b[^\]\n]{2,200}\](?!\()/i
/** "Merge fields", "mail merge": a text for many, in which "{{first_name}}" is where the name goes. */
const forMany =
  /\bmerge (?:fields?|tags?)\b|\bmail[- ]merge\b|\b(?:e-?mail|outbound|outreach|nurture|drip|onboarding) (?:sequence|series|flow|templates?|cadence)\b|\bpersonali[sz]ation (?:fields?|tags?|tokens?)\b/i
/** "Hi ,": the name is gone and its space is still there. */
const nobodyGreeted = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\s+[,!](?=\s|$)/i

/** "We don't ship a page with lorem ipsum in it" speaks of filler and is none. */
function isDenied(text: string, index: number): boolean {
  const { text: sentence, start } = sentenceAt(text, index)
  return /\b(?:no|not|never|without|nor|instead of|rather than)\b|n['’]t\b/i.test(sentence.slice(0, index - start))
}

const latin = /\bipsum\b|\bamet\b|\bconsectetur\b/i

/** "foobar" inside a longer text is a programmer's example; alone it was left in. */
function isProgrammers(match: string, text: string): boolean {
  return /^foo/i.test(match) && wordsOf(text).length > 6
}

/** What a program should have filled in: "{% include … %}", "{{ user.name }}", "<%= title %>". */
const unrendered =
  /\{%-?\s*[a-z][^%\n]{0,60}%\}|\{\{[{-]?\s*[\w$'"][\w$ .|'":()-]{0,60}\}\}|<%[=-]?\s*[\w$][^%\n]{0,60}%>|(?<![\w$])\$\{[a-z][\w.]{1,40}\}/i
/** A page about templates, mail merge or code shows such marks on purpose. */
const aboutTemplates =
  /\b(?:templates?|templating|merge (?:fields?|tags?)|variables?|placeholders?|personali[sz]\w*|snippets?|syntax|liquid|jinja|handlebars|mustache|markdown|code|cli|api|developers?|webhooks?|prompts?|macros?|shortcodes?)\b/i
/** The line of a template that nobody made one's own. */
const nobodys =
  /(?:©|\(c\)|\bcopyright)\s*(?:(?:19|20)\d\d\s*)?(?:[-–]\s*(?:19|20)\d\d\s*)?your (?:company|business|brand|site|website)(?: name)?\b/i

/** Of a page only: in a letter to many "{{first_name}}" is where the name goes. */
function unrenderedIn(reading: Reading): Sighting[] {
  const { page, visible } = reading
  if (!page || page.kind === 'documentation' || page.kind === 'article') return []
  const said = visible.filter(block => !block.field)
  const marks = said.flatMap(block => {
    const match = everyMatch(unrendered, block.text)[0]
    return match ? [{ block, match }] : []
  })
  // Whoever sells templates says so; a mark inside a sentence about them does not count.
  const rest = visible.map(({ text }) => text.replace(unrendered, ' ')).join('\n')
  const shown = aboutTemplates.test(rest) ? [] : marks
  const signed = said.flatMap(block => {
    const match = everyMatch(nobodys, block.text)[0]
    return match ? [{ block, match }] : []
  })
  return [...shown, ...signed].map(({ block, match }) => ({
    severity: 3,
    quotes: [quoteAround(block, match.index, match.length)],
    facts: { text: match.text.replace(/\s+/g, ' ') },
  }))
}

function detect(reading: Reading): Sighting[] {
  // In a manual for programs "<name>" is the notation, and "foobar" the custom.
  if (reading.technical) return []
  const mailing = reading.form === 'memo' && isMailing(reading.visible)
  const merged = mailing || reading.visible.some(({ text }) => forMany.test(text))
  const images = reading.visible.filter(({ type }) => type === 'image')
  const shown = isAboutFiller(reading)
  const sightings = [...reading.prose, ...images].flatMap((block): Sighting[] => {
    if (block.field || meant.test(block.text)) return []
    return (
      [
        ...everyMatch(placeholder, block.text),
        ...everyMatch(ordered, block.text),
        ...everyMatch(nobodyGreeted, block.text),
      ]
        .filter(({ text }) => !isProgrammers(text, block.text) && !(merged && text.startsWith('{{')))
        .filter(({ text }) => !(mailing && isMergeField(text)))
        .filter(({ text, index }) => !(/^[a-z ]+$/i.test(text) && isDenied(block.text, index)))
        .filter(({ text }) => !(shown && latin.test(text)))
        // One is enough, and whoever names it a dozen times in one paragraph speaks of it.
        .slice(0, 12)
        .filter(({ index, length }) => !isSpokenOf(block.text, index, length))
        .slice(0, 1)
        .map(({ index, length, text }) => ({
          severity: 3,
          quotes: [quoteAround(block, index, length)],
          facts: { text: text.replace(/\s+/g, ' ') },
        }))
    )
  })
  // A letter to many has nothing but such fields, and they are meant.
  if (reading.template) return merged ? together(sightings) : asTemplate(reading, sightings)
  // Each kind is another oversight with another remedy.
  return [[...sightings, ...unrenderedIn(reading)], leftOpen(reading), leftInNotes(reading)].flatMap(together)
}

/** However many were left in, it is one oversight: the first is named and the rest are counted. */
function together(sightings: Sighting[]): Sighting[] {
  const [first] = sightings
  if (!first) return []
  const rest = sightings.length - 1
  return [
    {
      ...first,
      quotes: sightings.flatMap(({ quotes }) => quotes).slice(0, 3),
      facts: {
        kind: 'template',
        ...first.facts,
        more: rest === 0 ? '' : rest === 1 ? ' and one more like it' : ` and ${rest} more like it`,
        was: rest === 0 ? 'was' : 'were',
      },
    },
  ]
}

/** Gate G9: a template is one finding. */
function asTemplate(reading: Reading, sightings: Sighting[]): Sighting[] {
  const [first] = sightings
  if (first) return [{ ...first, facts: { kind: 'template', ...first.facts, more: '', was: 'was' } }]
  const block = reading.visible.find(({ text }) => templateField.test(text))
  const [match] = block ? everyMatch(templateField, block.text) : []
  if (!block || !match) return []
  return [
    {
      severity: 3,
      quotes: [quoteAround(block, match.index, match.length)],
      facts: { kind: 'template', text: match.text, more: '', was: 'was' },
    },
  ]
}

type Wording = (sighting: Sighting) => string

/** The words for template text, for a value that is still to come, and for a speaker's note. */
function by(template: Wording, open: Wording, note: Wording): Wording {
  return sighting => {
    const { kind } = sighting.facts
    return (kind === 'open' ? open : kind === 'note' ? note : template)(sighting)
  }
}

export const placeholderLeft: Observation = {
  id: 'placeholder-left',
  category: 'clarity',
  appliesTo: () => true,
  sources: ['STAN'],
  detect,
  beats: ['*'],
  views: {
    'skeptical-buyer': worried(
      by(
        s => `“${s.facts.text}”${s.facts.more} ${s.facts.was} left in, so I wonder what else nobody has looked at.`,
        s => `“${s.facts.text}”${s.facts.more} ${s.facts.was} left in where I looked for the answer.`,
        s => `A speaker note still says “${s.facts.text}”, and whoever gets the file can read it.`,
      ),
      by(
        s => `Fill in or delete “${s.facts.text}”, then search for its like.`,
        s => `Fill in “${s.facts.text}”, or say when it will be known.`,
        s => `Do what “${s.facts.text}” asks for, or take the note out before the file is sent.`,
      ),
      s => `I saw “${s.facts.text}” too, and an unfinished text is not one to buy from.`,
    ),
    'funnel-fixer': worried(
      by(
        s => `Whoever meets “${s.facts.text}” takes the whole for unfinished.`,
        s => `“${s.facts.text}” leaves a question open at the place where it is asked.`,
        s => `“${s.facts.text}” in the notes is a task that somebody meant to do before this went out.`,
      ),
      by(
        s => `Put what belongs there in the place of “${s.facts.text}”, or take it out.`,
        s => `Name what is known instead of “${s.facts.text}”: a range, a city, a day by which it is settled.`,
        s => `Clear the notes of “${s.facts.text}” once it is done.`,
      ),
      s => `“${s.facts.text}” makes a reader doubt before any argument is read.`,
    ),
    brand: worried(
      by(
        s => `“${s.facts.text}” shows the template behind the text.`,
        s => `“${s.facts.text}” looks like a draft.`,
        s => `The notes are part of the file, and “${s.facts.text}” in them shows the workshop.`,
      ),
      by(
        s => `Search the file for the marks of the template that left “${s.facts.text}” behind.`,
        s => `Hold the line with “${s.facts.text}” back until there is something to say.`,
        s => `Send the file without its notes, or without “${s.facts.text}”.`,
      ),
      s => `With “${s.facts.text}” on show, care is not what one remembers.`,
    ),
    positioning: worried(
      by(
        s => `“${s.facts.text}” tells the reader that the text was not made for them alone.`,
        s => `“${s.facts.text}” stands where a fact could have set this apart.`,
        s => `The note “${s.facts.text}” says that the slide is not yet what it was meant to be.`,
      ),
      by(
        s => `Fill “${s.facts.text}” in, and read the sentence around it once more.`,
        s => `Decide what stands in the place of “${s.facts.text}”, or leave the line out.`,
        s => `Finish the slide as “${s.facts.text}” asks.`,
      ),
      by(
        s => `A sentence with “${s.facts.text}” in it could be addressed to anybody.`,
        s => `Of “${s.facts.text}” nothing can be remembered.`,
        s => `“${s.facts.text}” reads as work that is still to be done.`,
      ),
    ),
    'investment-opportunity': worried(
      s => `“${s.facts.text}”${s.facts.more} ${s.facts.was} left in, which says how this was prepared.`,
      s => `Send a version in which “${s.facts.text}” is filled in or gone.`,
      by(
        s => `I would have to ask what belongs at “${s.facts.text}” before reading on.`,
        s => `I would have to ask what belongs at “${s.facts.text}” before reading on.`,
        s => `I read speaker notes as well, and “${s.facts.text}” is in them.`,
      ),
    ),
    'team-execution': worried(
      by(
        s => `Nobody proofread this: “${s.facts.text}” is still in it.`,
        s => `“${s.facts.text}” is still open, and the line does not say who settles it or by when.`,
        s => `“${s.facts.text}” is still in the speaker notes, so the last pass was not made.`,
      ),
      s => `Have someone who did not write it read the whole once, for more like “${s.facts.text}”.`,
      s => `“${s.facts.text}” is a small thing that a second pair of eyes catches.`,
    ),
  },
}
