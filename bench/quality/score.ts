/**
 * Scores a report against a submission's key. Deterministic: a claim makes a point if it quotes the point's passage (not
 * needed for an absence) and has one of the point's terms. Blind readers check that now and then (docs/quality.md).
 */
import type { LocatedDocument } from '#db/located-document.ts'
import type { Claim, Report, ReportChoice } from '#db/report.ts'
import { contentWords } from '#worker/panel/text/content-words.ts'
import { normalText } from '#worker/panel/text/normal-text.ts'
import type { Labels, Point } from './labels.ts'

export interface Share {
  found: number
  of: number
}

export interface Score {
  flaws: Share
  /** The flaws of weight 3 that were found. */
  graveFlaws: Share
  strengths: Share
  /** `tensions`: those with somebody on each side; `asked`: those that were raised as a choice at all. */
  tensions: Share
  asked: Share
  traps: Share
  verbatim: Share
  /** Claims that name something of this submission alone: a figure, a name, a word that no other submission has. */
  specific: Share
  claims: number
  /** Further claims on a flaw whose wordings are one point in the key. */
  duplicates: number
  /** Ids of the key's points that the report makes (of tensions only split ones), to compare runs and readers. */
  found: string[]
  /** Passages of the key that stand in no block, where nothing can be found. */
  lost: string[]
}

/** @param others the words of the other submissions: a claim in only those words could be about any of them. */
export function score(labels: Labels, document: LocatedDocument, report: Report, others: ReadonlySet<string>): Score {
  const blocks = new Map(document.blocks.map(({ id, text }) => [id, normalText(text).text]))
  const claims = report.claims.filter(({ group }) => group !== 'unverified')
  const concerns = claims.filter(({ stance }) => stance === 'concern')
  const strong = claims.filter(({ stance }) => stance === 'strength')

  const quotesPlace = (point: Point, quotes: readonly { blockId: string }[]) => {
    const passages = point.quotes.map(quote => normalText(quote).text)
    return quotes.some(({ blockId }) => passages.some(passage => blocks.get(blockId)?.includes(passage)))
  }
  const meansClaim = (point: Point, claim: Claim, absence = false) =>
    saysTerm(point, wordsOf(claim)) && (quotesPlace(point, claim.quotes) || (absence && claim.lookedFor !== null))
  const meansChoice = (point: Point, choice: ReportChoice) =>
    quotesPlace(point, choice.quotes) && saysTerm(point, argumentOf(choice))

  const onFlaw = new Map(
    labels.flaws.map(flaw => [flaw.id, concerns.filter(claim => meansClaim(flaw, claim, flaw.absence))]),
  )
  const isFound = ({ id }: Point) => (onFlaw.get(id)?.length ?? 0) > 0
  const quotes = [...claims, ...report.choices].flatMap(({ quotes }) => quotes)
  const verbatim = quotes.filter(({ blockId, text }) => blocks.get(blockId)?.includes(normalText(text).text))
  const own = [...contentWords(document.blocks.map(({ text }) => text).join('\n'))].filter(word => !others.has(word))
  const namesOwn = (claim: Claim) => {
    const said = contentWords(wordsOf(claim))
    return own.some(word => said.has(word))
  }
  const hasStrength = (point: Point) => strong.some(claim => meansClaim(point, claim))
  const isSplit = (point: Point) => report.choices.some(one => one.split && meansChoice(point, one))
  const isFallenInto = (point: Point) => concerns.some(claim => meansClaim(point, claim))
  return {
    flaws: share(labels.flaws, isFound),
    graveFlaws: share(
      labels.flaws.filter(({ weight }) => weight === 3),
      isFound,
    ),
    strengths: share(labels.strengths, hasStrength),
    tensions: share(labels.tensions, isSplit),
    asked: share(labels.tensions, point => report.choices.some(one => meansChoice(point, one))),
    traps: share(labels.traps, isFallenInto),
    verbatim: { found: verbatim.length, of: quotes.length },
    specific: share(claims, namesOwn),
    claims: claims.length,
    duplicates: labels.duplicates.reduce((sum, { flaw }) => sum + Math.max(0, (onFlaw.get(flaw)?.length ?? 0) - 1), 0),
    found: [
      ...labels.flaws.filter(isFound),
      ...labels.strengths.filter(hasStrength),
      ...labels.tensions.filter(isSplit),
      ...labels.traps.filter(isFallenInto),
    ].map(({ id }) => id),
    lost: [...labels.flaws, ...labels.strengths, ...labels.tensions, ...labels.traps]
      .flatMap(point => point.quotes)
      .filter(quote => ![...blocks.values()].some(text => text.includes(normalText(quote).text))),
  }
}

function share<T>(things: readonly T[], holds: (thing: T) => boolean): Share {
  return { found: things.filter(holds).length, of: things.length }
}

const wordsOf = ({ raised, lookedFor }: Claim) =>
  [...raised.flatMap(({ headline, text }) => [headline, text]), lookedFor ?? ''].join(' ')

/** With both sides, because the sentence alone is neutral, and a key's terms are those of one side. */
const argumentOf = ({ raised, back, doubt }: ReportChoice) =>
  [
    ...raised.flatMap(({ sentence, otherSide }) => [sentence, otherSide]),
    ...[...back, ...doubt].map(({ reason }) => reason),
  ].join(' ')

/** A term matches at the beginning of a word; one that ends in a space or sign matches a whole word. */
function saysTerm({ terms }: Point, said: string): boolean {
  const text = ` ${spoken(said)} `
  return terms.some(term => text.includes(` ${spoken(term).trimStart()}`))
}

/** Without accents and punctuation, so that both sides write “no-reply”, “Kündigung” and “€45” alike. */
function spoken(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Sc}/gu, ' $& ')
    .toLowerCase()
  return plain.replace(/[^\p{L}\p{N}\p{Sc}%.,]+/gu, ' ')
}
