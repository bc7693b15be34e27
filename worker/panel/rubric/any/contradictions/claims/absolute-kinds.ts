/** The promises that hold always and of all, and how a text tells of a case in which one does not. */
import { anyCase } from '../../../any-case.ts'
import { literal } from '../../../text.ts'
import { anyNumber } from '../readers/spelled.ts'

export interface Absolute {
  subject: string
  because: string
  /** `things` names what it is about, where that matters. */
  promised: RegExp[]
  /** Words that bound the promise itself. */
  bounded: RegExp
  /** The case in which it does not hold; `thing` is one of those that the promise names, or nothing. */
  broken: (thing: string) => RegExp
  /** Words of a case that the promise may leave out. */
  other: RegExp
  /** The case must be told as a fact. */
  certain?: true
  /** Another pair that may tell of the same. */
  told?: 'hours'
}

const give = '(?:sells?|shares?|rents?|rents? out|pass(?:es)? on|trades?|gives? away|hands? on)'
const expert =
  '(?:persons?|people|humans?|experts?|doctors?|editors?|engineers?|declarants?|lawyers?|solicitors?|nurses?|pharmacists?|accountants?|reviewers?|specialists?|clerks?|radiologists?|vets?|chemists?|translators?|colleagues?)'
const looked = '(?:looked|checked|read|seen|reviewed|signed|approved|tested)'
const looks =
  '(?:sees?|seeing|looks?|looking|checks?|checking|reads?|reading|reviews?|reviewing|touch(?:es|ing)|signs?|signing)'
const house = '(?:door|house|kitchen|bakery|shop|threshold|building|workshop|brewery|factory|oven)'
const hours = `(?:within|in under|in less than|in|not later than|no later than|not more than) ${anyNumber} (?:hours?|minutes?)\\b|\\b(?:not|no) (?:later|more) than ${anyNumber} (?:hours?|minutes?)|${anyNumber} (?:hours?|minutes?) (?:later|afterwards)`
const anyHour =
  '(?:at (?:any|whatever) (?:time|hour)|day (?:and|or) night|24/7|round the clock|whatever the (?:time|hour)|on whatever day)'
const comes = /\b(?:come|comes|visits?|repairs?|collects?|picks?|delivers?|installs?|fits?)\b/i.source

export const absolutes: readonly Absolute[] = [
  {
    subject: 'what happens to the data',
    because: 'Data that somebody pays for are sold or shared.',
    promised: [
      anyCase(
        `\\b(?:do(?:es)? not|don['’]t|doesn['’]t|never|will not|won['’]t) ${give}(?:,? (?:or )?${give})* (?:[\\p{L}'’-]+ ){0,3}(?:data|records|figures)\\b`,
      ),
      /\b(?:data|records) (?:is|are) never (?:sold|shared|rented|passed on|traded)\b/iu,
    ],
    bounded: /\b(?:unless|except\w*|without (?:your|their)|personal\w*|identif\w+|if)\b/i,
    broken: () =>
      /\b(?:feed|data|data ?set|extract|export|records)\b[^.;]{0,120}\b(?:pays? us|paid us|(?:is|are) (?:sold|licen[cs]ed) to)\b|\bwe (?:sell|licen[cs]e) (?:\p{L}+ ){0,3}(?:data|data ?sets?|records)\b(?: to|$)/iu,
    other:
      /\b(?:anonym\w+|aggregat\w+|consent\w*|permission|opt\w*|public|weather|maps?|own data|data processing|never|not|would|will|plan\w*|if)\b/i,
  },
  {
    subject: 'who checks it',
    because: 'Where nobody sees some of them, not every one is checked.',
    promised: [
      anyCase(
        `\\b(?:no|not one|not a single) (?<things>\\p{L}+) [^.;]{0,40}\\b(?:before|until|without) (?:an? |our |one of our )?(?:[\\p{L}-]+ ){0,3}?${expert}\\b[^.;]{0,40}\\b${looked}\\b`,
      ),
      anyCase(
        `\\b(?:every|each) (?:single )?(?<things>\\p{L}+) (?:is|gets) ${looked} by (?:an?|one of our|our|two) (?:[\\p{L}-]+ ){0,2}${expert}\\b`,
      ),
    ],
    bounded: /\b(?:except\w*|unless|was|were|if|almost|nearly|high-risk)\b/i,
    broken: thing =>
      anyCase(
        `\\b${literal(thing)}s?\\b[^;]{0,160}\\b(?:(?:nobody|no one|no human|no person)(?: (?:on our side|of us|here|at our end|in our team|else))? ${looks}|without (?:anybody|anyone|a person|a human|human) (?:${looks}|check|review)|(?:not|never) (?:${looked}) by (?:a|any) ${expert})\\b`,
      ),
    other: /\b(?:never without|used to|would|until (?:now|then)|before we|in the past|test set|sample)\b/i,
  },
  {
    subject: 'the price that was agreed',
    because: 'What is added to signed contracts changes their price.',
    promised: [
      /\bthe price (?:in the (?:contract|order|offer)|(?:that )?(?:you sign|we (?:quote|agree|sign)(?: for)?)|on the (?:contract|quote|offer|order)) (?:is|stays|remains) (?:the price|the same|fixed|final)\b/iu,
      /\bprices? (?:is|are|stays?|remains?) fixed (?:from|on|once|when|at|with) (?:the |your |you )?(?:day of |moment of )?(?:sign\w*|order\w*|contract)\b/iu,
      /\b(?:we )?never (?:raise|change|adjust|increase) (?:the|a|any) price (?:after|once|of (?:a )?signed)\b/iu,
    ],
    bounded: /\b(?:unless|except\w*|if|for the first|until|within|index\w*)\b/i,
    broken: () =>
      /\b(?:added|charged|introduced|put|raised|increased|passed on)\b[^.;]{0,60}\b(?:surcharge|supplement|increase|prices?|per cent|percent|%)[^.;]{0,60}\b(?:already|had been|were) (?:been )?(?:signed|ordered|agreed|placed)\b/iu,
    other: /\b(?:refund\w*|gave (?:it )?back|waived|never|did not|will|would|suppliers?)\b/i,
    certain: true,
  },
  {
    subject: 'where the service comes',
    because: 'Who has to come to you from other regions is not served everywhere.',
    promised: [
      new RegExp(
        `\\b${comes}[^.;]{0,60}\\b(?:wherever|no matter where) (?:in (?:the )?\\p{Lu}\\p{L}+ )?you (?:live|are|work)\\b`,
        'u',
      ),
      new RegExp(`\\b${comes}[^.;]{0,60}\\b(?:anywhere|everywhere) in (?:the )?\\p{Lu}\\p{L}+`, 'u'),
    ],
    bounded: /\b(?:except\w*|unless|surcharge|extra|if|dealers?|by post|online|will|soon)\b/i,
    broken: () =>
      /\b(?:in|from|outside) (?:the |all )?(?:other|remaining) (?:provinces|regions|counties|states|cantons|parts of the country|islands)\b[^.;]{0,12}\b(?:bring|send|(?:must|have to|need to) (?:bring|send|drive|travel|go|come|post)|cannot (?:be|get|have)|are not (?:served|covered|visited))\b|\boutside (?:of )?(?:these|this|that|our) (?:areas?|regions?|zones?|provinces|counties)\b[^.;]{0,30}\b(?:bring|(?:must|have to|need to) (?:bring|send|drive|travel|go|come|post)|cannot (?:be|get|have)|are not (?:served|covered|visited)|(?:do not|don['’]t) (?:come|drive|deliver|install))\b/iu,
    other: /\b(?:showroom|for free|free of charge|until|was|were|other (?:countries|brands))\b/i,
  },
  {
    subject: 'how soon somebody comes',
    because: 'At these hours it takes longer.',
    promised: [anyCase(`${anyHour}[^.;]{0,120}?\\b(?:${hours})`), anyCase(`\\b(?:${hours})[^.;]{0,40}${anyHour}`)],
    bounded:
      /\b(?:except\w*|unless|if|average|typical\w*|usual\w*|most|aim|target|repl(?:y|ies)|e-?mail|for an? extra)\b/i,
    broken: () =>
      /\b(?:nights?|weekends?|bank holidays|public holidays|sundays|outside (?:office |working |these )?hours|after hours)\b[^.;]{0,60}\b(?:next|following) (?:working|business) (?:day|morning)\b/iu,
    other:
      /\b(?:non-urgent|routine|minor|orders?|ordered|posted|shipped|sent|deliver\w+|parcels?|e-?mails?|messages?|quotes?|unless|except\w*|invoices?|chat|payments?|posts?)\b/i,
    told: 'hours',
  },
  {
    subject: 'what is kept out of the house',
    because: 'What is made of it there has come in.',
    promised: [
      anyCase(
        `^\\W*(?<things>\\p{L}+(?:(?:, | and | or |, and |, or )\\p{L}+){0,4}) (?:will|do|does|shall|may|must)? ?(?:not|never|n['’]t) (?:come|enter|cross|pass|get)s?(?: in)? (?:through |into |over |past )?(?:the|our|my) ${house}\\b`,
      ),
      anyCase(
        `\\bthere (?:is|are|will be) no (?<things>\\p{L}+(?:(?:, | and | or |, no | and no )\\p{L}+){0,4}) in (?:the|our|my) ${house}\\b`,
      ),
      new RegExp(
        `^\\W*(?:No|Neither) (?<things>\\p{L}+(?:(?:, | and | or | nor |, no )\\p{L}+){0,4}) (?:ever )?(?:comes?|enters?|crosses|passes) (?:through |into |over |past )?(?:the|our|my) ${house}\\b`,
        'u',
      ),
    ],
    bounded:
      /\b(?:except\w*|unless|if|until|during|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|shoes|dogs|children|people|customers|visitors)\b/i,
    broken: thing =>
      anyCase(
        `(?<![\\p{L}-])${literal(thing)} (?!free\\b|or\\b|and\\b|is\\b)\\p{L}+[^;]{0,60}\\b(?:our|my) (?:own )?(?:oven|kitchen|shop|counter|menu|window|tanks?|press)\\b|\\b(?:we|I) (?:also |still )?(?:bake|make|sell|serve|brew|roast) [^.;]{0,40}(?<![\\p{L}-])${literal(thing)} (?!free\\b|or\\b|and\\b|is\\b)\\p{L}+`,
      ),
    other:
      /\b(?:without|instead|free|no longer|used to|was|were|had|before|until|never|not|cannot|allerg\w*|supermarkets?|if|would|had)\b/i,
  },
  {
    subject: 'what one needs for it',
    because: 'What is the only way is needed.',
    promised: [
      /\b(?:works?|open|made) for (?:anyone|anybody|everyone|everybody)\b[^.;]{0,12}?\bno (?<things>\p{L}+(?:, (?:and )?no \p{L}+){0,3})/iu,
      /\bno (?<things>(?:smartphone|phone|app|account|line|internet|e-?mail|card)(?:,? (?:and |or )?(?:no )?(?:smartphone|phone|app|account|line|internet|e-?mail|card|bank))*) (?:is |are )?(?:needed|required|necessary)\b/iu,
    ],
    bounded: /\b(?:except\w*|unless|if|to (?:try|start|read|browse|sign)|trial|soon)\b/i,
    broken: thing =>
      anyCase(
        `(?<![\\p{L}-])${literal(thing)}\\b[^.;]{0,40}\\b(?:and )?in no other way\\b|\\b(?:accepted|possible|paid|bought|booked|ordered|opened|topped up) (?:only|exclusively) (?:by|with|from|through|via|in|over) (?:the |an? |your |our |that )?(?:[\\p{L}-]+ )?${literal(thing)}(?![\\p{L}-])`,
      ),
    other: /\b(?:staff|operators?|drivers?|technicians?|administrators?|optional\w*|will|until|was|were|refunds?)\b/i,
  },
]
