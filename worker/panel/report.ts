/** Computes the report. Groups, order and counts follow from opinions and ballots by code; no model decides them. */

import type { LocatedDocument, Unread } from '#db/located-document.ts'
import type { Opinion, PanelAnalyst, Usage } from '#db/opinion.ts'
import type { Claim, Report, ReportCounts, ReportQuestion } from '#db/report.ts'
import { wordCount } from '#db/word-count.ts'
import type { Checks } from './checks.ts'
import { independenceOf } from './independence.ts'
import type { Engine } from './ports.ts'
import { isWithheld } from './quotes/gate.ts'
import { overlapIn, placedQuotes } from './quotes/quotes.ts'
import { sectionOf } from './sections.ts'
import { totalUsage } from './usage.ts'
import type { Vote } from './voting.ts'

type Structure = Pick<Report, 'claims' | 'choices' | 'questions' | 'counts' | 'firstThings' | 'checksRun'>

interface ReportParts extends Structure {
  document: LocatedDocument
  analysts: PanelAnalyst[]
  opinions: Opinion[]
  checks: Checks
  votes: Vote[]
  summary: string | null
  /** Usage that belongs to no single analyst: gathering, questions and summary. */
  sharedUsage: Usage[]
  engine: Pick<Engine, 'name' | 'model' | 'models'>
  /** What did not fit into the engine's requests, in addition to what the source's reader could not read. */
  unread: Unread[]
}

export function buildReport(parts: ReportParts): Report {
  const { document, analysts, engine, claims, choices, questions, counts, firstThings, checksRun } = parts
  const done = parts.opinions.filter(({ failure }) => !failure)
  const ids = done.map(({ analystId }) => analystId)
  const isVoted = parts.votes.some(vote => vote.claims.length + vote.choices.length > 0)
  return {
    summary: parts.summary ?? plainSummary(counts),
    summaryWritten: parts.summary !== null,
    sections: done.map(sectionOf),
    engine: engine.name,
    model: engine.model,
    firstThings,
    claims,
    choices,
    questions,
    counts,
    checksRun,
    checksPassed: parts.checks.passed,
    coverage: {
      blocks: document.blocks.length,
      words: document.blocks.reduce((sum, block) => sum + (block.hidden ? 0 : wordCount(block.text)), 0),
      unread: [...document.unread, ...parts.unread],
    },
    quotesVerified: quotesVerified(done, parts.checks),
    independence: independenceOf(ids, isVoted ? claims : [], isVoted ? choices : [], engine),
    usage: usageOf(analysts, parts),
    missing: [...parts.opinions, ...parts.votes].flatMap(({ analystId, failure }) =>
      failure ? [{ analystId, failure }] : [],
    ),
    versions: Object.fromEntries(
      parts.opinions.flatMap(({ analystId, version }) => (version ? [[analystId, version]] : [])),
    ),
  }
}

export function questionsOf(document: LocatedDocument, opinions: Opinion[], claims: Claim[]): ReportQuestion[] {
  const overlap = overlapIn(document.blocks)
  const verified = claims.filter(({ group }) => group !== 'unverified')
  return opinions.flatMap(({ analystId, answers }) =>
    answers.map(({ quotes, ...answer }, at) => ({
      ...answer,
      id: `q${analystId}-${at + 1}`,
      analystId,
      quotes: placedQuotes(quotes),
      claims: verified.filter(claim => overlap(claim.quotes, quotes)).map(({ id }) => id),
    })),
  )
}

/** How many findings and choices have all their quotes verified. Verified findings without quotes are not counted. */
function quotesVerified(opinions: Opinion[], checks: Checks): Report['quotesVerified'] {
  const findings = [...opinions.flatMap(opinion => opinion.findings), ...checks.found.map(({ finding }) => finding)]
  const quoting = [
    ...findings.filter(finding => !isWithheld(finding) && !(finding.verified && finding.quotes.length === 0)),
    ...opinions.flatMap(opinion => opinion.choices),
  ]
  return { verified: quoting.filter(({ verified }) => verified).length, total: quoting.length }
}

function usageOf(panel: PanelAnalyst[], { opinions, votes, sharedUsage }: ReportParts): Report['usage'] {
  const analysts = panel.map(({ id }) => {
    const opinion = opinions.filter(({ analystId }) => analystId === id)
    // A voter with nothing to vote on used nothing. One that failed counts even without usage, and makes the total unknown.
    const vote = votes.filter(({ analystId, usage, failure }) => analystId === id && (usage || failure))
    return { analystId: id, usage: totalUsage([...opinion, ...vote].map(({ usage }) => usage)) }
  })
  return { total: totalUsage([...analysts.map(entry => entry.usage), ...sharedUsage]), analysts }
}

function plainSummary(counts: ReportCounts): string {
  const { disputed, agreed, single, checked, unverified, split, choices, answered, questions } = counts
  const counted = disputed + agreed + single + checked + choices
  if (counted + questions === 0) {
    return unverified === 0
      ? 'Nothing was found to say, so there is nothing to sum up. That is no verdict.'
      : 'Nothing of what was said could be counted, and each point says why; so there is nothing to sum up.'
  }
  const points = [
    { count: agreed, words: 'agreed' },
    { count: disputed, words: 'disputed' },
    { count: single, words: 'seen by one analyst alone' },
    { count: checked, words: 'checked by the program' },
  ].flatMap(({ count, words }) => (count > 0 ? `${count} ${words}` : []))
  const parts = [
    points.length > 0 && `Of the points raised: ${points.join(', ')}.`,
    choices > 0 && `The panel is split on ${split} of ${choices} ${choices === 1 ? 'choice' : 'choices'}.`,
    questions > 0 && `${answered} of ${questions} questions answered.`,
  ]
  return parts.filter(Boolean).join(' ')
}
