/**
 * What makes a text a pitch, whatever its layout: its company offers a part of itself to investors, or shows itself to
 * them part by part. Papers of other kinds have the same parts and are told apart by what they are for.
 */
import type { BaseReading } from '../base-reading.ts'
import { moneyIn } from '../numbers.ts'
import { coreRoles, rolesOf, rolesOfTitle, type SlideRole } from './roles.ts'
import type { Slide } from './slides.ts'
import { partsTold } from './told-parts.ts'

/** Investors are spoken of, in whatever words. */
const investing =
  /\binvestors?\b|\bfundrais\w+|\b(?:pre-?)?seed (?:round|stage|funding)\b|\bseries [a-d]\b|\b(?:TAM|SAM|SOM)\b|\bvaluation\b|\buse of (?:funds|proceeds)\b|\bpitch deck\b|\bbusiness plan\b|\braising (?:a |an |our |up to )?(?:[$€£\d]|seed|round)|\bstart-?up\b|\bon a SAFE\b|\bafter YC\b/i

/** Investors are asked for money in so many words. */
export const asksInvestors =
  /\bwe(?: are|['’]re)? (?:now |currently )?raising\b|\braising (?:[$€£₹]|(?:EUR|USD|GBP|CHF|INR)\b|an? (?:pre-?)?seed|our (?:pre-?)?seed)|\b(?:pre-?seed|seed|series [a-d])(?: round| extension|,| of| \()|\bon a SAFE\b|\bpre-money\b|\bS?EIS (?:terms|advance|and)\b/i

/** Words that somebody else says, or that are shown as an example. */
const quoted = /["“][^"“”\n]{3,400}["”]/g

/** The text in its own voice: advice quotes what a founder might say. */
const ownWords = (text: string): string => text.replace(quoted, ' ')

/** A share of a company is what is offered. */
const equity =
  /\binvest(?:ors?|ments?)\b|\bequity\b|\bshare(?:s|holders?)\b|\b(?:pre-?)?seed\b|\bseries [a-d]\b|\bSAFE\b|\bS?EIS\b|\b(?:pre|post)-money\b|\bvaluation\b|\bangels?\b|\bventure\b|\bVCs?\b|\bconvertible\b|\brunway\b|\bstake\b|\d\s?% of (?:the|our|my) (?:company|business|shares)\b/i

/** An appeal for a roof raises money as well. */
const goodCause =
  /\bdonat\w+|\b(?:registered )?charit(?:y|able)\b|\btrustees\b|\bgift aid\b|\bnon-?profit\b|\bcrowdfund\w*|\bbackers\b|\bpledge\w*|\bparish\b|\bvolunteers\b/i

const now = "(?: are| am|[’']re|[’']m)? (?:now |currently |also )*"
/** What is wanted follows at once: who seeks a contract may well invest a sum in it. */
const wanted =
  '(?:an? |our |the |up to |about |some |another |one or two |one |two |new |further |private |outside |equity |growth |(?:pre-?)?seed )*(?:(?:[A-Z]{1,3})?[$€£₹]|(?:[A-Z]{3}|Rs\\.?) ?\\d|\\d[\\d.,]* ?(?:m|k|million|lakh|crore|euros?|dollars?|pesos?)?\\b|\\d|investors?|investment|funding|financing|capital|equity|series|round|angels?)'
const oneself = new RegExp(
  `\\b(?:we|I)${now}(?:raising|raise (?!our |the |prices|awareness|money)|open(?:ing)? (?:our|an?|the) |(?:look(?:ing)?|hoping|want|hope|aim|would like|need) to raise|(?:seek(?:ing)?|look(?:ing)? for|ask(?:ing)? (?:investors )?for) ${wanted})|^\\W*(?:now |currently )?raising\\b`,
  'i',
)
const company = new RegExp(
  `(?:\\b[Tt]he (?:[Cc]ompany|[Ff]ounders?|[Oo]wners?|[Ss]hareholders?)|\\p{Lu}[\\p{L}\\d]+(?: \\p{Lu}[\\p{L}\\d]+)?) (?:is|are) (?:now |currently |also )*(?:raising|looking to raise|(?:seeking|looking for) ${wanted})`,
  'u',
)
/** "Pre-seed, €800k": the round and its sum open the line. */
const opens =
  /^\W*(?:(?:now )?(?:pre-?seed|seed|series [a-d])(?: round)?|now)\s?[,:–—(-]?\s?(?:of )?(?:[A-Z]{1,3})?\s?[$€£₹\d]/i
const closed = /\b(?:raised|closed|led by|in (?:19|20)\d\d|(?:19|20)\d\d:)\b/i
/** "Ask: USD 1.5m", "Funding requirement – £400,000". */
const labelled =
  /^\W*(?:the |our )?(?:ask|raise|round|(?:funding|capital|investment|amount) (?:needed|sought|required|requirement))\s*[:–—-]\s*\S/i
const round = /\b(?:(?:pre-?)?seed|series [a-d]|angel|bridge)(?: \p{L}+)? (?:round|extension|funding|capital)\b/iu
const newShares =
  /\bwe\b[^.\n]{0,80}\b(?:offer(?:ing)?|issu(?:e|ing)|sell(?:ing)?)\b[^.\n]{0,30}\b(?:shares|convertible notes?)\b/i
/** What is hoped for later, is another's, or buys no share. */
const elsewhere =
  /\b(?:loans?|borrow\w*|overdraft|mortgage|grants?|donat\w+|charit\w+|awareness|scholarships?|bonds?|savings|franchis\w+|founders (?:who|raising)|compan(?:y|ies) (?:that|raising)|plan(?:ning)? to (?:start )?rais\w+|will (?:start )?rais\w+|for example|e\.g\.|you(?:['’]re| are) raising)\b/i
/** A journalist's words and an analyst's: what they report of a round, they do not offer. */
const reported =
  /\b(?:according to|people familiar|declined to comment|is said to|told (?:us|reporters)|sources? said)\b/i
const fewestAsked = 1e4
const sentenceEnd = /(?<=[.!?]\**)\s+(?=\p{Lu})|\n/u

/** A title that only those who raise money write. */
const useOfFunds =
  /\buse of (?:funds|proceeds)\b|^\W*(?:[\d.]+\s+)?(?:the |our )?(?:ask|raise|fundrais(?:e|ing)|(?:seed|pre-?seed|series [a-d])(?: round)?|round)\W*$/i

const hasSum = (text: string): boolean => moneyIn(text).some(({ max }) => max >= fewestAsked)

/** Whether a sentence asks for money now, with the sum or the round beside it. */
export const isAsk = (sentence: string): boolean =>
  (oneself.test(sentence) ||
    company.test(sentence) ||
    labelled.test(sentence) ||
    newShares.test(sentence) ||
    (opens.test(sentence) && !closed.test(sentence))) &&
  !elsewhere.test(sentence) &&
  (round.test(sentence) ||
    newShares.test(sentence) ||
    hasSum(sentence) ||
    /\b(?:equity|investors?|investment)\b/i.test(sentence))

/** "The raise" over a sum: what it is for may stand in any words below it. */
const namesSum = (slide: Slide): boolean =>
  slide.number > 1 &&
  rolesOfTitle(slide.title).includes('ask') &&
  !elsewhere.test(slide.text) &&
  !/\braised\b|\bto date\b|\bdividend\b|\bled the\b/i.test(slide.text) &&
  hasSum(ownWords(slide.text))

/** Below its title, which may be a budget's: "Investment". */
const saysEquity = ({ blocks, titleBlock }: Slide): boolean =>
  blocks.some(block => block !== titleBlock && equity.test(ownWords(block.text)))

interface Asking {
  /** Somebody asks for money for a company, now and in so many words. */
  asks: boolean
  /** They offer a share of their own for it. */
  offers: boolean
}

function readAsking(slides: readonly Slide[]): Asking {
  const paragraphs = slides.flatMap(({ blocks }) => blocks.map(({ text }) => ownWords(text)))
  const asking = paragraphs.filter(text => text.split(sentenceEnd).some(isAsk))
  const titled = slides.filter(namesSum)
  const forEquity = paragraphs.some(text => equity.test(text))
  const isReported = paragraphs.some(text => reported.test(text))
  const asks = (asking.length > 0 || titled.length > 0) && (forEquity || !paragraphs.some(text => goodCause.test(text)))
  const own = asking.some(
    text =>
      (equity.test(text) || (forEquity && labelled.test(text))) &&
      (oneself.test(text) || labelled.test(text) || !isReported),
  )
  return { asks, offers: asks && (own || (forEquity && titled.some(saysEquity))) }
}

/** A deck that sells to customers has a problem, a product, a price and rivals too, and owes nobody a market or an ask. */
function isForInvestors(roles: ReadonlySet<SlideRole>, slides: readonly Slide[]): boolean {
  // Whom a product is for is a "target market" in a deck for customers as well.
  const sized = slides.some(
    slide => rolesOf(slide.title, slide.text).includes('market') && !/\btarget market\b/i.test(slide.title),
  )
  return (
    (roles.has('market') && sized) ||
    (['ask', 'financials', 'timing'] as const).some(role => roles.has(role)) ||
    slides.some(slide => investing.test(ownWords(slide.text)))
  )
}

const openingOf = (base: BaseReading, slides: readonly Slide[]): string =>
  `${base.document.title ?? ''}\n${slides[0]?.text.slice(0, 300) ?? ''}`

/** Notes for a website or a brand name the parts of a pitch too, as sections to be written. */
function isForWebsite(base: BaseReading, slides: readonly Slide[]): boolean {
  return /\b(?:landing pages?|home ?page|web ?site|brand (?:guide|strategy|voice)|style guide|(?:web|page) copy|content strategy)\b/i.test(
    `${base.document.title ?? ''} ${slides[0]?.title ?? ''}`,
  )
}

/** It says at its head that it is a pitch, or that it is for whoever may invest. */
const saysPitch =
  /\bpitch(?: deck)?\b|\b(?:investor|seed|pre-?seed|series [a-d]) (?:deck|memo(?:randum)?|presentation|summary|teaser|one[- ]pager|brief(?:ing)?|overview|FAQ)\b|\binvestment (?:opportunity|teaser|summary)\b|\b(?:memo(?:randum)?|letter|note) (?:for|to) (?:our |all |the )?(?:prospective |potential |new |possible )(?:investors?|shareholders?)\b|\bdear (?:prospective|potential|future) (?:investors?|shareholders?)\b|\bone[- ]pager\b|\bcompany presentation\b|\binformation memorandum\b|\bbusiness plan\b|^\W*(?:pre-?seed|seed|series [a-d])(?: round)?(?:\s*[|,–—-]?\s*(?:\p{L}+ )?20\d\d)?\W*$/imu

/** What accelerators ask for in their forms: the questions of Y Combinator's application, which others ask as well. */
const asksFounders =
  /\bhave you raised\b|\bhow far along are you\b|\bwhy did you pick this idea\b|\bhow many founders\b/i

const otherKind =
  /\b(?:quotation|price proposal|cost estimate|grant|tender|bid|funding application|project (?:proposal|plan|report|charter)|business case|case study|white ?paper|technical (?:note|report|paper)|research (?:paper|report|note)|annual report|impact report|policy|thesis|dissertation|lecture|course|seminar|workshop|manual|press release|newsletter|minutes of|product brief|creative brief|marketing plan|launch plan|requirements|specification|statement of work|retrospective|post-?mortem|design doc(?:ument)?|proposal (?:for|to)|application to the|market (?:note|research|report|study)|strategy (?:paper|review|20\d\d)|loan application|request for proposals|(?:student|term|seminar|position|working) paper|essay|questionnaire|syllabus|heads of terms|(?:distribution|licen[cs]e|service|supply|framework) agreement|memorandum of understanding|terms of (?:service|use))\b/i
const partOfPaper =
  /^\W*(?:[\d.]+\s+)?(?:abstract|introduction|background|related work|methods?|methodology|materials and methods|approach|results|findings|evaluation|discussion|limitations|conclusions?|references|acknowledge?ments)\W*$/i

/** What is put before those who already run the firm. */
const decides = /^\W*(?:[\d.]+\s+)?(?:recommendations|(?:our |the )?options|decision)\W*$/i

/** Whatever is told of a round by those who closed it, report on it or set down its terms asks nobody any more. */
const afterwards =
  /\b(?:today )?announce[sd]\b[^.\n]{0,60}\brais|\bmedia contact\b|\bwhy we (?:invested|backed|led)\b|\b(?:how|when|what) (?:we|I) (?:raised|learn(?:ed|t))\b|\bsummary of terms\b|\bterm sheet\b|^\W*interview\b|\b(?:investor|board|shareholder|monthly|quarterly) (?:update|report|letter)\b|^\W*minutes\b|\bmeeting notes\b|^\W*notes?:|\b(?:weekly|monday|team|product) (?:meeting|sync|call)\b|\ball[- ]hands\b|\btown hall\b|\bto-?do\b|\battendees\b|\(m\/[fw]\/d\)|\b(?:employee|staff) (?:shares?|stock|options?)\b|\b(?:share|stock option|option)s? plan\b/im

/** Lines that part an advertisement for a position. */
const ofPosition =
  /^\W*(?:about the (?:role|job|position)|your (?:profile|job|tasks|role)|responsibilities|requirements|what you(?:['’]ll| will) (?:do|bring|get)|how to apply|apply|benefits)\W*$/i
/** Who gives money to companies, and speaks of those that want it. */
const invests =
  /\bwe (?:invest|back(?! up)|lead)\b[^.\n]{0,60}\b(?:founders?|compan(?:y|ies)|start-?ups?|(?:pre-?)?seed|series [a-d]|rounds?)\b|\bour (?:portfolio companies|LPs|limited partners)\b|\bsend (?:us )?your (?:deck|pitch)\b/i

/** An advertisement for a position and an investor's own page speak of rounds and of a team too. */
const isOfOthers = (slides: readonly Slide[]): boolean =>
  slides.some(({ text }) => invests.test(ownWords(text))) ||
  slides.flatMap(({ text }) => text.split('\n')).filter(line => ofPosition.test(line)).length >= 2

/** A paper has a problem, results and a team as well, and an application for a grant even asks: neither sells shares. */
function isOtherKind(base: BaseReading, slides: readonly Slide[], offers: boolean): boolean {
  if (offers) return false
  return (
    otherKind.test(openingOf(base, slides)) ||
    slides.filter(slide => partOfPaper.test(slide.title)).length >= 3 ||
    slides.some(slide => decides.test(slide.title))
  )
}

/** Orders to whoever writes a pitch, at the head of a sentence. */
const orders =
  /(?:^|[.!?:]\s+)(?:say|describe|give|list|explain|show|keep|state|name|avoid|include|provide|attach|tell|write|build|count|know|answer|rewrite|practi[cs]e|sort|start with|never|always)\b/gim

/** Advice on how to pitch has every role of a pitch, and is none: it speaks of "your company", or tells what to write. */
function isAdvice(base: BaseReading, slides: readonly Slide[]): boolean {
  const title = `${base.document.title ?? ''} ${slides[0]?.title ?? ''} ${slides[0]?.blocks[0]?.text.slice(0, 200) ?? ''}`
  const about =
    /\b(?:advice|checklist|guide|tips|how to|how (?:we|I) raised|best practices|lessons|things I|framework|what (?:vcs|investors) want)\b/i
  const told =
    /\byour (?:deck|pitch|company|start-?up|product|team|market|competitors?|business|customers?|slides?|investors?)\b/gi
  const count = (pattern: RegExp) => slides.reduce((sum, slide) => sum + (slide.text.match(pattern)?.length ?? 0), 0)
  const times = count(told)
  const words = slides.reduce((sum, slide) => sum + slide.words, 0)
  return (times >= 12 && times * 100 >= words) || (about.test(title) && (times >= 2 || count(orders) >= 3))
}

const coreIn = (roles: ReadonlySet<SlideRole>): number => coreRoles.filter(role => roles.has(role)).length

/**
 * Gate G1. Whoever offers shares or says that this is a pitch is told by what the text says as well as by its titles;
 * without either, the titles must name a product and its parts.
 */
export function isPitchText(base: BaseReading, slides: readonly Slide[], main: readonly Slide[]): boolean {
  if (base.technical || isForWebsite(base, slides) || isAdvice(base, slides)) return false
  const opening = openingOf(base, slides)
  if (afterwards.test(opening) || isOfOthers(slides)) return false
  const { asks, offers } = readAsking(slides)
  if (isOtherKind(base, slides, offers)) return false
  const titled = new Set(main.flatMap(slide => rolesOfTitle(slide.title)))
  const shown = new Set(main.flatMap(slide => slide.roles))
  const says = saysPitch.test(opening) || slides.some(slide => asksFounders.test(slide.title))
  if (asks || says) {
    if (coreIn(shown) >= 3) return true
    const told = partsTold(ownWords(main.map(slide => slide.text).join('\n')))
    return coreIn(new Set([...shown, ...told, 'ask'])) > (offers ? 2 : says ? 4 : 5)
  }
  if (base.form === 'deck') return coreIn(shown) >= 4 && isForInvestors(shown, slides)
  // A report on a firm has its market and its team as well, and neither a product nor a use of funds.
  const parted = titled.has('market') && (titled.has('solution') || titled.has('problem'))
  const funded = slides.some(slide => useOfFunds.test(slide.title)) && !slides.some(slide => goodCause.test(slide.text))
  return coreIn(titled) >= 3 && (parted || funded) && isForInvestors(titled, slides)
}
