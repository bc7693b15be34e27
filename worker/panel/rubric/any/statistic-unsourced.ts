/** A number about the world without a source. */

import { anyCase } from '../any-case.ts'
import { countsIn, percentsIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { negated, quoteFound } from '../text.ts'
import { asks, inTurn, said, worried } from '../views.ts'
import { around, hasSource, hasSourceList, headingOver, isQuestion } from './voice.ts'

const world =
  /\b(?:of (?:all |the )?(?:[\w-]+ ){0,2}(?:companies|businesses|people|adults|patients|consumers|employees|workers|firms|organi[sz]ations|households|women|men|children|students|teachers|doctors|nurses|developers|engineers|marketers|buyers|shoppers|investors|savers|homeowners|parents|managers|employers|drivers|farmers|americans|europeans|users worldwide|startups|food|emissions|projects|invoices)|(?:people|adults|patients|consumers|companies|businesses|households) (?:worldwide|globally|in (?:the )?[A-Z]\w+))\b/
/** "70% of the tyres on the market": of things, where the whole is the trade or the country. */
const ofMarket =
  /(?:%|per ?cent) of (?:all |the )?(?:[\p{L}-]+ ){1,4}(?:(?:sold |made |used |traded )?(?:in|on) the (?:[\p{L}-]+ )?(?:market|world|country|industry|sector|trade)|worldwide)\b/iu
/** "Trusted by over 10,000 companies worldwide" counts customers, which another observation looks at. */
const customersOf = /\b(?:trusted|used|loved|chosen|preferred) by\b/i
const inEvery =
  /\b(?:one|two|three|four|[1-9]) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?:\w+ )?(?:companies|businesses|people|adults|patients|consumers|employees|workers|firms|households|women|men|children|students|startups)\b/i
/** "One in four boiler faults", "7 in 10 Brits": of any things or people but one's own. */
const inEveryThing =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|[1-9]) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?!(?:customers|clients|users|members|subscribers|guests|orders|bookings|visits|visitors|sessions|leads|prospects|deals|tickets|calls|replies|answers|mails|sites|units|trips|jobs|games|times|days|weeks|months|years|cases|seconds|minutes|hours|steps|points|parts|colou?rs|sizes|rows|columns)\b)(?:[\p{L}-]+ ){0,2}\p{L}{2,}s\b(?= (?:is|are|was|were|has|have|say|says|said|happens?|fails?|breaks?|ends?|comes?|goes|dies?|never|do|does|think|want|would|will|cannot|lacks?|needs?|leaves?|takes?|starts?)\b)/iu
/** A figure that leans on science without naming any, whomever it is about. */
const leaning =
  /\b(?:stud(?:y|ies)|research|surveys?|statistics|experts|scientists|data)\b[^.]{0,24}\b(?:shows?|says?|finds?|found|proves?|proven|suggests?|agree|confirms?)\b/i
/** Somebody counted, and is named by kind only: "according to industry analysts". */
const byNobody =
  /\b(?:according to|say|estimate[sd]? by|reported by) (?:an? |the |some )?(?:(?:recent|latest|new|independent|international|industry|market|various|several|many|leading|sector) )+(?:sources?|stud(?:y|ies)|research(?:ers)?|analysts?|estimates?|reports?|experts?|surveys?|insiders?|figures)\b/i
/** Own figures, prices, plans and examples are not about the world. */
const own =
  /\b(?:we|our|us|my|your|you|the (?:fund|group|co-?op)|I (?:see|meet|met|know|work|invest\w*|spoke|talk))\b|\be\.g\.|\bfor example\b|\bsay,|\bassum\w+|\bimagine\b|[$€£]\d+\s?(?:\/|per)|\bdiscount|\boff\b|\bsave\b|\b(?:who|that|which|after|by|while|when) (?:have )?(?:try|tried|trying|use[ds]?|using|bought|chose|start(?:ed)?|adopt(?:ed)?) (?:it|this|them)\b|\b(?:pilots?|trials?|beta|interview(?:s|ed)?|respondents)\b|\bown (?:shops?|stores?|sites?|data|books|records|counts?|customers|members|figures)\b/i

const ownPeople =
  /^(?:slide \d+\s?[:–-]\s?)?(?:our )?(?:people|team|staff|employees|workforce|headcount)\b(?! (?:who|in|of)\b)/i

/** "Our survey of 40 clinics", "we measured": the company says whose count it is. */
const ownCount =
  /\b(?:our|my)(?: \w+){0,3} (?:stud(?:y|ies)|research|surveys?|statistics|experts|scientists|data|figures|logs?|records)\b|\bwe(?: \w+){0,2} (?:surveyed|measured|asked|interviewed|counted|tested|studied|analy[sz]ed|tracked|found)\b/i

const several =
  '(?:stud(?:y|ies)|surveys?|polls?|research|interviews?|questionnaires?|tally|tallies)\\b(?! (?:team|lab|labs|department|group|tools?|software|questions?|partners?)\\b)'
const answers =
  '(?:answers|responses|replies|respondents|interviews|interviewees|participants|questionnaires|(?:people|parents|adults|readers|customers|users) asked)'
const asked =
  '(?:(?:about|around|over|nearly|some) )?(?:\\d|(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\\b)'
/** "(own survey, n=14)", "1,200 answers", "we asked 40 parents": who counted is named, or how many were asked. */
const counted = anyCase(
  [
    `(?:^|[([*†‡,;:–—.-]\\s?|\\b(?:source|our|my|from|by|in|per|to) )own (?:\\p{L}+ )?${several}`,
    `\\b(?:source|from|by|in|per|see)[: ]\\s?(?:our|my) (?:\\p{L}+ ){0,2}${several}`,
    `\\b(?:our|my) (?:\\p{L}+ ){0,2}${several} (?:of|with|among) (?:(?:about|around|over|nearly|some) )?\\d`,
    '(?<![\\p{L}\\d])n\\s?=\\s?\\d',
    // Behind a mark or a word that says of what: "gave 1,200 answers" is what the number counts itself.
    `(?:[([,;:–—.]\\s?|\\b(?:of|from|with|on|among|after|across) )(?:(?:about|around|over|nearly|some) )?\\d[\\d., ]{0,9} (?:\\p{L}+ )?${answers}\\b`,
    `\\bwe (?:\\p{L}+ )?(?:asked|interviewed|surveyed|polled|questioned|(?:spoke|talked) (?:to|with)) ${asked}`,
    `\\b(?:sample(?: size)?(?: of|:| was| =)?|based on) ${asked}`,
  ].join('|'),
  'imu',
)

/** "Studies show that companies using our software save 30%": the studies are not ours because the software is. */
function isOwn(text: string): boolean {
  if (!leaning.test(text)) return own.test(text)
  return ownCount.test(text) || own.test(text.replace(/\b(?:we|our|us|my|your|you|save|off)\b/gi, ' '))
}

function detect(reading: Reading): Sighting[] {
  if (hasSourceList(reading)) return []
  return reading.sentences.flatMap((sentence): Sighting[] => {
    const { text, block } = sentence
    const slide = reading.deck?.slideOf(block)
    const company = reading.deck?.company
    // What the company reports of its own customers needs no outside source.
    if (slide?.roles.includes('traction') || (company && text.includes(company))) return []
    if (isQuestion(text) || isOwn(text) || customersOf.test(text)) return []
    const beside = around(reading, block)
    if (hasSource(beside) || counted.test(beside)) return []
    // Shares of women or of managers under such a title are those of the company itself.
    if (ownPeople.test(headingOver(reading, block))) return []
    // The note behind the asterisk may name who counted.
    if (/[*†‡]\W*$/.test(text) && reading.visible.some(other => /^\W*[*†‡]\s?\S/.test(other.text))) return []
    const ratio = inEvery.exec(text)?.[0] ?? inEveryThing.exec(text)?.[0]
    const figure =
      ratio ??
      (world.test(text) || leaning.test(text) || byNobody.test(text) || ofMarket.test(text)
        ? (percentsIn(text)[0] ?? countsIn(text).find(one => one.value >= 10_000))?.text
        : undefined)
    if (!figure || negated(block.text, sentence.start + text.indexOf(figure))) return []
    if (notesHaveSource(reading, block.where)) return []
    return [{ severity: 2, quotes: [quoteFound(sentence, text.indexOf(figure), figure.length)], facts: { figure } }]
  })
}

/** A speaker's note may hold the source of what stands on the slide. */
function notesHaveSource(reading: Reading, where: Reading['document']['blocks'][number]['where']): boolean {
  if (where.kind !== 'slide') return false
  return reading.document.blocks.some(
    ({ text, where: at }) => at.kind === 'slide' && at.slide === where.slide && (hasSource(text) || counted.test(text)),
  )
}

export const statisticUnsourced: Observation = {
  id: 'statistic-unsourced',
  category: 'proof',
  appliesTo: reading => reading.english,
  sources: ['STAN', 'P9'],
  detect,
  beats: ['comparison-no-base'],
  views: {
    'skeptical-buyer': worried(
      inTurn(
        s => `Where does “${s.facts.figure}” come from? ${said(s)} names nobody who counted it and gives no link.`,
        s => `“${s.facts.figure}” may well be right, and I have no way to find out.`,
        s => `Another figure without an origin: ${said(s)}.`,
      ),
      s => `Add publisher and year after “${s.facts.figure}”, with a link.`,
      s => `I looked for the source of “${s.facts.figure}” and found none beside it either.`,
    ),
    positioning: asks(
      s => `Does “${s.facts.figure}” describe the buyers addressed here, or people in general?`,
      s => `Find the share among the named segment and quote that in place of “${s.facts.figure}”.`,
      s => `“${s.facts.figure}” frames the case, and I cannot tell whether it is about this buyer.`,
    ),
    'market-competition': worried(
      inTurn(
        s => `The case leans on “${s.facts.figure}”, and nobody is named as having counted it.`,
        s => `${said(s)} is a claim about the whole market from an unnamed source.`,
        s => `Who counted “${s.facts.figure}”, and where?`,
      ),
      s => `Cite the count behind “${s.facts.figure}” with its year and region.`,
      s => `“${s.facts.figure}” is a market statement without a market source.`,
    ),
    'investment-opportunity': worried(
      s =>
        `“${s.facts.figure}” would be the first thing an associate looks up, and ${said(s, 0, 80)} does not say where.`,
      s => `Footnote “${s.facts.figure}” so that it survives ten minutes of checking.`,
      s => `Without its source “${s.facts.figure}” carries no weight in a memo of mine.`,
    ),
    'growth-metrics': worried(
      s => `“${s.facts.figure}” comes without its sample and its publisher, so nothing can be computed from it.`,
      s => `State who was asked, how many and when, beside “${s.facts.figure}”.`,
      s => `A percentage is only as good as its sample, and “${s.facts.figure}” names none.`,
    ),
  },
}
