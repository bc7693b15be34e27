/** What a deck or a memo adds to a reading: its slides or sections, the role of each, the stage and the business model. */
import type { Block } from '#db/shapes.ts'
import type { BaseReading } from '../base-reading.ts'
import { coreRoles, rolesOfTitle, type SlideRole } from './roles.ts'
import { cutSlides, type Slide } from './slides.ts'

export const stages = ['pre-seed', 'seed', 'angel', 'bridge', 'series-a', 'series-b', 'series-c', 'series-d'] as const
export type Stage = (typeof stages)[number]

export type BusinessModel = 'subscription' | 'marketplace' | 'commerce' | 'services' | 'hardware' | 'other'

export interface DeckReading {
  /** What a part is called: a slide of a deck, a section of a memo. */
  unit: 'slide' | 'section'
  /** Four core roles on the slides, or three among a memo's headings (gate G1). */
  pitch: boolean
  slides: Slide[]
  /** Slides before the appendix. */
  main: Slide[]
  /** The company's own name as the cover gives it, where it can be told. */
  company: string | null
  stage: Stage | null
  model: BusinessModel
  slideOf: (block: Block) => Slide | null
}

const stageNear =
  /\b(pre-?seed|seed|series[ -][a-d]|angel|bridge)\b(?:\W+[\w$€£.,%]+){0,8}?\W+(?:rais\w*|rounds?|funding|invest\w*)\b|\b(?:rais\w*|rounds?|funding)\b(?:\W+[\w$€£.,%]+){0,8}?\W+(pre-?seed|seed|series[ -][a-d]|angel|bridge)\b/i

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

/** The cover's first words, where they are used again later: a name is repeated, a slogan is not. */
function findCompany(slides: Slide[]): string | null {
  const cover = slides[0]
  if (!cover) return null
  const rest = slides
    .slice(1)
    .map(slide => slide.text)
    .join('\n')
  for (const block of cover.titleBlock ? [cover.titleBlock, ...cover.blocks] : cover.blocks.slice(0, 3)) {
    const name = (block.text.split(/\s*(?:[:|–—\n]|\s-\s)\s*/)[0] ?? '').replace(/^the\s+/i, '').trim()
    if (!/^\p{Lu}[\p{L}\p{N}.&'’-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.&'’-]*){0,2}$/u.test(name)) continue
    if (/^(?:pitch deck|investor|confidential|seed|series|problem|executive summary)/i.test(name)) continue
    if (rest.includes(name) || cover.text.split(name).length > 2) return name
  }
  return null
}

/** Reads a deck or a memo. A document without slides or headings gives one section and no pitch. */
export function readDeck(base: BaseReading): DeckReading {
  const slides = cutSlides(base)
  const main = slides.filter(slide => !slide.appendix)
  const roles = new Set<SlideRole>(
    base.form === 'deck' ? main.flatMap(slide => slide.roles) : main.flatMap(slide => rolesOfTitle(slide.title)),
  )
  const core = coreRoles.filter(role => roles.has(role)).length
  const owner = new Map<string, Slide>()
  for (const slide of slides) for (const block of [...slide.blocks, ...slide.notes]) owner.set(block.id, slide)
  return {
    unit: base.form === 'deck' ? 'slide' : 'section',
    pitch: base.form === 'deck' ? core >= 4 : base.form === 'memo' && core >= 3,
    slides,
    main,
    company: findCompany(slides),
    stage: findStage(main),
    model: findModel(slides.map(slide => slide.text).join('\n')),
    slideOf: block => owner.get(block.id) ?? null,
  }
}
