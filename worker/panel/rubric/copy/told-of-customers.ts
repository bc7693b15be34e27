/** Customers and earlier work that an offer names, and praise that tells something. */

import { usualCustomer } from '../asked/offer/usual-customer.ts'
import type { Observation } from '../observation.ts'
import { caseStudySpecific } from '../page/case-study.ts'
import { brief, sight, viewsOf } from '../page/on-page.ts'
import { praising } from '../page/praise-signs.ts'
import { testimonialAnonymous, testimonialAttributed } from '../page/testimonial-observations.ts'
import { everyMatch, quoteOf, quoteSentence, wordsOf } from '../text.ts'
import { isCopy, onCopy, ownLines, sellerIn } from './on-copy.ts'
import { startAndEnd } from './tried-first.ts'

const name = "(\\p{Lu}[\\p{L}\\d&’'-]+(?: (?:of |the |and |& )?\\p{Lu}[\\p{L}\\d&’'-]*){1,4})"
/** "Osteria Bellandi in Leeds (3 sites) cut …": whoever is named got the result. */
const customerDid = new RegExp(
  `^${name}(?: in \\p{Lu}\\p{L}+)?(?: \\([^)]{2,30}\\))? (?:now )?(?:cut|reduced|saved|found|halved|doubled|raised|won|got|sold|filled|recovered|lowered|shortened|grew|went from|has cut|has saved|paid|uses?|moved)\\b`,
  'u',
)
/** "We shortened that to 43 at Buckeye Foundry", "She furnished the lobbies of …". */
const weDid = new RegExp(
  `\\b(?:[Ww]e|I|[Ss]he|[Hh]e|[Tt]hey) (?:have )?(?:shortened|cut|furnished|built|fitted|installed|designed|moved|cleaned|catered|printed|planted|renovated|supplied|equipped|restored|rewired|painted|trained|replaced|insulated|photographed|translated|lowered|raised|halved|did (?:this|the same))\\b[^.]{0,60}?\\b(?:at|of|for|in) (?:the )?${name}`,
  'u',
)
/** "At Kafé Spekk in Stavanger, with 16 staff, the last run took 22 minutes". */
const atCustomer = new RegExp(`^(?:At|For) ${name}(?: in \\p{Lu}\\p{L}+)?,? [^.]*\\d[^.]*$`, 'u')
/** "We clean the windows of nine shops, among them Bergman Optik". */
const amongThem = new RegExp(`\\b[Ww]e \\p{L}+ [^.]{0,70}\\b(?:among them|including|such as) (?:the )?${name}`, 'u')
const noCustomer =
  /^(?:The (?:Company|Price|Offer)|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|New York|Los Angeles|San Francisco|United Kingdom|United States|Great Britain|North|South|East|West|We|You|Our|Your)\b/

/** A figure that moved, and no year in which something was done. */
const isResult = (text: string): boolean =>
  /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, '')) &&
  !/\b(?:furnished|built|fitted|installed|designed|moved|cleaned|catered|printed|planted|renovated|supplied|equipped|restored|rewired|painted|trained|replaced|insulated|photographed|translated)\b/i.test(
    text,
  )

export const customerTold: Observation = {
  id: 'customer-told',
  category: 'proof',
  appliesTo: isCopy,
  sources: ['NNG-TRUST', 'UNU'],
  detect: onCopy(copy => {
    for (const sentence of ownLines(copy)) {
      const { text } = sentence
      const result = customerDid.exec(text) ?? weDid.exec(text)
      const did = result ?? atCustomer.exec(text.replace(/[.!]$/, '')) ?? amongThem.exec(text)
      const who = did?.[1]
      if (!who || noCustomer.test(who) || (copy.seller && who.includes(copy.seller))) continue
      // A figure or a year beside the name is what one can ask about.
      if (
        !(/\d/.test(text) || amongThem.test(text)) ||
        /\?\s*$|\b(?:could|would|will|might|may|imagine|if)\b/i.test(text)
      )
        continue
      return [
        sight(1, [quoteSentence(sentence)], {
          who,
          told: brief(text, 130),
          result: result && isResult(text) ? 'yes' : 'no',
          seller: sellerIn(copy),
        }),
      ]
    }
    return []
  }),
  beats: [caseStudySpecific.id, 'start-and-end'],
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{told}” names {who}, so there is somebody whom I could ask.',
      'Ask {who} whether a reader may call, and say so.',
      'A name can be asked, and a crowd cannot.',
    ],
    'funnel-fixer': [
      '+',
      '“{told}” shows somebody who went first, by name.',
      'Keep the name and what was done in one sentence.',
      'One case that can be checked carries a reader further than praise.',
    ],
    positioning: [
      '?',
      'Is {who} the kind of customer whom {seller} wants more of?',
      'Choose the next case from the group that is to buy next.',
      'Each customer who is named also says whom the offer is for.',
    ],
    'investment-opportunity': [
      '+',
      '{who} is a reference with a name, and “{told}” is what to ask about.',
      'Ask {who} what was bought, and whether it would be bought again.',
      'A customer with a name can be called.',
    ],
  }),
}

const happened =
  /\b(?:I|we|my|our|us|they|it|he|she|you)\b.*\b(?:\p{L}+ed|sold|had|went|gave|took|got|came|found|used|see|sleep|spent|paid|kept|left|made|told|brought|do|did|was|were)\b/iu

export const praiseTells: Observation = {
  id: 'praise-tells',
  category: 'voice',
  appliesTo: isCopy,
  sources: ['NNG-TRUST', 'STAN'],
  detect: onCopy(copy => {
    const { page } = copy.asPage
    const vague = new Set(
      testimonialAnonymous.appliesTo(copy.asPage)
        ? testimonialAnonymous.detect(copy.asPage).map(({ quotes }) => quotes[0]?.text)
        : [],
    )
    const found = page.testimonials.find(
      ({ block, words, by }) =>
        wordsOf(words).length >= 4 &&
        !praising.test(words) &&
        happened.test(words) &&
        /^\p{Lu}\p{L}+/u.test(by) &&
        everyMatch(/\d\s?%/g, words).length === 0 &&
        ![...vague].some(text => text !== undefined && block.text.includes(text)),
    )
    if (!found) return []
    return [
      sight(1, [quoteOf(found.block)], {
        words: brief(found.words, 110),
        by: found.by.split(',')[0]?.trim() ?? '',
        seller: sellerIn(copy),
      }),
    ]
  }),
  beats: [testimonialAttributed.id],
  views: viewsOf({
    brand: [
      '+',
      '“{words}” tells what happened and praises nothing, and that is how people really talk.',
      'Leave the words of {by} as uneven as they are.',
      'A small event in somebody’s own words is remembered longer than an adjective.',
    ],
    'funnel-fixer': [
      '+',
      'With “{words}” {by} tells what happened, and readers can see themselves in it.',
      'Place the quotation beside the step that it makes easier.',
      'What happened to somebody else answers what might happen to the reader.',
    ],
    'skeptical-buyer': [
      '?',
      'Would {by} say “{words}” to me on the telephone as well?',
      'Ask {by} whether a reader may call, and write the answer under the quotation.',
      'The words sound lived; whether they can be checked is not told.',
    ],
  }),
}

/** Somebody's result stands for nobody else's until it is said how usual it is. */
const howUsual =
  /\b(?:(?:average|median|typical|usual|other|most|all) (?:of )?(?:our )?(?:customers?|clients?|sites?|shops?|members|results?)|on average,? (?:our )?(?:customers|clients)|results (?:may |will |can )?vary|of \d+ (?:customers|clients|members|shops|learners))\b/i

export const askedHowMany: Observation = {
  id: 'asked-how-many-like-it',
  category: 'proof',
  appliesTo: isCopy,
  sources: ['FTC255'],
  detect: onCopy((copy, reading) => {
    if (copy.asPage.visible.some(({ text }) => howUsual.test(text)) || usualCustomer.detect(copy.asPage).length > 0)
      return []
    const [told] = [
      ...startAndEnd.detect(reading),
      ...customerTold.detect(reading).filter(({ facts }) => facts.result === 'yes'),
    ]
    const quote = told?.quotes[0]
    if (!told || !quote || !/\d/.test(quote.text)) return []
    return [sight(1, [quote], { told: brief(quote.text, 120) })]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '?',
      'How many others have had a result like “{told}”, and how many tried without one?',
      'Give the number of customers of the same kind, and the middle result among them.',
      'One result is told, and how usual it is remains to be asked.',
    ],
    'growth-metrics': [
      '?',
      'What is the middle result of all customers beside “{told}”?',
      'Ask for the same figures of everyone who began in the same quarter.',
      'One case is no rate, and the text gives one case.',
    ],
  }),
}
