/** What a rendered page adds to a reading: its zones, its buttons, its forms, its headline and its name. */
import type { Block, WebsiteFacts } from '#db/shapes.ts'
import type { BaseReading } from '../base-reading.ts'
import { isFiller } from '../read-base.ts'
import { type Action, actionsOf, mainOf } from './actions.ts'
import { brandOf } from './brand.ts'
import { type Form, formsOf, mainForm } from './forms.ts'
import { headlineOf, heroIsImage, subheadOf } from './headline.ts'
import { kindOf, notReviewable, type PageKind } from './identity.ts'
import { clickablesOf, isChrome } from './place.ts'
import { type CrowdNumber, crowdNumbersOf, type ProofFound, proofOf } from './proof.ts'
import { type Testimonial, testimonialsOf } from './testimonials.ts'
import {
  faqOf,
  footerOf,
  heroOf,
  type LogoRow,
  legalOf,
  logoRowsOf,
  navOf,
  type Pricing,
  pricingOf,
  type Question,
} from './zones.ts'

export interface PageReading {
  facts: WebsiteFacts
  /** Gate G1: why page rules do not run on it; null where they do. */
  notReviewable: string | null
  /** The page's own name as it writes it; null where what it says of itself does not agree on one. */
  brand: string | null
  kind: PageKind
  /** What is shown, in order, with fields and images that carry no words. */
  seen: Block[]
  /** Every link and button that is shown, those inside running text among them. */
  clickables: Block[]
  /** Visible blocks outside navigation, footer, cookie notice and overlays. */
  content: Block[]
  hero: Block[]
  /** One image covers most of the first screen. */
  heroIsImage: boolean
  nav: Block[]
  footer: Block[]
  overlay: Block[]
  legal: Block[]
  pricing: Pricing
  testimonials: Testimonial[]
  logoRows: LogoRow[]
  /** Crowd numbers of the whole content. */
  crowds: CrowdNumber[]
  proof: ProofFound[]
  faq: { blocks: Block[]; questions: Question[] }
  headline: Block | null
  subhead: Block | null
  actions: Action[]
  main: Action | null
  forms: Form[]
  mainForm: Form | null
}

function emptyFacts(reading: BaseReading): WebsiteFacts {
  const blocks = reading.visible
  return {
    requestedUrl: '',
    finalUrl: '',
    status: 200,
    title: reading.document.title ?? '',
    description: '',
    words: reading.words,
    headings: blocks.filter(block => block.type === 'heading').length,
    links: blocks.filter(block => block.type === 'link').length,
    buttons: blocks.filter(block => block.type === 'button').length,
    actionsAboveFold: 0,
    forms: 0,
    images: blocks.filter(block => block.type === 'image').length,
    imagesWithoutAlt: 0,
    requests: 0,
    bytes: 0,
    largestContentfulPaint: null,
    largestContentfulElement: null,
    firstByte: null,
    consoleErrors: [],
    consentDismissed: false,
    changingTexts: [],
    pageHeight: { desktop: 0, phone: 0 },
    blockedRequests: 0,
  }
}

/** Reads a website's blocks as a page. Pure; made once for each document. */
export function readPage(base: BaseReading): PageReading {
  // What was left in from a template is one observation of its own; it is no content for the others.
  const visible = base.visible.filter(block => !isFiller(block))
  const seen = base.document.blocks.filter(
    block => block.hidden === undefined && block.type !== 'notes' && !isFiller(block),
  )
  const facts = base.document.website ?? emptyFacts(base)
  const brand = brandOf(facts, visible)
  const kind = kindOf(facts, visible)
  const nav = navOf(visible)
  const footer = footerOf(visible, facts.pageHeight.desktop || Number.POSITIVE_INFINITY)
  const overlay = visible.filter(block => block.zone === 'overlay')
  const around = new Set([...nav, ...footer, ...overlay])
  const content = visible.filter(block => !around.has(block) && !isChrome(block))
  const hero = heroOf(content)
  const headline = headlineOf(hero)
  const testimonials = testimonialsOf(seen, brand)
  const logoRows = logoRowsOf(seen.filter(block => !around.has(block) && !isChrome(block)))
  const crowds = crowdNumbersOf(content, content)
  const actions = actionsOf(content)
  const forms = formsOf(seen)
  return {
    facts,
    notReviewable: notReviewable(facts, visible, base.words),
    brand,
    kind,
    seen,
    clickables: clickablesOf(seen),
    content,
    hero,
    heroIsImage: heroIsImage(heroOf(seen)),
    nav,
    footer,
    overlay,
    legal: legalOf(content, kind === 'legal'),
    pricing: pricingOf(content),
    testimonials,
    logoRows,
    crowds,
    proof: proofOf(visible, testimonials, logoRows, crowds),
    faq: faqOf(content),
    headline,
    subhead: subheadOf(hero, headline),
    actions,
    main: mainOf(actions),
    forms,
    mainForm: mainForm(forms),
  }
}
