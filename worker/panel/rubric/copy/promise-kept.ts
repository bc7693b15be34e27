/** What an offer takes upon itself: what happens if it fails, what it does not do, what costs extra. */
import type { Observation } from '../observation.ts'
import { limitsStated } from '../page/candour.ts'
import { brief, sight, viewsOf } from '../page/on-page.ts'
import { refundTermsStated } from '../page/plain-terms.ts'
import { underHeading } from '../page/zones.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isCopy, onCopy, ownLines, sellerIn } from './on-copy.ts'
import { sumsIn } from './sums.ts'

/** A case that the seller names; what the reader may do to get more is an inducement. */
const inCase =
  /\b(?:if|should|for (?:each|every) (?:day|week|hour|month) (?:that )?(?:we|it|the))\b(?! you (?:order|refer|book|sign|subscribe|bring|pay|buy|need|want|like|would|prefer|have|are|join|spend|tell|recommend)\b)/i
const pays =
  /\bwe (?:return|refund|pay (?:you|it|for|back)|take off|deduct|give (?:you )?(?:it|the|your|back)|credit|come (?:again|back)|repair (?:it|them)|replace (?:it|them)|redo|do (?:it|them) again|print (?:it|them) again|waive|charge (?:only|nothing))\b|\byou (?:get|receive)\b[^.]{0,40}\bback\b|\byou pay (?:nothing|half|only|(?:\d+\s?% )?less|\d[\d.,]*\s?% less)|\bmoney back\b|\bat our (?:own )?(?:cost|expense)\b|\bfree of charge\b|\bthe (?:second|next|repair|replacement|new|following)(?: \w+)? is free\b/i
/** At whose pleasure, or hung upon something that nobody can check. */
const loose =
  /\b(?:may|might|discretion|reasonable|case[- ]by[- ]case|try to|do our best|voucher|tell us|let us know)\b/i

export const failurePaid: Observation = {
  id: 'failure-paid',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['NNG-TRUST', 'STAN'],
  detect: onCopy(copy => {
    const found = ownLines(copy).find(
      ({ text }) =>
        inCase.test(text) &&
        pays.test(text) &&
        (/\d/.test(text) || /\b(?:half|all|full|whole|free|nothing|money back|again|only|no charge)\b/i.test(text)) &&
        !loose.test(text) &&
        !/\?\s*$/.test(text),
    )
    if (!found) return []
    return [sight(1, [quoteSentence(found)], { promise: brief(found.text, 170), seller: sellerIn(copy) })]
  }),
  beats: [refundTermsStated.id],
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{promise}”: it is written down what happens, and who bears it, if it does not go as hoped.',
      'Put the same sentence into the contract, word for word.',
      'A case that is settled in writing beforehand is one that I need not argue about.',
    ],
    'funnel-fixer': [
      '+',
      'With “{promise}” a yes costs the reader less if it turns out badly.',
      'Let the sentence stand close to the price, where the doubt is largest.',
      'Part of the risk is taken off the reader, and the sentence says which part.',
    ],
    positioning: [
      '+',
      'With “{promise}” the bad case is part of what is offered, and not only the good one.',
      'Find out whether any other supplier in reach puts this in writing; if none does, lead with it.',
      'Whoever writes down the bad case has to be sure of the good one.',
    ],
    'team-execution': [
      '?',
      'How many times in the last year was a promise like “{promise}” called on, and what did it cost?',
      'Ask for the list of cases and the sum.',
      'A promise like this is kept out of the margin, and how much it takes is not told.',
    ],
  }),
}

/** What is not done, not covered or not reached, said by whoever sells it. */
const limit =
  /\b(?:we|I) (?:cannot|can['’]t|do not|don['’]t) (?:yet )?(?:help (?:with|if|where)|cover|work (?:with|for|on|in)|ship (?:to|outside)|deliver (?:to|on|outside)|promise|serve|repair|take on|translate|install|fit|clean|teach|paint|photograph|host|store|go beyond|print on|use \p{L}+|bring \p{L}+|do (?!not\b)\p{L}+)\b|\b(?:is|are) not (?:covered|included|insured|part of (?:it|this|the))\b|\b(?:does|do) not (?:cover|include|work (?:with|on|in|for|without)|replace|reach|fit)\b|\bnot (?:yet )?available (?:in|for|on)\b|\basks? you about the rest/iu
const limitHeading =
  /^(?:what we do(?: not|n['’]t) (?:have|do|offer)|what (?:it|this) (?:cannot|can['’]t) do|what is not included|not included)\W*$/i
/** What nobody wants done is no limit: "we do not work with data brokers". */
const boast =
  /\b(?:data|hidden|surprise|spam|advertis\w*|commission|contracts?|brokers?|tie you|middlem[ae]n|pressure|jargon|corners|excuses|compromise|small print)\b|\b(?:if|unless|when|once)\b|\byour (?:current|old|present)\b/i

export const limitTold: Observation = {
  id: 'limit-told',
  category: 'honesty',
  appliesTo: isCopy,
  sources: ['NNG-TRUST', 'DUN'],
  detect: onCopy(copy => {
    const stated = limitsStated.appliesTo(copy.asPage) ? limitsStated.detect(copy.asPage) : []
    if (stated.length > 0) return []
    const headed = new Set(underHeading(copy.asPage.page.content, block => limitHeading.test(block.text.trim())))
    const lines = ownLines(copy).filter(({ text, words }) => words.length >= 4 && !/\?\s*$/.test(text))
    const found =
      lines.find(({ text }) => limit.test(text) && !boast.test(text)) ?? lines.find(({ block }) => headed.has(block))
    if (!found) return []
    return [sight(1, [quoteSentence(found)], { limit: brief(found.text, 120), seller: sellerIn(copy) })]
  }),
  views: viewsOf({
    brand: [
      '+',
      '“{limit}”: somebody who says this in an offer sounds like somebody one can ask.',
      'Leave the sentence as short as it is.',
      'A limit in plain words is heard as a voice, and not as a brochure.',
    ],
    'skeptical-buyer': [
      '+',
      '“{limit}” tells me beforehand what I would not get.',
      'Keep the sentence in the text when the offer is shortened.',
      'What is said against one’s own offer makes me readier to believe the rest.',
    ],
    positioning: [
      '+',
      'With “{limit}” the offer has an edge, and readers can tell on which side of it they stand.',
      'Say in the same breath who does what is left out, if you know somebody.',
      'An offer that leaves something out is easier to choose than one that does everything.',
    ],
  }),
}

/** What sets an extra cost off: lateness, loss, an excess, a visit that is missed. */
const occasion =
  /\b(?:left (?:outside|behind)|late|later than|lost|miss(?:ed|ing)?|damage|excess|no[- ]show|outside (?:the|a|our)|beyond|above|over \d|(?<!no )(?<!any )extra|after \d|weekends?|out of hours|per started)\b/i
const sumOfExtra = /\b(?:costs?|charge[ds]?|pay|fee|for|at)\b/i

export const extraCostTold: Observation = {
  id: 'extra-cost-told',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['NNG-PRICE', 'NNG-TRUST'],
  detect: onCopy(copy => {
    const found = ownLines(copy).find(
      ({ text }) =>
        occasion.test(text) &&
        sumsIn(text).length > 0 &&
        (sumOfExtra.test(text) || /:/.test(text)) &&
        !/\?\s*$|\b(?:free|sav(?:e|es|ed|ing)|worth|refund|we (?:pay|take off|return)|over-?charged|discount|off)\b/i.test(
          text,
        ),
    )
    if (!found) return []
    const sum = sumsIn(found.text).at(-1)?.text ?? ''
    return [sight(1, [quoteSentence(found)], { extra: brief(found.text, 110), sum, seller: sellerIn(copy) })]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{extra}”: I read this before I pay, and not on the bill.',
      'Keep the amount at {sum} wherever it is told again.',
      'Extra costs that are told beforehand are part of the price.',
    ],
    brand: [
      '+',
      '“{extra}” is told without being asked, which fits people who expect to meet their customers again.',
      'Say it in the same plain words when it happens.',
      'A cost that is admitted leaves nobody feeling tricked.',
    ],
  }),
}

/** A result that nobody has checked yet, where the seller pays if it does not come. */
const result =
  /\bif ((?:the|your|our) [^.,?!]*?\b(?:has|have|is|are|does|do|did) not (?:fallen|risen|dropped|gone|grown|reached|saved|improved|increased|decreased|fall|rise|drop|grow|reach|save|improve|increase|paid|pay)[^,?!]*)/i

export const askedWhoMeasures: Observation = {
  id: 'asked-who-measures',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['STAN'],
  detect: onCopy(copy => {
    const text = copy.asPage.visible.map(block => block.text).join('\n')
    if (/\b(?:measured|read|counted|checked|judged|decided|according to|as shown) (?:by|in|on|from|with)\b/i.test(text))
      return []
    for (const sentence of ownLines(copy)) {
      const match = everyMatch(result, sentence.text)[0]
      if (match?.groups[0])
        return [sight(1, [quoteSentence(sentence)], { condition: brief(match.groups[0], 110), seller: sellerIn(copy) })]
    }
    return []
  }),
  views: viewsOf({
    'funnel-fixer': [
      '?',
      'Who decides whether “{condition}”, and from which figures?',
      'Name the figures and who reads them, in the sentence itself.',
      'A guarantee convinces once both sides would come to the same number.',
    ],
  }),
}
