/** Section 5.7, first half: is there a number about customers, use or revenue, and which kind leads? */
import type { Observation } from '../observation.ts'
import { letterOfIntent } from '../patterns.ts'
import { everyMatch, negated, quoteAround, quoteSentence } from '../text.ts'
import {
  capital,
  everything,
  isPitch,
  isTraditionalPlan,
  listed,
  onDeck,
  placed,
  sentencesOn,
  short,
  slidesRead,
  view,
  wholeOf,
  within,
  withRole,
} from './finding.ts'
import { ownMetrics } from './metrics.ts'

const ownCount =
  /\b(?:we (?:now |already )?(?:have|serve)|\d[\d,.]*\+? (?:paying|active|registered|beta|pilot|early))\b[^.\n]{0,30}\b(?:customers?|clients?|users?|subscribers?|members|clinics|companies|teams|shops|schools)\b/i

const tractionAbsent: Observation = {
  id: 'traction-absent',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['500', 'SEIB'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || ownMetrics(deck).length > 0 || isTraditionalPlan(deck)) return []
    const text = everything(deck)
    if (
      everyMatch(
        /\b(?:pilot(?:s|ed|ing)?|customers? (?:include|such as|like)|used by|deployed (?:at|by)|live (?:at|with|in)|in use (?:at|by|in)|design partners?|LOIs?|letters? of intent|pre-?orders?|first customers?|waiting ?list|waitlist|interviews?)\b/i,
        text,
      ).some(match => !negated(text, match.index))
    )
      return []
    // Customers that are counted beside the ask or the forecast are customers all the same.
    if (everyMatch(ownCount, text).some(match => !negated(text, match.index))) return []
    return [
      {
        severity: deck.stage === 'pre-seed' ? 1 : 3,
        quotes: [],
        lookedFor: `A number of customers, users, orders or revenue outside the market, forecast and ask ${deck.unit}s, or a named pilot. ${slidesRead(deck)}`,
        facts: {
          name: deck.company ?? 'the company',
          ...wholeOf(deck),
          stage: deck.stage ?? 'this stage',
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.none} holds a number that ${f.name} measured about its own customers or use. There is no first point of any curve.`,
      () => 'Put down the smallest true number you have, with its date, and add to it each month.',
      f => `I looked for customers, users, orders and revenue of ${f.name} and found none of the four.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Whether anybody wants what ${f.name} makes is still an open question after ${f.read}. What must be true has not begun to be tested.`,
      () => 'Add evidence that costs the customer something: a payment, a pilot, a week of their time.',
      f => `The size of ${f.name} is argued from outside figures alone, with nothing of its own beside them.`,
    ),
    'team-execution': view(
      '-',
      f => `What has the team behind ${f.name} got done so far? The document lists plans and no results with a number.`,
      () => 'List the last three things you tried with users, each with what came of it.',
      () => 'I judge a plan by the last one, and its results are not here.',
    ),
    'market-competition': view(
      '?',
      f => `Has any buyer chosen ${f.name} over what they had? Nothing in the file answers that.`,
      () => 'Name one organisation that switched, and from what.',
      () => 'Without a single customer I cannot tell whether buyers see the difference.',
    ),
  },
}

const useOrMoney =
  /\b(?:active|paying|paid|revenue|MRR|ARR|retention|retained|orders?|usage|churn|renew\w*|sales|MAU|DAU|WAU|repeat)\b/i

const vanityMetricLead: Observation = {
  id: 'vanity-metric-lead',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1', 'A16-2', 'RIES'],
  detect: onDeck(deck => {
    const slides = withRole(deck, 'traction')
    const metrics = ownMetrics(deck).filter(metric => slides.includes(metric.slide))
    const first = metrics[0]
    if (first?.kind !== 'vanity') return []
    const facts = deck.slides
      .filter(slide => !['financials', 'market', 'ask', 'model'].some(role => slide.roles.some(one => one === role)))
      .map(slide => slide.text)
      .join('\n')
    if (useOrMoney.test(facts)) return []
    const vain = metrics.filter(metric => metric.kind === 'vanity')
    const quotes = vain.map(metric => quoteAround(metric.block, metric.index, metric.length))
    return [
      {
        severity: 2,
        quotes: quotes.filter((quote, at) => quotes.findIndex(other => other.text === quote.text) === at).slice(0, 3),
        facts: {
          ...wholeOf(deck),
          lead: short(first.text, 6),
          all: listed([...new Set(vain.map(metric => short(metric.text, 5)))].slice(0, 3)),
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.lead)} can rise while nobody uses the thing. No active, paying or returning number follows ${f.any}.`,
      f => `Report how many of the ${f.lead} did the core action last week.`,
      f => `The lead number is ${f.lead}, and its denominator in use or money is missing.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `${capital(f.lead)} cost those people nothing. I would like to know how many still use it.`,
      () => 'Show me one person who came back every week, and why.',
      f => `I have been one of such ${f.lead} myself, and then forgot about it.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `${capital(f.lead)} in a young category show that people come looking. That is pull an alternative has not satisfied.`,
      () => 'Ask a sample of them what they used before.',
      f => `${capital(f.all)} mean that the topic reaches people without being forced on them.`,
    ),
    brand: view(
      '+',
      f => `${capital(f.lead)} is reach, and a name has to be heard before it can be chosen.`,
      () => 'Say where these people heard the name first.',
      f => `With ${f.all}, the name already travels.`,
    ),
    'investment-opportunity': view(
      '?',
      f =>
        `What share of the ${f.lead} would be missed by its owner tomorrow? I cannot tell demand from curiosity here.`,
      () => 'Add the one number that would still stand if marketing stopped.',
      f => `${capital(f.lead)} may be the start of something or a good week; nothing beside it decides that.`,
    ),
  },
  question: s => `How many of the ${s.facts.lead} did the core action last week?`,
}

const intentCount =
  /\b(?:(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple) )?(?:(?:signed|non-binding|written) )?(?:letters? of intent|LOIs?|MOUs?|memorand(?:um|a) of understanding)\b/i

/** "three LOIs", "letters of intent", "talks": always several, always fit to open a sentence in the plural. */
function intentions(found: string): string {
  const text = found.trim().replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
  if (/\b(?:talks|discussions|conversations)\b/i.test(text)) return 'talks'
  if (/^(?:verbal|soft)/i.test(text)) return 'verbal commitments'
  return text
    .replace(/\bletter of intent\b/i, 'letters of intent')
    .replace(/\bmemorandum of\b/i, 'memoranda of')
    .replace(/\b(LOI|MOU)$/i, '$1s')
}

const loiAsTraction: Observation = {
  id: 'loi-as-traction',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1'],
  detect: onDeck((deck, reading) => {
    for (const slide of deck.main)
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(letterOfIntent, sentence.text)[0]
        if (!match) continue
        const onTraction = slide.roles.includes('traction')
        const beside = within(sentence.text, [match], /\b(?:revenue|customers?|bookings|ARR)\b/i, 12)
        if (!onTraction && !beside) continue
        if (
          /\bpipeline\b|\bnot (?:yet )?(?:counted|included|revenue)\b|\bconverted\b|\bnot LOIs?\b/i.test(sentence.text)
        )
          continue
        if (
          /\bpipeline\b/i.test(slide.title) ||
          /\b(?:no|not|without|instead of)\b[^.]{0,12}$/i.test(sentence.text.slice(0, match.index))
        )
          continue
        const what = everyMatch(intentCount, sentence.text)[0]?.text ?? match.text
        return [
          {
            severity: 2,
            quotes: [quoteSentence(sentence)],
            facts: {
              what: intentions(what),
              said: short(sentence.text, 12),
              ...placed(deck, slide),
            },
          },
        ]
      }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.what)} are neither revenue nor bookings, yet ${f.at} lists them among the results. They oblige nobody to pay.`,
      () => 'Move them to a pipeline line with an amount, a date and a conversion rate.',
      f => `“${f.said}” adds wishes to a list of facts.`,
    ),
    'market-competition': view(
      '+',
      f => `Buyers opened the door this far: ${f.what}. That is interest which no rival can show for this product.`,
      () => 'Say what each of these buyers uses today, and what would make them leave it.',
      f => `Behind ${f.what} stand people who heard the offer and did not turn it down.`,
    ),
    'team-execution': view(
      '+',
      f => `To have ${f.what}, the team went out, met buyers and asked. That is work done.`,
      () => 'Name who turns each one into a contract, and by when.',
      f => `${capital(f.what)} took meetings, and meetings are what I want to see at this point.`,
    ),
    'investment-opportunity': view(
      '?',
      f =>
        `Under which condition do ${f.what} become orders? Until that is known they could be worth everything or nothing.`,
      () => 'Add price and condition for each of the most likely ones.',
      f => `The document does not say what has to happen for ${f.what} to turn into money.`,
    ),
  },
  question: s => `What has become a paid contract out of ${s.facts.what}, and how long did it take?`,
}

export const tractionObservations: Observation[] = [tractionAbsent, vanityMetricLead, loiAsTraction]
