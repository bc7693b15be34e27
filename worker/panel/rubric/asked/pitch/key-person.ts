/** Something is said of a person that nobody else may have: a licence, a patent, a relation, what was built elsewhere. */
import { anyCase } from '../../any-case.ts'
import { isOnInvestment } from '../../deck/finding.ts'
import { notName, type Person, peopleOn, personName, position } from '../../deck/people.ts'
import { short } from '../../deck/phrases.ts'
import type { Slide } from '../../deck/slides.ts'
import type { Sighting } from '../../observation.ts'
import { everyMatch, literal } from '../../text.ts'
import { question } from '../question.ts'

type Facts = Sighting['facts']

const post =
  /\b(?:C[ETOPRMS]O|founder|co-?founder|founding engineer|head of|chief|managing director|president|VP|director|lead)\b/i
const technical = /\b(?:CTO|CSO|engineer\w*|technology|technical|science|scientific|research)\b/i
/** Not there yet, there no longer, or there for advice. */
const notThere =
  /\b(?:advis[eo]\w*|board(?![- ]certified)|chair\w*|mentors?|investors?|starts?|starting|joins?|joining|from (?:January|February|March|April|May|June|July|August|September|October|November|December)|left|until|interim|vacant|search|part[- ]time|customers?|clients?)\b|\d ?%/i

/** "5.3 People": numbered headings have no role. */
const ofPeople = /^[\W\d]*(?:our |the )?(?:people|team|founders|management(?: team)?)\W*$/i

interface Bond {
  kind: 'licence' | 'patent' | 'relation' | 'firm' | 'trade'
  said: RegExp
}

/** What one person brings that goes with that person; the one that is hardest to replace first. */
const bonds: readonly Bond[] = [
  {
    kind: 'patent',
    said: /\b(?:holds?|holder of|inventor (?:of|on)|named on|author of) [^.;|\n]{0,30}\bpatents?\b|\b(?:\d{1,3}|two|three|four|five|six|several) (?:granted |own )?patents?\b/iu,
  },
  {
    kind: 'licence',
    said: /\b(?:licen[cs]ed|chartered|board[- ]certified|state[- ]registered|registered (?:nurse|pharmacist|architect|engineer|dietitian)|notary|MD|MBBS|DDS|DVM|barrister|solicitor|pharmacist|type[- ]rated|admitted to the bar)\b(?: \([^()\n]{2,40}\)|[^.;,|\n(]{0,50})/u,
  },
  {
    kind: 'relation',
    said: /\b(?:(?:his|her|their) )?family (?:owns?|runs?|has (?:grown|farmed|fished|owned|run))\b[^.;|\n]{0,60}|\bknows (?:every|each|all|most)\b[^.;|\n]{0,60}|\bgrew up (?:on|in|above) (?:a|an|the|his|her)\b[^.;|\n]{0,60}/iu,
  },
  {
    kind: 'firm',
    said: /(?<!\p{L})(?:ex[-. ]\s?(?!(?:CEO|CTO|COO|CFO)\b)\p{L}[^.,;|\n]{2,140}|(?:formerly|previously|earlier|before that) [^.;|\n]{4,70}|(?:built|designed|wrote|developed) [^.;|\n]{4,70}? at (?:an?|the|\p{L})[^.,;|\n]{2,140}|(?:\d{1,2}|\p{L}+) years (?:at|with) [^.,;|\n]{3,140})/iu,
  },
  {
    kind: 'trade',
    said: /(?<!\p{L})(?:(?:ran|led|headed|managed) [^.;|\n]{4,70}? (?:at|of|for) (?:an?|the|\p{L})[^.,;|\n]{2,140}|(?:\d{1,2}|\p{L}+) years (?:at|with) [^.,;|\n]{3,140})/iu,
  },
]

const namesHouse = /\b(?:at|for|with|from|ex|of)\b|(?<=[\s.-])\p{Lu}\p{Ll}+/u

interface Bound extends Person {
  /** The name with all its parts: "Kenji Dela Torre". */
  whole: string
  posts: string
  kind: Bond['kind']
  words: string
  index: number
}

/** Names go on where the pattern of a name ends: "Ana García López", "Mr Rui Sampaio". */
function wholeName(text: string, name: string): string {
  const rest = text.slice(text.indexOf(name) + name.length)
  const more = /^ \p{Lu}[\p{L}’'-]*\p{Ll}(?![\p{L}\d])/u.exec(rest)?.[0] ?? ''
  const isMore =
    more !== '' && !post.test(more) && !position.test(more) && !/^ (?:Co|Head|Chief|Field|Sales)\b/.test(more)
  return `${name}${isMore ? more : ''}`.replace(/\s+/g, ' ')
}

/** "Founder & CEO" is one post in two words. */
function wholePost(after: string, first: string): string {
  const joined = new RegExp(`${literal(first)}(?:\\s?(?:&|and|/|,)\\s?(?:C[ETOPRMSF]O|co-?founder|founder)\\b)*`, 'i')
  return (joined.exec(after)?.[0] ?? first).replace(/\s+/g, ' ')
}

/** A firm may look like a name, and stands behind a preposition; whoever comes next stands with a post or in a list. */
const ofFirm = /\b(?:at|of|for|with|from|by|ex|the|in|and|to|under|joined|via|called)[-. ]\s?$/i

/** What the text says of one person: from the name to the next name, or to the end of the block. */
function saidOf({ block, name }: Person): { text: string; start: number } {
  const start = block.text.indexOf(name) + name.length
  const next = everyMatch(personName, block.text).find(
    ({ index, text, length }) =>
      index >= start &&
      !notName.test(text) &&
      !ofFirm.test(block.text.slice(0, index)) &&
      /^\s?[,(–—:|-]/.test(block.text.slice(index + length)),
  )
  return { text: block.text.slice(start, next?.index ?? block.text.length).trimEnd(), start }
}

const peopleOf = (slide: Slide): Person[] =>
  peopleOn(slide).filter(({ block, name }) => !ofFirm.test(block.text.slice(0, block.text.indexOf(name))))

function boundOn(slide: Slide, company: string | null): Bound[] {
  return peopleOf(slide).flatMap((person): Bound[] => {
    const { text, start } = saidOf(person)
    const elsewhere = anyCase(
      `^[\\s,:(–—-]*(?:former |ex-)?${literal(person.position)} (?:of|at) (?!${literal(company ?? 'us')})`,
    )
    if (!post.test(person.position) || notThere.test(text.split('\n')[0] ?? text) || elsewhere.test(text)) return []
    for (const { kind, said } of bonds) {
      // What was written or invented elsewhere is asked of whoever makes the product, and whom one met there of the others.
      if ((kind === 'firm' || kind === 'trade') && (kind === 'firm') !== technical.test(person.position)) continue
      const match = everyMatch(said, text)[0]
      if (!match || /\b(?:not|never|no)\b/i.test(text.slice(Math.max(0, match.index - 12), match.index + match.length)))
        continue
      // What was done before, at no house that is named or described, binds nobody.
      if (kind === 'firm' && !namesHouse.test(match.text)) continue
      const rest = /^[\p{L}\d’'-]*/u.exec(text.slice(match.index + match.length))?.[0] ?? ''
      return [
        {
          ...person,
          whole: wholeName(person.block.text, person.name),
          posts: wholePost(text, person.position),
          kind,
          words: `${match.text}${rest}`.trimEnd(),
          index: start + match.index,
        },
      ]
    }
    return []
  })
}

/** Who makes it or leads it, alone in that post: of two in one post either can stand in. */
function mostBound(slides: readonly Slide[], company: string | null): Bound | null {
  const posts = slides.flatMap(peopleOf).map(({ position: held }) => held.toLowerCase())
  const alone = slides
    .flatMap(slide => boundOn(slide, company))
    .filter(({ position: held }) => posts.filter(other => other === held.toLowerCase()).length === 1)
  return bonds.flatMap(({ kind }) => alone.filter(one => one.kind === kind))[0] ?? null
}

const asked: Record<
  Bond['kind'],
  { ask: (f: Facts) => string; answer: (f: Facts) => string; reason: (f: Facts) => string }
> = {
  licence: {
    ask: f => `Who else at ${f.name} could answer for what rests on the “${f.words}” of ${f.person} (${f.post})?`,
    answer: f => `List what may not be done or signed without the qualification of ${f.person}, and who else holds it.`,
    reason: f => `“${f.words}” belongs to ${f.person}, and it cannot be handed over for an absence.`,
  },
  patent: {
    ask: f =>
      `Who owns what stands behind “${f.words}”: ${f.name}, ${f.person} in person, or whoever paid for the work?`,
    answer: f => `Show the assignment from ${f.person}, or say which of it belongs to somebody else.`,
    reason: f =>
      `“${f.words}” is said of ${f.person}, and a patent is worth to ${f.name} what has been assigned to it.`,
  },
  relation: {
    ask: f => `Which customers or partners would ${f.name} have without ${f.person}, ${f.post} (“${f.words}”)?`,
    answer: f => `Count those who came through ${f.person} and those who came without.`,
    reason: f => `“${f.words}” opens doors for ${f.person}, and whether they stay open for others is not said.`,
  },
  trade: {
    ask: f =>
      `Which customers or partners came to ${f.name} by way of ${f.person}, ${f.post} (“${f.words}”), and would stay if ${f.person} left?`,
    answer: f => `Count those who were known to ${f.person} before, and those who came without.`,
    reason: f => `Whether “${f.words}” has brought anyone to ${f.name} yet cannot be read from a line on ${f.person}.`,
  },
  firm: {
    ask: f => `What may ${f.person}, ${f.post}, still not use after “${f.words}”: inventions, code, data?`,
    answer: f =>
      `Say what ${f.person} signed there, until when it binds, and what of the product is older than ${f.name}.`,
    reason: f =>
      `“${f.words}” is where ${f.person} learnt the trade, and what that house may claim of it cannot be read here.`,
  },
}
const asking = (f: Facts) => asked[f.kind as Bond['kind']]

export const askedKeyPerson = question({
  id: 'asked-key-person',
  category: 'team',
  sources: ['TETEN', 'SEQ'],
  lens: 'team-execution',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:[Dd]eput(?:ises?|ised) for|[Ss]uccess(?:or|ion)|[Kk]ey[- ](?:person|man|people)|stands? in for|standing in|stand-in|second[- ]in[- ]command|bus factor|handover|hand over|takes? over|(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}\p{L}+ leaves|(?:founders?|CEO|CTO|COO|he|she|one of us) leaves?|falls ill|understudy|vesting|good leaver|four-eyes|non-?competes?|assigned to|assignments? of|gardening leave)\b|\bis (?:his|her|their) deputy\b/u,
  subject: reading => {
    const { deck } = reading
    if (!deck) return null
    const found = mostBound(
      deck.main.filter(({ roles, title }) => roles.includes('team') || ofPeople.test(title)),
      deck.company,
    )
    if (!found || !reading.prose.includes(found.block)) return null
    const from = found.block.text.indexOf(found.name)
    const to = found.index + found.words.length
    return {
      quotes: [{ blockId: found.block.id, text: found.block.text.slice(from, to).trim() }],
      facts: {
        kind: found.kind,
        person: found.whole,
        post: found.posts,
        words: short(found.words, 12),
        name: deck.company ?? 'the company',
      },
    }
  },
  ask: f => asking(f).ask(f),
  answer: f => asking(f).answer(f),
  reason: f => asking(f).reason(f),
})
