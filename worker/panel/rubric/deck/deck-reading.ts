/** What a deck or a memo adds to a reading: its slides or sections, the role of each, the stage and the business model. */
import type { Block } from '#db/shapes.ts'
import type { BaseReading } from '../base-reading.ts'
import { findCompany } from './company.ts'
import { coreRoles, rolesOf, rolesOfTitle, type SlideRole } from './roles.ts'
import { cutSlides, type Slide } from './slides.ts'

export const stages = ['pre-seed', 'seed', 'angel', 'bridge', 'series-a', 'series-b', 'series-c', 'series-d'] as const
export type Stage = (typeof stages)[number]

export type BusinessModel = 'subscription' | 'marketplace' | 'commerce' | 'services' | 'hardware' | 'other'

export interface DeckReading {
  /** What a part is called: a slide of a presentation, a page of a PDF that is one, a section of a memo. */
  unit: 'slide' | 'page' | 'section'
  /** Four core roles on the slides, or three among a memo's headings or where money is asked for (gate G1). */
  pitch: boolean
  /** Nearly every part has a title that says what it is about: only then may a part be called missing. */
  labelled: boolean
  slides: Slide[]
  /** Slides before the appendix. */
  main: Slide[]
  /** The company's own name as the cover gives it, where it can be told. */
  company: string | null
  stage: Stage | null
  model: BusinessModel
  slideOf: (block: Block) => Slide | null
}

/** Up to eight words between. A word and a gap share no character: where they did, a long line took seconds. */
const stageNear =
  /\b(pre-?seed|seed|series[ -][a-d]|angel|bridge)\b\S*(?:\s+\S+){0,8}?(?:\s+[^\w\s]*|-)(?:rais\w*|rounds?|funding|invest\w*)\b|\b(?:rais\w*|rounds?|funding)\b\S*(?:\s+\S+){0,8}?\s+[^\w\s]*(pre-?seed|seed|series[ -][a-d]|angel|bridge)\b/i

/** Money of an earlier round, and the seed that farmers sow. */
const otherSense =
  /\b(?:already|previously|last year) raised\b|\b(?:sell\w*|buy\w*|sow\w*|plant\w*|crop|grain) seed\b|\bseed (?:oil|bank|growers?|producers?|compan(?:y|ies)|treatment)\b/i

/** A round that was raised before says nothing of the stage now, so the ask and the cover are read first. */
function findStage(slides: Slide[]): Stage | null {
  const asking = slides.filter(slide => slide.roles.includes('ask') || slide.number === 1)
  for (const slide of [...asking, ...slides]) {
    for (const line of slide.text.split('\n')) {
      const match = stageNear.exec(line)
      const bare = slide.number === 1 ? /\b(pre-?seed|seed|series[ -][a-d])\b/i.exec(line) : null
      const word = (match?.[1] ?? match?.[2] ?? bare?.[1])
        ?.toLowerCase()
        .replace(' ', '-')
        .replace('preseed', 'pre-seed')
      const stage = stages.find(candidate => candidate === word)
      if (stage && !otherSense.test(line)) return stage
    }
  }
  return null
}

const modelTerms: readonly [BusinessModel, readonly RegExp[]][] = [
  [
    'marketplace',
    [
      /\bGMV\b|\bgross merchandise\b/i,
      /\btake rate\b/i,
      /\bmarketplace\b/i,
      /\bbuyers and sellers\b/i,
      /\bcommission\b/i,
    ],
  ],
  [
    'subscription',
    [
      /\bMRR\b/,
      /\bARR\b/,
      /\bsubscri(?:ption|ber)s?\b/i,
      /\bper (?:seat|user|site|location|clinic) (?:per|a)\b|\bper seat\b/i,
      /\b(?:per|a) month\b|\/mo(?:nth)?\b/i,
    ],
  ],
  ['commerce', [/\bAOV\b/, /\bSKUs?\b/, /\borders?\b/i, /\bbaskets?\b/i, /\bwebshop\b|\bonline shop\b/i]],
  [
    'hardware',
    [/\bbill of materials\b|\bBOM\b/, /\bunits? (?:sold|shipped)\b/i, /\bdevices?\b/i, /\bmanufactur\w+\b/i],
  ],
  ['services', [/\bbillable\b/i, /\bday rates?\b/i, /\bconsult(?:ing|ants?)\b/i, /\bprojects? fees?\b/i]],
]

function findModel(text: string): BusinessModel {
  for (const [model, terms] of modelTerms) if (terms.filter(term => term.test(text)).length >= 2) return model
  return 'other'
}

const investing =
  /\binvestors?\b|\bfundrais\w+|\b(?:pre-?)?seed (?:round|stage|funding)\b|\bseries [a-d]\b|\b(?:TAM|SAM|SOM)\b|\bvaluation\b|\buse of (?:funds|proceeds)\b|\bpitch deck\b|\bbusiness plan\b|\braising (?:a |an |our |up to )?(?:[$€£\d]|seed|round)|\bstart-?up\b/i

/** Investors are asked for money in so many words. */
export const asksInvestors =
  /\bwe(?: are|['’]re)? (?:now |currently )?raising\b|\braising (?:[$€£₹]|(?:EUR|USD|GBP|CHF|INR)\b|an? (?:pre-?)?seed|our (?:pre-?)?seed)|\b(?:pre-?seed|seed|series [a-d])(?: round| extension|,| of| \()|\bon a SAFE\b|\bpre-money\b|\bS?EIS (?:terms|advance|and)\b/i

/** A deck that sells to customers has a problem, a product, a price and rivals too, and owes nobody a market or an ask. */
function isForInvestors(roles: Set<SlideRole>, slides: Slide[]): boolean {
  // Whom a product is for is a "target market" in a deck for customers as well.
  const sized = slides.some(
    slide => rolesOf(slide.title, slide.text).includes('market') && !/\btarget market\b/i.test(slide.title),
  )
  return (
    (roles.has('market') && sized) ||
    (['ask', 'financials', 'timing'] as const).some(role => roles.has(role)) ||
    (roles.has('team') && roles.has('traction')) ||
    slides.some(slide => investing.test(slide.text))
  )
}

/** Notes for a website or a brand name the parts of a pitch too, as sections to be written. */
function isForWebsite(base: BaseReading, slides: Slide[]): boolean {
  return /\b(?:landing pages?|home ?page|web ?site|brand (?:guide|strategy|voice)|style guide|(?:web|page) copy|content strategy)\b/i.test(
    `${base.document.title ?? ''} ${slides[0]?.title ?? ''}`,
  )
}

const otherKind =
  /\b(?:quotation|price proposal|cost estimate|grant|tender|bid|funding application|project (?:proposal|plan|report|charter)|business case|case study|white ?paper|technical (?:note|report|paper)|research (?:paper|report|note)|annual report|impact report|policy|thesis|dissertation|lecture|course|seminar|workshop|manual|press release|newsletter|minutes|product brief|creative brief|marketing plan|launch plan|requirements|specification|statement of work|retrospective|post-?mortem|design doc(?:ument)?)\b/i
const partOfPaper =
  /^\W*(?:[\d.]+\s+)?(?:abstract|introduction|background|related work|methods?|methodology|materials and methods|approach|results|findings|evaluation|discussion|limitations|conclusions?|references|acknowledge?ments)\W*$/i

/** A paper has a problem, results and a team as well, and an application for a grant even asks: neither sells shares. */
function isOtherKind(base: BaseReading, slides: Slide[]): boolean {
  if (slides.some(slide => asksInvestors.test(slide.text))) return false
  const opening = `${base.document.title ?? ''}\n${slides[0]?.text.slice(0, 300) ?? ''}`
  return otherKind.test(opening) || slides.filter(slide => partOfPaper.test(slide.title)).length >= 3
}

/** Advice on how to pitch has every role of a pitch, and is none: it speaks of "your company". */
function isAdvice(base: BaseReading, slides: Slide[]): boolean {
  const title = `${base.document.title ?? ''} ${slides[0]?.title ?? ''}`
  const about =
    /\b(?:advice|checklist|guide|tips|how to|best practices|lessons|framework|what (?:vcs|investors) want)\b/i
  const told =
    /\byour (?:deck|pitch|company|start-?up|product|team|market|competitors?|business|customers?|slides?|investors?)\b/gi
  const times = slides.reduce((sum, slide) => sum + (slide.text.match(told)?.length ?? 0), 0)
  const words = slides.reduce((sum, slide) => sum + slide.words, 0)
  return (times >= 12 && times * 100 >= words) || (times >= 2 && about.test(title))
}

const fewWords = 12

/** A part under a title of its own may hold anything, in words that no list knows: one in five is let pass. */
function isLabelled(main: readonly Slide[]): boolean {
  const parts = main.filter(slide => slide.number > 1 && slide.words >= fewWords)
  const untold = parts.filter(slide => rolesOfTitle(slide.title).length === 0 && !ordinary.test(slide.title))
  return untold.length <= Math.max(1, parts.length / 5)
}

/** Titles of parts that are no part of a pitch, and hide none of them. */
const ordinary =
  /^\W*(?:road ?map|timeline|milestones|vision|mission|contact(?: us)?|thank you|thanks|agenda|contents|summary|executive summary|case(?: study)?\b.*|testimonials?|press|risks?|technology|appendix|advantages?|exit(?: strategy)?|impact|plan|next steps|questions)\W*$/i

/** Reads a deck or a memo. A document without slides or headings gives one section and no pitch. */
export function readDeck(base: BaseReading): DeckReading {
  const slides = cutSlides(base)
  const main = slides.filter(slide => !slide.appendix)
  // Whoever asks investors for money in so many words is told by what the sections say as well as by their headings.
  const asking = slides.some(slide => asksInvestors.test(slide.text))
  const roles = new Set<SlideRole>(
    base.form === 'deck' || asking
      ? main.flatMap(slide => slide.roles)
      : main.flatMap(slide => rolesOfTitle(slide.title)),
  )
  const core = coreRoles.filter(role => roles.has(role)).length
  const owner = new Map<string, Slide>()
  for (const slide of slides) for (const block of [...slide.blocks, ...slide.notes]) owner.set(block.id, slide)
  return {
    unit: base.form !== 'deck' ? 'section' : base.document.kind === 'pdf' ? 'page' : 'slide',
    pitch:
      core >= (base.form === 'deck' && !asking ? 4 : 3) &&
      isForInvestors(roles, slides) &&
      !base.technical &&
      !isForWebsite(base, slides) &&
      !isAdvice(base, slides) &&
      !isOtherKind(base, slides),
    labelled: isLabelled(main),
    slides,
    main,
    company: findCompany(slides),
    stage: findStage(main),
    model: findModel(slides.map(slide => slide.text).join('\n')),
    slideOf: block => owner.get(block.id) ?? null,
  }
}
