import type { Block, LocatedDocument, Place } from '#db/located-document.ts'
import type { PanelAnalyst } from '#db/opinion.ts'
import type { DraftCheck, DraftChoice, DraftFinding, PagePicture } from '../../panel/ports.ts'

export function block(id: string, text: string, where: Place = slide(1), more: Partial<Block> = {}): Block {
  return { id, type: 'paragraph', text, where, ...more }
}

export function slide(number: number): Place {
  return { kind: 'slide', slide: number, hidden: false }
}

export const shownPage = (page: number): PagePicture => {
  return { page, where: slide(page), jpeg: Buffer.from(`page ${page}`), width: 1_024, height: 576 }
}

export function documentOf(blocks: Block[], more: Partial<LocatedDocument> = {}): LocatedDocument {
  return {
    kind: 'pptx',
    language: 'en',
    title: null,
    blocks,
    unread: [],
    sheets: [],
    website: null,
    capturedAt: '2026-11-20T09:00:00.000Z',
    ...more,
  }
}

export function draft(more: Partial<DraftFinding> = {}): DraftFinding {
  return {
    stance: 'concern',
    weight: 2,
    category: 'clarity',
    headline: 'The buyer stays unnamed',
    text: 'The first slide does not say who buys.',
    suggestion: 'Name the buyer.',
    quotes: [],
    lookedFor: null,
    ...more,
  }
}

export function draftChoice(more: Partial<DraftChoice> = {}): DraftChoice {
  return {
    sentence: 'The offer is made to clinics alone.',
    weight: 2,
    side: 'back',
    reason: 'One buyer is easier to reach.',
    otherSide: 'Hospitals have larger budgets.',
    quotes: [],
    ...more,
  }
}

export function draftCheck(more: Partial<DraftCheck> = {}): DraftCheck {
  return { ...draft(), check: 'sums', gates: true, source: null, sides: null, ...more }
}

export function analyst(id: number): PanelAnalyst {
  return {
    id,
    name: `Analyst ${id}`,
    title: 'Analyst',
    specialty: `Specialty ${id}`,
    prompt: `Read as analyst ${id} would, and say what matters for specialty ${id}.`,
    questions: [`What does a clinic pay, asked by ${id}?`, `Who else is it for, asked by ${id}?`],
    lens: null,
  }
}
