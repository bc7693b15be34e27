/** Section 5.1: is it said who has which problem, and what it costs them? */
import { audienceNoun as audience, offerNoun as product } from '../nouns.ts'
import { durationsIn, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import {
  article,
  capital,
  hasRole,
  isPitch,
  isTraditionalPlan,
  lowered,
  onDeck,
  placed,
  plural,
  sentencesOn,
  sharesIn,
  short,
  singular,
  slidesRead,
  view,
  within,
  withRole,
} from './finding.ts'

const pains =
  /\b(?:costs? (?:them|us|\w+s)|los(?:es?|ing)|lost|wast(?:es?|ed|ing)|manual(?:ly)?|by hand|errors?|mistakes?|delay(?:s|ed)?|risks?|cannot|can['’]t|struggl(?:es?|ed|ing)|miss(?:es|ed)?|overpay\w*|too (?:slow|late|expensive)|broken|pain(?:ful)?|hassle|fails?)\b/i

const problemAbsent: Observation = {
  id: 'problem-absent',
  category: 'problem',
  appliesTo: isPitch,
  sources: ['SEQ', 'CBI'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'problem') || isTraditionalPlan(deck)) return []
    if (deck.slides.some(slide => /\b(?:broken|the gap|the old way|why it hurts|the need|today)\b/i.test(slide.title)))
      return []
    const early = deck.main.slice(0, 6)
    const told = early.flatMap(slide => sentencesOn(reading, slide)).filter(sentence => pains.test(sentence.text))
    if (told.filter(sentence => audience.test(sentence.text)).length >= 2) return []
    const opening = early
      .slice(1, 4)
      .map(slide => `“${short(slide.title, 6)}”`)
      .join(', ')
    return [
      {
        severity: 3,
        quotes: [],
        lookedFor: `A ${deck.unit} on the problem (problem, pain, challenge, status quo, what is broken), or two sentences among the first six that say who loses what. ${slidesRead(deck)}`,
        facts: { opening: opening || 'its first pages', company: deck.company ?? 'the company', unit: deck.unit },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `After the cover come ${f.opening}, and none of them says whose trouble is being ended. Without that, there is no telling how often anyone would pay.`,
      f => `Open with one ${f.unit} that names who suffers, how often, and what it costs them each time.`,
      f =>
        `How large this can get depends on how many people have the trouble, and ${f.company} never says who they are.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `No ${f.unit} describes a buyer with a problem, so there is nobody to count and nothing to compare ${f.company} with.`,
      () => 'Name the buyer and the thing they do today when the problem hits.',
      f => `A market is people with a need, and ${f.opening} name neither the people nor the need.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `Nothing here shows that ${f.company} has sat with someone who has the problem. A team without one tends to build for itself.`,
      () => 'Put in what three users said they struggle with, and when you spoke to them.',
      () => 'I cannot plan a first release for a user whose trouble was never written down.',
    ),
    'skeptical-buyer': view(
      '-',
      f => `I read ${f.opening} and never recognised a trouble of mine. I would not know why to call.`,
      () => 'Describe a bad day of one customer before describing the product.',
      f => `If ${f.company} does not say what goes wrong without it, I keep what I have.`,
    ),
    positioning: view(
      '-',
      f =>
        `The story starts at ${f.company} instead of at the customer's situation, so the value has nothing to stand against.`,
      () => 'Lead with the situation in which the alternative fails, then show the product.',
      () => 'Value is the difference to a problem, and the problem is not on the page.',
    ),
    'growth-metrics': view(
      '?',
      f =>
        `Which event would a customer of ${f.company} want to see less often? No ${f.unit} names one that could be measured.`,
      () => 'State the problem as a rate: how many times a month, for what share of customers.',
      () => 'I cannot tell from this document how frequent the trouble is, and frequency decides usage.',
    ),
  },
}

const marketSize = /\b(?:TAM|SAM|SOM|market|industry|addressable)\b/i

const problemQuantified: Observation = {
  id: 'problem-quantified',
  category: 'problem',
  appliesTo: isPitch,
  sources: ['SEQ', '500'],
  detect: onDeck((deck, reading) =>
    withRole(deck, 'problem').flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        if (marketSize.test(sentence.text) || sentence.text.trim().endsWith('?')) continue
        // A row of a table that lost its bars has too many numbers to say which one is whose.
        if (everyMatch(/\|/, sentence.text).length > 1) continue
        const measures = [...ownCosts(sentence.text), ...durationsOf(sentence.text), ...sharesIn(sentence.text)]
        const found = measures.flatMap(one => {
          const who = bearerOf(sentence.text, one)
          return who ? [{ measure: one, who }] : []
        })[0]
        if (!found) continue
        const { measure, who } = found
        return [
          {
            severity: 1 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              measure: withPeriod(sentence.text, measure),
              bearer: plural(lowered(who)),
              size: sharesIn(measure.text).length > 0 ? 'share' : 'cost',
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'investment-opportunity': view(
      '+',
      f =>
        f.size === 'share'
          ? `The problem has a size, ${f.measure}, and ${f.bearer} are named with it. How often it strikes can be worked out from there.`
          : `The problem has a size: ${f.measure}, carried by ${f.bearer}. A price can be argued from that.`,
      f =>
        f.size === 'share'
          ? `Turn ${f.measure} into cases a month for one of the ${f.bearer}, and say what each costs.`
          : `Multiply ${f.measure} by the number of ${f.bearer} that have it, and show where the product's share would come from.`,
      f =>
        f.size === 'share'
          ? `With ${f.measure} on the table I can ask what ending it is worth to ${f.bearer}.`
          : `With ${f.measure} on the table I can ask what must be true for ${f.bearer} to hand part of it over.`,
    ),
    'market-competition': view(
      '+',
      f =>
        f.size === 'share'
          ? `${capital(f.at)} says whom it strikes and how often: ${f.bearer}, ${f.measure}. Every alternative can be held against that figure.`
          : `${capital(f.at)} says who bears the cost and how much: ${f.bearer}, ${f.measure}. Every alternative can be held against that figure.`,
      f => `Add what remains of ${f.measure} with the alternative that ${f.bearer} use today.`,
      f => `${capital(f.bearer)} can be counted, and ${f.measure} gives rivals something to be measured by.`,
    ),
    'growth-metrics': view(
      '+',
      f =>
        `A baseline is stated before the product arrives: ${f.measure} for ${f.bearer}. Later results have something to be compared with.`,
      f => `Measure the same thing per customer after three months and report the distribution beside ${f.measure}.`,
      f => `A starting value such as ${f.measure} is what makes a later improvement measurable.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        f.size === 'share'
          ? `${capital(f.measure)} is a claim about ${f.bearer} that I can hold against what I see around me. It keeps me reading.`
          : `${capital(f.measure)} is something I can check against my own week. If mine is near it, I keep reading.`,
      f => `Say how ${f.measure} was counted so that I can repeat it.`,
      f => `I believe a problem more readily when it is given as ${f.measure} than when it is called large.`,
    ),
    positioning: view(
      '+',
      f => `Naming ${f.bearer} together with ${f.measure} tells the right reader at once that this is about them.`,
      f => `Carry ${f.measure} into the one-line description, since it is the sharpest thing said so far.`,
      f => `The value can be framed against ${f.measure}, which no general claim offers.`,
    ),
    'team-execution': view(
      '?',
      f =>
        `Who measured ${f.measure}, with how many ${f.bearer}? The sentence gives the result and not the work behind it.`,
      () => 'Name the number of people asked and the month in which it was done.',
      f => `Whether ${f.measure} comes from the team's own field work or from an article cannot be told here.`,
    ),
  },
}

const absence =
  /\b(?:there (?:is|are|['’]s) (?:currently |simply |still )?no|there is a lack of|lack(?:s|ing)? (?:of )?(?:an?|any)?|no ?(?:one|body) (?:offers|provides|makes|sells|has built)|does(?:n['’]t| not) exist|no (?:good|single|simple|easy|dedicated|integrated|unified|modern|affordable) (?:app|tool|platform|software|solution|product|service|system|marketplace))\b/i

const problemAsMissingProduct: Observation = {
  id: 'problem-as-missing-product',
  category: 'problem',
  appliesTo: isPitch,
  sources: ['SEQ', 'CBI'],
  detect: onDeck((deck, reading) =>
    withRole(deck, 'problem').flatMap(slide => {
      if (deck.slides.some(other => other !== slide && other.roles.includes('problem') && harms(other.text))) return []
      if (harms(slide.text)) return []
      const sentence = sentencesOn(reading, slide).find(
        one => within(one.text, absence, product, 8) && absence.test(one.text) && !one.text.trim().endsWith('?'),
      )
      const named = sentence ? product.exec(sentence.text)?.[0] : undefined
      const what = named && singular(lowered(named))
      if (!sentence || !what) return []
      return [
        {
          severity: 2 as const,
          quotes: [quoteSentence(sentence)],
          facts: { what, ...placed(deck, slide), said: short(sentence.text, 10) },
        },
      ]
    }),
  ),
  views: {
    'investment-opportunity': view(
      '-',
      f => `The problem is given as a missing ${f.what}. An empty shelf may also mean that nobody came asking.`,
      () => 'Replace the absence with the loss: what goes wrong, for whom, and how often.',
      f => `“${f.said}” tells me what is not for sale, and not what anybody would pay to end.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `${capital(f.at)} points at white space, and white space is not demand. People who need ${article(String(f.what))} are already doing something else.`,
      () => 'Say what these people use now, and where it lets them down.',
      f => `The absence of ${article(String(f.what))} describes the suppliers; it says nothing of the buyers.`,
    ),
    positioning: view(
      '-',
      f =>
        `Describing the gap as “no ${f.what}” makes the product its own reason. The reader never learns which job stays undone.`,
      f => `Rewrite it from the customer's side, without the word ${f.what}.`,
      f => `A value needs an alternative that falls short, and a missing ${f.what} is not one.`,
    ),
    'team-execution': view(
      '?',
      f => `Was “${f.said}” heard from users, or found by searching the shops? The document does not say.`,
      () => 'Add two sentences of what users said in their own words.',
      f => `It cannot be judged from ${f.at} whether anyone was asked.`,
    ),
    'growth-metrics': view(
      '?',
      f =>
        `What does getting by without ${article(String(f.what))} cost one customer in a month? No figure ${f.on} answers that.`,
      () => "Measure today's way in hours or money for ten customers.",
      () => 'Without the cost of the present way, willingness to pay stays unknown.',
    ),
  },
}

/** A cost, a time, or a person who is worse off. */
function harms(text: string): boolean {
  if (moneyIn(text).length > 0 || durationsOf(text).length > 0) return true
  return text.split(/[\n.!?]/).some(part => pains.test(part) && audience.test(part))
}

/** Hours and minutes count as well: the shared reader stops at days. */
function durationsOf(text: string): { index: number; length: number; text: string }[] {
  return [
    ...durationsIn(text),
    ...everyMatch(/(?<![\w.])\d{1,4}(?:[.,]\d+)?\+?[\s-]?(?:hours?|hrs?|minutes?|mins?)(?!\w)/i, text),
  ]
}

/** Money that one bearer loses: a sum of millions is what a whole market spends. */
function ownCosts(text: string): { index: number; length: number; text: string }[] {
  return moneyIn(text).filter(({ max }) => max < 1e6)
}

/** Whose it is: named before the measure ("clinics lose €400"), or after it by a word that says so ("by every clinic"). */
function bearerOf(text: string, measure: { index: number; length: number }): string | null {
  const near = everyMatch(audience, text).filter(one => within(text, [measure], [one], 15))
  const before = near.find(one => one.index < measure.index)
  const after = near.find(one => {
    const gap = text.slice(measure.index + measure.length, one.index)
    if (one.index < measure.index) return false
    return (
      /^\s+(?:of )?(?:\p{L}+ )?$/u.test(gap) ||
      /\b(?:by|per|each|every)\s+(?:(?!(?:day|week|month|year|hour|in|on|at|to)\b)\p{L}+[\s-]){0,3}$/iu.test(gap)
    )
  })
  return before?.text ?? after?.text ?? null
}

/** "£11,400" and the "a month" that follows it. */
function withPeriod(text: string, measure: { index: number; length: number; text: string }): string {
  const after =
    /^ (?:(?:a|an|per|each|every) (?:day|week|month|year|shift|visit|patient|employee|order|case)|(?:weekly|monthly|yearly|annually))\b/i.exec(
      text.slice(measure.index + measure.length),
    )
  return `${measure.text.trim()}${after?.[0] ?? ''}`
}

export const problemObservations: Observation[] = [problemAbsent, problemQuantified, problemAsMissingProduct]
