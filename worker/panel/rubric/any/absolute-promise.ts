/** An outcome promised without condition. */
import type { Observation, Sighting } from '../observation.ts'
import { absolute } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { negated, quoteFound } from '../text.ts'
import { inTurn, pleased, said, worried } from '../views.ts'
import { around, isAboutOthers, isAdvice, isQuestion, isToldByAnother } from './voice.ts'

/** What is no promise whoever writes it: of a vest, or of something that is as safe as another. */
const noPromise = /\bbullet-?proof (?:vest|glass)|\bas (?:bullet-?proof|foolproof) as\b/i
/** A refund with a term, a service level, a material, progress: of an outcome they say what it is worth. */
const harmless =
  /\bmoney[- ]back\b|\brefund|\b\d+[- ]days?\b|\buptime\b|\bSLA\b|\b100 ?% (?:organic|cotton|wool|remote|complete|natural|recycled|renewable|vegan|pure)\b|\brisk[- ]free rate\b|\bor (?:your money|you pay nothing|it['’]s free|we (?:refund|pay))/i
const conditional = /\bif\b[^.]*\b(?:not|n['’]t|fails?|miss(?:es)?)\b/i

/** "Repayment is guaranteed", "Best prices guaranteed", "never hallucinates": in words that name what is promised. */
const named =
  /\b(?:re-?payments?|profits?|income|approval|admission|best prices?|lowest prices?) (?:is |are )?(?:fully |always |100% )?guaranteed\b(?! (?:by|under|through|for|until|up to|in writing)\b)|\b(?:fully|completely|totally|always|100 ?%) (?:protected|covered|taken care of)\b,? (?:whatever|no matter|in any|in all|in every|come what may|at all times)\b[^.;]{0,40}|(?<!not |no )\bguaranteed (?:re-?payment|profits?|approval|admission|best prices?|lowest prices?)\b|\bnever (?:hallucinates?|crash(?:es)?|goes down|breaks? down|makes? (?:a )?mistakes?(?! twice))\b/i
/** "We guarantee 100% compliance": the whole of something that depends on others too. */
const whole =
  /(?<=\b(?:we|and|package|plan|service|which|that) (?:also |will |can )?guarantees? (?:you |your )?)100 ?% (?:\p{L}[\p{L}-]* )?(?:complian\w+|accuracy|deliverability|approval|success|results|occupancy|attendance|availability|delivery|placement)\b/iu
/** "Every laundry saves at least a third": of all of them, those still to come as well. */
const blanket =
  /\b(?:every|each|any) (?!(?:day|week|month|year|time|hour|minute|one)\b)\p{L}+ (?:saves?|gains?|halves|doubles?|cuts?|earns?) (?:at least|more than|over) (?:a (?:third|quarter|half)|half(?! (?:an?|the)\b)|\d+ ?%)(?!\p{L})/iu
/** Those that were counted, and not all there are. */
const ofCounted =
  /\b(?:measured|metered|tested|so far|to date|median|trials?|pilots?|surveyed|studied|customers? (?:of ours|to date)|all \d+|(?:our|of the|these) (?:\d+|first))\b|\b\d+ (?:\p{L}+ )?(?:sites|customers|farms|homes|shops|plants|hotels|schools|clients)\b/iu
const denied = /\b(?:nobody|no one|no (?:\p{L}+ )?\p{L}+|none) (?:can|could|will|would)\b/iu
/** A guarantee that says who stands for it, how long, or what follows: a term beside it is a condition. */
const termed =
  /\b(?:we(?:['’]ll| will)? (?:match|beat|refund|pay)|the difference|find (?:it|one|a (?:lower|better|cheaper))|bank guarantee|letter of credit|surety|insur\w+|collateral|escrow|deposit scheme|terms (?:and conditions )?apply|if (?:you|we|it)\b|within \d|for \d+ (?:days|months|years))/i

/** What happens where it does not hold. */
const remedy =
  /\bmoney[- ]back\b|\brefund(?:s|ed)?\b|\bget your money back\b|\b(?:we|you) (?:pay|get) (?:back|nothing)\b|\byour money back\b/i

/** "Week 1: make the core loop bulletproof" is work to be done. */
const isTask = /(?:^|[:*–—-]\s*)(?:make|ensure|keep|get)\b[^.]{0,60}$/i

/** Of safety a refund says nothing: it is another matter with views of its own. */
const safety = /\b(?:secure|safe|un-?hackable|bullet-?proof|fool-?proof)\b/i
/** "Completely safe": no feeling of it, and not "completely safe to ignore". */
const wholly =
  /(?<!\b(?:feel(?:s|ing)?|was|were) )\b(?:completely|totally|entirely|absolutely) (?:safe|secure)\b(?! (?:to|enough)\b|-)/i
/** What the reader is to see to is no promise: "Make sure the lid is completely secure". */
const seenTo = /\b(?:make sure|ensure|check|keep|whether|before|until|when)\b[^.;]{0,60}$/i

/** "We guarantee success" with its "we": alone the verb and its object are no promise that a sentence could name. */
const ownGuarantee = /\b(?:we|I|(?:our|the|this) \p{L}+) (?:(?:will|can|do|also|even|hereby|fully) ){0,2}$/iu
/** "To guarantee success", "nothing will guarantee success", "this does not mean that we guarantee success". */
const guaranteesNone =
  /\bto (?:\p{L}+ )?$|(?:\b(?:no|not|nothing|nobody|none|few|hardly|rarely|scarcely|cannot|never|unable|impossible|whoever|anyone|those)\b|n['’]t\b)(?:[^.;:,]|,(?! (?:we|I)\b)){0,80}$/iu
const deniedBefore = /\b(?:nobody|no one|no \p{L}+|none) (?:can|could|will|would)\b[^.;:,]{0,60}$/iu

/** The same promise in other words: "guaranteed results", "results are guaranteed", "we guarantee results". */
function promiseKey(promise: string): string {
  const words = promise.toLowerCase().match(/\p{L}+|\d[\d.,]*/gu) ?? []
  const telling = words.filter(
    word =>
      !/^(?:100|we|i|is|are|will|can|do|also|even|hereby|guarantee[ds]?|fully|completely|totally|entirely|absolutely|always)$/.test(
        word,
      ),
  )
  return telling
    .map(word => word.replace(/^zero$/, 'free').replace(/(?<=[^s])s$/, ''))
    .sort()
    .join(' ')
}

/**
 * A promise that is made again in slightly other words is one promise, with its other places beside it. In the very same
 * words it stays: the engine says no sentence twice.
 */
function toldOnce(sightings: Sighting[]): Sighting[] {
  const kept: Sighting[] = []
  for (const sighting of sightings) {
    const promise = String(sighting.facts.promise)
    const at = kept.findIndex(({ facts }) => promiseKey(String(facts.promise)) === promiseKey(promise))
    const first = kept[at]
    if (!first || first.facts.promise === promise) kept.push(sighting)
    else if (first.quotes.length < 3) kept[at] = { ...first, quotes: [...first.quotes, ...sighting.quotes] }
  }
  return kept
}

function namedIn(reading: Reading, { text, block }: Reading['sentences'][number]): RegExpExecArray | null {
  const beside = around(reading, block)
  if (termed.test(beside) || denied.test(text)) return null
  return named.exec(text) ?? whole.exec(text) ?? (ofCounted.test(beside) ? null : blanket.exec(text))
}

/** Promises without a condition: of an outcome, or of safety. */
export function promisesIn(reading: Reading, of: 'outcome' | 'safety'): Sighting[] {
  const found = reading.sentences.flatMap((sentence): Sighting[] => {
    const { text } = sentence
    const match = absolute.exec(text) ?? wholly.exec(text) ?? namedIn(reading, sentence)
    if (!match || noPromise.test(text) || isQuestion(text)) return []
    if (safety.test(match[0]) !== (of === 'safety')) return []
    if (isAdvice(text) || isAboutOthers(text) || isToldByAnother(text, match.index)) return []
    const before = text.slice(0, match.index)
    if (of === 'outcome') {
      if (harmless.test(text) || conditional.test(text)) return []
      // The remedy may stand right below the promise: "100% risk-free guarantee", then how the money comes back.
      const beside = around(reading, sentence.block)
      if (remedy.test(beside) && !/\bno(?:t|n)?\b[^.]{0,16}\brefund/i.test(beside)) return []
    } else if (conditional.test(text) && !remedy.test(text)) return []
    if (/\b(?:nothing|nobody|no one|no (?:\p{L}+ )?\p{L}+|none) (?:is|are|can be|was|ever)\b[^.]{0,20}$/iu.test(before))
      return []
    if (deniedBefore.test(before) || isTask.test(before)) return []
    const verb = /^guarantee\b/i.test(match[0])
    if (verb && guaranteesNone.test(before)) return []
    if (wholly.test(match[0]) && seenTo.test(before)) return []
    if (negated(sentence.block.text, sentence.start + match.index)) return []
    const own = verb ? (ownGuarantee.exec(before)?.[0] ?? '') : ''
    return [
      {
        severity: 2,
        quotes: [quoteFound(sentence, match.index - own.length, own.length + match[0].length)],
        facts: { promise: `${own}${match[0]}`.replace(/\s+/g, ' ') },
      },
    ]
  })
  return toldOnce(found)
}

/** The sentence around the promise; where it is the whole sentence, no more than "it". */
function wholeOf(sighting: Sighting): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const whole = said(sighting)
  return plain(whole) === plain(String(sighting.facts.promise)) ? 'it' : whole
}

export const absolutePromise: Observation = {
  id: 'absolute-promise',
  category: 'honesty',
  appliesTo: reading => reading.english,
  sources: ['FTC255', 'NNG-READ'],
  detect: reading => promisesIn(reading, 'outcome'),
  beats: ['superlative-unbacked', 'buzzword-dense'],
  views: {
    'skeptical-buyer': worried(
      inTurn(
        s => `Nobody can keep to “${s.facts.promise}” in every case, so I read ${wholeOf(s)} with my guard up.`,
        s => `What do I get if it is not so? ${said(s)} does not say.`,
        s => `“${s.facts.promise}” again comes without a condition, and a condition is what I would ask for.`,
      ),
      s => `Write beside “${s.facts.promise}” what happens where it does not hold.`,
      s => `“${s.facts.promise}” stands there without a condition, which is how empty promises look.`,
    ),
    brand: worried(
      s => `“${s.facts.promise}” is a market crier’s line and costs the voice more trust than it buys.`,
      s => `Swap “${s.facts.promise}” for what a careful friend would say of the same thing.`,
      s => `One broken “${s.facts.promise}” would be quoted back at this brand for years.`,
    ),
    'funnel-fixer': pleased(
      s => `“${s.facts.promise}” speaks to the fear that holds people back.`,
      s => `Test “${s.facts.promise}” against a version that says what happens where it does not hold.`,
      s => `A promise such as “${s.facts.promise}” takes a doubt off those who waver.`,
    ),
    'team-execution': worried(
      inTurn(
        s => `Delivery has to live up to “${s.facts.promise}”, and that leaves no room for a bad week.`,
        s => `Somebody will have to answer for “${s.facts.promise}”, and the sentence names no limit.`,
        s => `${said(s)} is a promise that operations did not get to read, by the look of it.`,
      ),
      s => `Have whoever answers complaints read “${s.facts.promise}” and say what it would cost.`,
      s => `“${s.facts.promise}” is an exposure that someone in the company must be able to carry.`,
    ),
    'investment-opportunity': worried(
      s => `“${s.facts.promise}” is a liability as written: everyone for whom it fails has it on paper.`,
      s => `Ask counsel what “${s.facts.promise}” commits the company to.`,
      s => `“${s.facts.promise}” is an exposure, whatever was meant by it.`,
    ),
  },
  question: s => `What happens, in writing, where “${s.facts.promise}” does not hold?`,
}
