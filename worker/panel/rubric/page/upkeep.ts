/** Signs that a page can be dealt with: a person to write to, steps in order. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, quoteOf, wordsOf } from '../text.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { tellsTerms } from './plain-terms.ts'
import { underHeading } from './zones.ts'

const person = "(\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}\\.? )?\\p{Lu}[\\p{L}’'-]+)?)"
const contact = new RegExp(
  `\\b(?:[Ww]rite to|[Ee]-?mail|[Mm]ail|[Aa]sk(?: for)?|[Cc]all|[Rr]ing|[Pp]hone|[Tt]alk to|[Ss]peak (?:to|with)|[Rr]each|[Yy]our contact is|[Aa]nswered by|[Yy]ou (?:will )?(?:reach|speak (?:to|with)|meet)|[Qq]uestions\\? (?!(?:Write|Call|Ring|Phone|E-?mail|Mail|Ask|Talk|Speak|Reach|See|Try|Visit|Come|Send|Text|Just|We|Here|Then)\\b)|(?:[Tt]reasurer|[Ss]ecretary|[Cc]hair|[Oo]rgani[sz]er|[Cc]oordinator|[Cc]ontact|[Bb]ookings):) ?${person}`,
  'u',
)
const reach = /[\w.+-]+@[\w-]+\.\w|\+\d[\d ()./-]{7,}\d|\b0\d{2,4}[ /-]?\d{3,}[\d -]*|\(\d{3}\) ?\d{3}/
const mailName = /(?<![\w.+-])(\p{Ll}{3,})(?:\.\p{Ll}+)?@[\w-]+(?:\.[\w-]+)+/u
const nobody =
  /^(?:Us|Our|The|Support|Sales|Team|Customer|Service|Now|Today|Me|Your|Free|A|An|Any|About|For|On|Monday|Friday|Freephone|Address|Directly|Form|Marketing|Press|Reception|Office|Info|Help|Emergency|Back|This|It|You|We|Samaritans|Crisis|Lifeline|NHS|Police)\b/

/** Whoever bears the name of the house is the house: that one can ask her is no discovery. */
function isHouse(page: PageReading, who: string): boolean {
  const names = [page.brand, page.facts.title, page.headline?.text].map(text => (text ?? '').toLowerCase())
  return names.some(text => text.includes(who.toLowerCase()))
}

export const contactPerson: Observation = {
  id: 'contact-person',
  category: 'structure',
  appliesTo: isEnglishPage,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    const visible = reading.visible.filter(
      block => !block.field && block.zone !== 'consent' && !page.legal.includes(block),
    )
    const said = new Set(page.testimonials.map(({ block }) => block))
    for (const [at, block] of visible.entries()) {
      if (said.has(block) || wordsOf(block.text).length > 70) continue
      const match = everyMatch(contact, block.text).find(({ groups }) => groups[0] && !nobody.test(groups[0]))
      const who = match?.groups[0]
      if (!match || !who || isHouse(page, who)) continue
      // The way to reach the person: in the same block, in a link inside it, or in the one that follows.
      const next = visible[at + 1]
      const near = [block.text, ...(block.links ?? []).map(({ href }) => href), next?.text ?? '', next?.href ?? '']
      const way = near.find(text => reach.test(text) || /^(?:mailto|tel):/i.test(text))
      if (way === undefined || (way !== block.text && !/^(?:mailto|tel):/i.test(way) && next?.type !== 'link')) continue
      return [sight(1, [quoteAround(block, match.index, match.length)], { who, name: whereOf(page) })]
    }
    for (const block of visible) {
      const first = mailName.exec(block.text)?.[1]
      const own = first?.[0] ? `${first[0].toUpperCase()}${first.slice(1)}` : ''
      if (own === '') continue
      const named = new RegExp(`(?<!\\p{L})${own} \\p{Lu}[\\p{L}’'-]+`, 'u')
      const introduced = visible.find(({ text }) => named.test(text))
      const name = introduced && named.exec(introduced.text)
      const match = mailName.exec(block.text)
      if (!introduced || !name || !match || isHouse(page, name[0]) || said.has(introduced)) continue
      return [
        sight(1, [quoteAround(introduced, name.index, name[0].length), { blockId: block.id, text: match[0] }], {
          who: name[0],
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      'Questions go to {who}, a person with a name, and that is someone who would have to answer me.',
      'Keep the name there only for as long as {who} is the one who answers.',
      'I trust {who} more than an address that begins with “info”.',
    ],
    'funnel-fixer': [
      '+',
      'For those with one question left, {who} is a short way to an answer.',
      'Count what people ask {who} most often; that is what the page leaves open.',
      'A name is easier to write to than a department.',
    ],
  }),
}

const stepHeading =
  /^(?:how (?:it|this|that|we|booking|ordering|joining|a \p{L}+) (?:works?|goes|runs)|how to (?:start|order|join|book|begin|get started|borrow|take part)|what happens (?:next|then|first|after.{0,30}|at .{3,40}|when .{3,40}|on .{3,30})|the (?:first )?steps|(?:in )?(?:three|four|five) steps|your first \p{L}+)\W*$/iu

export const stepsStated: Observation = {
  id: 'steps-stated',
  category: 'clarity',
  appliesTo: tellsTerms,
  sources: ['SB7', 'NNG-START'],
  detect: onPage(page => {
    const under = underHeading(page.content, block => stepHeading.test(block.text.trim()))
    const heading = under.find(block => block.type === 'heading')
    const steps = under.filter(block => block.type === 'list_item' && wordsOf(block.text).length >= 4)
    if (!heading || steps.length < 3 || steps.length > 6) return []
    // Steps are things done: an address to a person or a person doing something, in a few words each.
    const acted = steps.filter(
      block =>
        /\b(?:you|your|we|i|our)\b/i.test(block.text) ||
        /^\W*(?:\d\W+)?[A-Z][a-z]+ (?:the|a|an|it|us|in)\b/.test(block.text),
    )
    if (acted.length < steps.length - 1 || steps.some(block => wordsOf(block.text).length > 40)) return []
    return [
      sight(1, [quoteOf(heading), ...steps.slice(0, 2).map(quoteOf)], {
        heading: brief(heading.text, 60),
        count: steps.length,
        first: brief(steps[0]?.text ?? '', 70),
        last: brief(steps.at(-1)?.text ?? '', 70),
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '+',
      'Under “{heading}” stand {count} steps from “{first}” to “{last}”, so a visitor knows what a yes would set off.',
      'Check on a phone that the step to take is in reach from the end of the list.',
      'Whoever can see the end of the path starts on it more easily.',
    ],
    'skeptical-buyer': [
      '+',
      'I know what would happen to me, down to “{last}”.',
      'Keep the list in step with what really happens.',
      'The order of the {count} steps leaves little that could surprise me.',
    ],
    positioning: [
      '?',
      'Which of the {count} steps does {name} take differently from others? The path is clear, and the page leaves the rest to be asked.',
      'Ask customers which of the steps they had not met elsewhere.',
      'Everyone has steps; “{first}” may or may not be where the difference lies.',
    ],
  }),
}
