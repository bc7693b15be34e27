/**
 * Who stands where in a report, and how they came there: by a finding of their own, written before they saw another's,
 * or by ballot. Every form of a report shows the difference, so it is told here once.
 */
import type { z } from 'zod'
import type { findingSchema, reportSchema } from './report.ts'

type Report = Pick<z.infer<typeof reportSchema>, 'findings' | 'ballots' | 'agreements' | 'tensions'>
type Finding = z.infer<typeof findingSchema>

export interface Voice {
  analystId: number
  /** It raised this on its own. Otherwise it came to it by ballot. */
  raised: boolean
  /**
   * Its own findings, or the reason given with its vote. Empty where it gave none, and for the heading. Sentences that
   * stand above already are left out: an analyst's words are whole in its section.
   */
  words: string[]
}

export interface Sides {
  /** The finding whose words stand above both sides. */
  heading: Finding
  for: Voice[]
  against: Voice[]
  /** What the other side raised itself; null where it only voted. */
  contrary: Finding | null
}

/** The two sides of a conflict: findings that read the fact as the heading does are for, those of the other way against. */
export function sidesOf(report: Report, tension: Report['tensions'][number]): Sides | null {
  const all = findingsOf(report, tension.findingIds)
  const [heading] = all
  if (!heading) return null
  const contrary = all.filter(finding => (finding.stance === 'strength') !== (heading.stance === 'strength'))
  const own = all.filter(finding => !contrary.includes(finding))
  return {
    heading,
    for: freshly(voicesOf(report, tension.for, own, all), heading),
    against: freshly(voicesOf(report, tension.against, contrary, all), heading),
    contrary: contrary[0] ?? null,
  }
}

/** Everyone who holds an agreement. */
export function holdersOf(report: Report, { findingIds, analystIds }: Report['agreements'][number]): Voice[] {
  const all = findingsOf(report, findingIds)
  return freshly(voicesOf(report, analystIds, all, all), all[0])
}

/** Those who raised it, the one whose words lead before the others; then those who voted. */
function voicesOf(report: Report, ids: number[], own: Finding[], all: Finding[]): Voice[] {
  const voices = ids.map((analystId): Voice => {
    const said = own.filter(finding => finding.analystId === analystId)
    const words = said.filter(finding => finding !== all[0]).map(finding => finding.claim)
    return said.length > 0
      ? { analystId, raised: true, words }
      : { analystId, raised: false, words: reasonOf(report, analystId, all) }
  })
  const rank = (voice: Voice) => Number(voice.raised) + Number(voice.analystId === own[0]?.analystId)
  return voices.toSorted((a, b) => rank(b) - rank(a))
}

function reasonOf(report: Report, analystId: number, findings: Finding[]): string[] {
  const ids = findings.map(finding => finding.id)
  const ballots = report.ballots.filter(ballot => ballot.analystId === analystId && ids.includes(ballot.findingId))
  const sided = ballots.find(({ vote, reason }) => (vote === 'agree' || vote === 'disagree') && reason !== '')
  return sided ? [sided.reason] : []
}

/** Analysts who saw the same sum write it down alike; the reader needs it once. */
function freshly(voices: Voice[], heading: Finding | undefined): Voice[] {
  const said = new Set(sentencesOf(heading?.claim ?? ''))
  return voices.map(voice => {
    const words = voice.words.map(text => {
      const fresh = sentencesOf(text).filter(sentence => !said.has(sentence))
      for (const sentence of fresh) said.add(sentence)
      return fresh.length > 0 ? fresh.join(' ') : text
    })
    return { ...voice, words }
  })
}

/** Titles and abbreviations whose full stop ends no sentence. */
const abbreviated = /(?:^|[\s(“])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|e\.g|i\.e|approx)\.$/

/** Sentences of a text; what stands in quotation marks is the submission's, and is never parted. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = 0
  let start = 0
  for (const { 0: mark, index } of text.matchAll(/[“”]|[.!?]["”’]?(?=\s+["“‘]?\p{Lu})/gu)) {
    if (mark === '“') open += 1
    else if (mark.includes('”')) open = Math.max(0, open - 1)
    const ends = /^[.!?]/.test(mark) && open === 0
    const sentence = text.slice(start, index + mark.length)
    if (!ends || abbreviated.test(sentence)) continue
    sentences.push(sentence.trim())
    start = index + mark.length
  }
  const rest = text.slice(start).trim()
  return rest ? [...sentences, rest] : sentences
}

const findingsOf = (report: Report, ids: string[]): Finding[] =>
  ids.flatMap(id => report.findings.find(finding => finding.id === id) ?? [])
