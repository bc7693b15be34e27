import type { Ballot, Block, Finding, LocatedDocument, PanelAnalyst, Place } from '#db/shapes.ts'
import type { DraftFinding } from '#worker/panel/ports.ts'

/** A block on a slide, unless said otherwise. */
export function block(id: string, text: string, where: Place = slide(1), more: Partial<Block> = {}): Block {
  return { id, type: 'paragraph', text, where, ...more }
}

export function slide(number: number): Place {
  return { kind: 'slide', slide: number, hidden: false }
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
    severity: 2,
    category: 'clarity',
    claim: 'The first slide leaves the buyer unnamed.',
    suggestion: 'Name the buyer.',
    quotes: [],
    lookedFor: null,
    source: null,
    observation: null,
    ...more,
  }
}

export function finding(id: string, more: Partial<Finding> = {}): Finding {
  return {
    id,
    analystId: Number(id.split('-')[0]),
    stance: 'concern',
    severity: 2,
    category: 'clarity',
    claim: `Claim ${id}.`,
    suggestion: '',
    quote: null,
    moreQuotes: [],
    lookedFor: null,
    verified: true,
    source: null,
    observation: null,
    ...more,
  }
}

export function analyst(id: number): PanelAnalyst {
  return {
    id,
    name: `Analyst ${id}`,
    title: 'Analyst',
    specialty: `Specialty ${id}`,
    prompt: `Read as analyst ${id} would, and say what matters for specialty ${id}.`,
    questions: [],
    lens: null,
  }
}

export function vote(findingId: string, analystId: number, choice: Ballot['vote']): Ballot {
  return { findingId, analystId, vote: choice, reason: 'So it is.' }
}
