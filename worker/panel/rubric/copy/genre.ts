/**
 * What makes a text marketing or sales copy: somebody offers something for sale to whoever reads it and names the next
 * step. Papers of other kinds have prices, orders and a "you" as well; what they are for is told at their head or by what
 * they lack.
 */
import { anyCase } from '../any-case.ts'
import type { BaseReading } from '../base-reading.ts'
import { gated, trial } from '../patterns.ts'
import { everyMatch, wordsOf } from '../text.ts'
import { type LineKind, lineKind } from './lines.ts'
import { sumsIn } from './sums.ts'

/** Landing or sales page; proposal or quotation; a mail that sells; a customer's story. */
export type CopyKind = 'page' | 'proposal' | 'mail' | 'story'

const otherKinds =
  'minutes|agenda|memo(?:randum)?|polic(?:y|ies)|handbook|guidelines?|code of conduct|retrospective|post-?mortem|manual|recipe|r[eé]sum[eé]|curriculum(?: vitae)?|cv|syllabus|thesis|essay|abstract|lecture|transcript|terms(?: (?:of|and) \\p{L}+)?|conditions|contract|agreement|changelog|release notes|cover letter|invoice|receipt|statement(?: of account)?|order confirmation|poem|chapter|brief|briefing|plan|strategy|audit|notes?|report|survey|checklist|template|style guide|instructions|guide|lease|tenancy|newsletter|press release|vacanc(?:y|ies)|job (?:title|description|advert)|obituary|diary|notice|reminder|programme|timetable|menu|grant|research|dissertation|petition|motion|bylaws?|by-laws|review|summary|specification|requirements'
/** A text with another use names it: alone, or before what it is about. "Stop losing your notes" names none. */
const otherHead = anyCase(
  `^\\W*(?:(?!(?:your|my|no|stop|get|free|the best)\\b)[\\p{L}\\d&’'-]+ ){0,3}(?:${otherKinds})\\s*(?:$|[:,(–—-]|of\\b|for\\b|to\\b|on\\b|from\\b|no\\b|\\d)|^\\W*(?:how (?:to|we)|dear (?:diary|mum|dad|sir|madam|editor)|why (?:we|i)|what is|for immediate release|we are hiring|privacy|internal)\\b`,
  'imu',
)
/** "To: All staff", "Present:", "1.1 The Lessee shall", "WHEREAS": papers that record or bind. */
const otherBody =
  /^\W*(?:present|attendees|apologies|absent|ingredients|serves \d|method|abstract|keywords|whereas|the parties|between:|invoice (?:no|number)|amount due|account number)\b|^\W*to:?\s+(?:all|the) (?:staff|employees|board|members|residents|tenants|parents|team|colleagues)\b|\b(?:hereinafter|hereby|the (?:lessee|lessor|licensee|licensor|undersigned)|shall be (?:liable|governed|entitled))\b|\b(?:salary|annual leave|your application|send (?:us )?your cv|apply by|interviews will)\b|\b(?:action items?|resolved that|motion carried|next meeting)\b/im
/** Whom somebody writes to who sells them nothing. */
const addressees =
  /^\W*dear (?:parents|tenants?|colleagues?|members|team|all|pupils|students|editor|sir|madam|mum|dad|(?:aunt|uncle|grandma|grandpa|mom)\b)/im
/** What is to be paid is demanded, not offered. */
const demanded =
  /\b(?:overdue|arrears|outstanding (?:balance|amount|invoice)|please pay|payment (?:is|was) due|final demand|your rent (?:will|is)|fine of|penalty of|council tax|you owe)\b/i
/** A good cause has supporters and no customers. */
const goodCause =
  /\bdonat\w+|\b(?:registered )?charity\b|\bvolunteers?\b.*\bneeded\b|\bgift aid\b|\bparish\b|\bpledge\w*|\bfundrais\w+/i
/** Whoever raises money sells a share, and is read as a pitch. */
const toInvestors =
  /\binvestors?\b|\b(?:pre-?seed|seed round|series [a-d])\b|\braising\b.{0,20}[$€£\d]|\bvaluation\b|\bequity\b/i

const proposalHead =
  /^\W*(?:(?:a |our |sales |project |business |commercial |fixed[- ]price |revised )*(?:proposal|quotation|quote|estimate|offer)\b)|\b(?:proposal|quotation|quote|estimate|offer) (?:for|to|no\.?|number)\b/i
const storyHead = /\b(?:case study|customer story|success story|client story)\b/i
const subject = /^\W*subject(?: line)?\s?:\s*\S/i
const greeting =
  /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?:\s+[\p{L}.{}[\]' -]{1,40})?\s*[,!:–—-]?\s*$/iu
const signOff =
  /^\W*(?:best(?: regards| wishes)?|kind regards|warm regards|regards|yours(?: sincerely| faithfully| truly)?|sincerely|cheers|all the best|warmly|many thanks|thanks)\W*$/i

const we = /\b(?:[Ww]e|[Oo]ur|us|I|[Mm]y)\b/
const you = /\b(?:you|your|yours|you['’](?:ll|re|ve))\b/i
/** The seller acts for the reader: "what we would do for you", "we help", "our customers". */
const serves =
  /\b(?:we|I|our team)\b(?:['’]ll|['’]d)? (?:\w+ )?(?:help|built|build|make|made|sell|do|cut|shortened|install|fit|deliver|offer|supply|run|design|look after|take care|handle|replace|connect|would do|clean|train|print|host|manage|write|repair|set up|work with)\b|\bour (?:customers?|clients?|guests?|members|product|service|software|app|tool|team|prices?|offer|gym|studio|shop|school|class(?:es)?|caf[eé]|restaurant|hotel|salon|workshop|garage|practice)\b/i
const replies =
  /\b(?:reply|could (?:you|we)|would you|shall (?:we|I)|can we|are you free|worth a|book|call me|ring me|(?:15|20|30|fifteen|twenty|thirty) minutes|open to|try it|sign up|order|answer this|let me know|tell me|come (?:back|and see|by)|have a look|send you|suit you|interested|a yes)\b/i
/** What somebody asks of colleagues or of a superior, about something that a third sells. */
const internal =
  /\b(?:budget (?:request|approval)|approve|approval|our (?:department|board|committee|council|staff|employees|office move|landlord)|as (?:discussed|agreed) in (?:the|our) (?:meeting|board)|procurement|internal)\b/i
/** Signs of an order to come: a proposal to a customer ends in one, or says who makes it. */
const toOrder =
  /\b(?:signed (?:order|offer|copy|below)|sign (?:below|here|page|and return|it)|order by|to (?:accept|order)|acceptance|(?:offer|quotation|quote|price)s? (?:holds?|is valid|valid|are valid|stands?)|valid (?:until|for)|VAT|before tax|without tax|deposit|(?:%|half) (?:on|with) (?:order|signature|booking)|guarantee|warranty|(?:prepared|submitted|offered) (?:by|for))\b|\b(?:is|are) kept for you\b/i
/** Whoever writes is the one who buys, borrows or complains. */
const seeks =
  /\b(?:we|I) (?:would like|want|need|wish|hope|intend|are looking|am looking) to (?:borrow|buy|order|rent|hire|apply|purchase|book|return|cancel|complain|lease)\b|\b(?:could|can|would) you (?:please )?(?:send (?:us|me) (?:a |an |your )?(?:quote|quotation|offer|price)|quote (?:us|me))\b|\b(?:we|I) (?:are|am) looking for (?:a|an) (?:supplier|contractor|loan|lender|firm|company)\b/i
/** What has been bought already: a confirmation, a refund, an answer to a complaint. */
const settled =
  /\bthank(?:s| you) for (?:your|the) (?:order|payment|booking|purchase|deposit)\b|\bwe have (?:refunded|cancelled|shipped|dispatched|received)\b|\byour (?:order|booking|ticket|refund) (?:no\.? ?|number )?#?\d/i
const praised =
  /\b(?:trusted by|loved by|used by|what (?:our )?(?:people|customers|clients|guests|members) say|testimonials?|reviews?)\b/i
const offerHeading =
  /^\W*(?:how it works|what (?:it|you) (?:costs?|saves?|gets?|pays?)|what you(?:['’]ll)? get|what(?:['’]s| is) included|pric(?:es?|ing)|plans|packages|features|benefits|why \p{Lu}?[\p{L}' ]{2,20}\??|made for .{2,20}|who it(?:['’]s| is) (?:not )?for|(?:frequently asked )?questions|faqs?|our (?:promise|guarantee)|guarantee|fair to know|good to know|what (?:people|customers|clients|guests) say|testimonials|reviews)\W*$/iu
/** A price that somebody sets: with what it is per, or labelled as what it costs. */
const priceTold = /(?:\bfrom\b|\bcosts?\b|\bprice[ds]?\b|\bfee\b|\bonly\b|\bjust\b|\bat\b|:)\W{0,3}$|^\W*$/i
const perUnit = /^\W{0,2}(?:per|an?|each|every|\/|plus|for (?:one|two|three|four|the))\b|^\s*[.,;)]?\s*$/i

interface Told {
  lines: string[]
  kinds: LineKind[]
  text: string
  words: number
}

const costHeading = /^\W*(?:what (?:it|this|that) costs|pric(?:es?|ing)|plans|fees|rates)\W*$/i

function hasPrice({ lines }: Told): boolean {
  if (lines.some(line => costHeading.test(line)) && lines.some(line => sumsIn(line).length > 0)) return true
  return lines.some(
    line =>
      gated.test(line) ||
      trial.test(line) ||
      sumsIn(line).some(
        ({ index, length }) => priceTold.test(line.slice(0, index)) || perUnit.test(line.slice(index + length)),
      ),
  )
}

const addressed = ({ text }: Told, fewest: number): boolean => everyMatch(you, text).length >= fewest

/** A page's words: a step to take, an offer around it, and a reader who is spoken to. */
function isPageCopy(told: Told): boolean {
  const steps = told.kinds.filter(kind => kind === 'step').length
  if (steps === 0 || told.lines.some(line => greeting.test(line) || signOff.test(line))) return false
  const headings = told.lines.filter(line => offerHeading.test(line)).length
  const signs = [
    hasPrice(told),
    praised.test(told.text),
    headings >= 2,
    /\b(?:guarantee|money[- ]back|cancel any|no (?:credit )?card|free (?:trial|delivery|shipping))\b/i.test(told.text),
    steps >= 2,
    serves.test(told.text),
  ].filter(Boolean).length
  // Orders and labels speak to the reader as well: "Take a photo", "Book a demo".
  const spoken = addressed(told, 1) || told.kinds.filter(kind => kind !== null).length >= 2
  return spoken && signs >= 2 && (hasPrice(told) || praised.test(told.text) || headings >= 2 || steps >= 2)
}

function isProposal(told: Told): boolean {
  const head = told.lines.slice(0, 3).join('\n')
  const priced = told.lines.filter(line => sumsIn(line).length > 0).length
  return (
    proposalHead.test(head) &&
    !internal.test(told.text) &&
    priced >= 1 &&
    we.test(told.text) &&
    addressed(told, 1) &&
    toOrder.test(told.text)
  )
}

function isSellingMail(told: Told): boolean {
  const headed = told.lines.slice(0, 4).some(line => subject.test(line) || greeting.test(line))
  if (!headed || internal.test(told.text)) return false
  const offer = hasPrice(told) || /\b(?:free|demo|trial|guarantee|money[- ]back|customers?|clients?)\b/i.test(told.text)
  return (
    serves.test(told.text) &&
    addressed(told, 2) &&
    offer &&
    replies.test(told.text) &&
    !settled.test(told.text) &&
    !seeks.test(told.text)
  )
}

function isStory(told: Told): boolean {
  return (
    storyHead.test(told.lines.slice(0, 2).join('\n')) &&
    /\d/.test(told.text) &&
    (we.test(told.text) || /\b(?:customer|client)\b/i.test(told.text))
  )
}

const fewestWords = 25
const mostWords = 4000

/** Which copy a text is, or null where it is none or cannot be told. */
export function copyKindOf(base: BaseReading, pitch: boolean): CopyKind | null {
  if (base.form !== 'memo' || !base.english || base.template || base.technical || pitch) return null
  if (base.words < fewestWords || base.words > mostWords) return null
  const lines = base.visible.map(({ text }) => text.trim())
  const text = lines.join('\n')
  const told: Told = { lines, kinds: lines.map(lineKind), text, words: wordsOf(text).length }
  const head = `${base.document.title ?? ''}\n${lines
    .slice(0, 2)
    .filter(line => wordsOf(line).length <= 14)
    .join('\n')}`
  if (
    otherBody.test(text) ||
    addressees.test(text) ||
    demanded.test(text) ||
    goodCause.test(text) ||
    toInvestors.test(text)
  )
    return null
  if (isStory(told)) return 'story'
  if (otherHead.test(head)) return null
  if (isProposal(told)) return 'proposal'
  if (isSellingMail(told)) return 'mail'
  return isPageCopy(told) ? 'page' : null
}
