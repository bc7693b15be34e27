/** What a deck or a memo adds to a reading: its slides or sections, the role of each, the stage and the business model. */
import type { Block } from '#db/shapes.ts'
import type { BaseReading } from '../base-reading.ts'
import { findCompany } from './company.ts'
import { isPitchText } from './genre.ts'
import { rolesOfTitle } from './roles.ts'
import { cutParagraphs, cutSlides, type Slide } from './slides.ts'

export const stages = ['pre-seed', 'seed', 'angel', 'bridge', 'series-a', 'series-b', 'series-c', 'series-d'] as const
export type Stage = (typeof stages)[number]

export type BusinessModel = 'subscription' | 'marketplace' | 'commerce' | 'services' | 'hardware' | 'other'

export interface DeckReading {
  /** What a part is called: a slide of a presentation, a page of a PDF that is one, a section of a memo. */
  unit: 'slide' | 'page' | 'section'
  /** Four core roles on the slides, or three among a memo's headings or where money is asked for (gate G1). */
  pitch: boolean
  /** Running text without titles, a pitch all the same: its sections are its paragraphs, and what is beside one is all. */
  running: boolean
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

const fewWords = 12
/** Below this many usual titles a text is not parted as a pitch is. */
const fewestNamed = 3

/** A part under a title of its own may hold anything, in words that no list knows: one in five is let pass. */
function isLabelled(main: readonly Slide[]): boolean {
  // Lines that name themselves are notes: "Why: …" may hold any part.
  if (main.some(slide => slide.title !== '' && slide.titleBlock === null)) return false
  const parts = main.filter(slide => slide.number > 1 && slide.words >= fewWords)
  const untold = parts.filter(slide => rolesOfTitle(slide.title).length === 0 && !ordinary.test(slide.title))
  const named = new Set(main.flatMap(slide => rolesOfTitle(slide.title)))
  return named.size >= fewestNamed && untold.length <= Math.max(1, parts.length / 5)
}

/** Titles of parts that are no part of a pitch, and hide none of them. */
const ordinary =
  /^\W*(?:road ?map|timeline|milestones|vision|mission|contact(?: us)?|thank you|thanks|agenda|contents|summary|executive summary|case(?: study)?\b.*|testimonials?|press|risks?|technology|appendix|advantages?|exit(?: strategy)?|impact|plan|next steps|questions|intellectual property|IP|patents|operations)\W*$/i

/** Reads a deck or a memo. A document without slides or headings gives one section and no pitch. */
export function readDeck(base: BaseReading): DeckReading {
  const cut = cutSlides(base)
  const pitch = isPitchText(
    base,
    cut,
    cut.filter(slide => !slide.appendix),
  )
  // Of a pitch that no title parts each paragraph is a section.
  const running = pitch && base.form === 'memo' && cut.every(slide => rolesOfTitle(slide.title).length === 0)
  const slides = running ? cutParagraphs(cut) : cut
  const main = slides.filter(slide => !slide.appendix)
  const owner = new Map<string, Slide>()
  for (const slide of slides) for (const block of [...slide.blocks, ...slide.notes]) owner.set(block.id, slide)
  return {
    unit: base.form !== 'deck' ? 'section' : base.document.kind === 'pdf' ? 'page' : 'slide',
    pitch,
    running,
    labelled: !running && isLabelled(main),
    slides,
    main,
    company: findCompany(slides),
    stage: findStage(main),
    model: findModel(slides.map(slide => slide.text).join('\n')),
    slideOf: block => owner.get(block.id) ?? null,
  }
}
