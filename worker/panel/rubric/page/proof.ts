/** Evidence on a page that comes from someone else than the page's owner. */
import type { Block } from '#db/shapes.ts'
import { crowd, crowdDefined } from '../patterns.ts'
import { everyMatch, type Match, wordsOf } from '../text.ts'
import { mayVouch } from './outside-word.ts'
import { clickablesOf, isText } from './place.ts'
import type { Testimonial } from './testimonials.ts'
import type { LogoRow } from './zones.ts'

const rating =
  /★{2,}|⭐|\b[0-5][.,]\d\s?(?:\/|out of|stars?\b|★)|\brated (?:[0-5](?:[.,]\d)?|excellent)\b|\b(?:trustpilot|g2|capterra|product hunt|google reviews?|tripadvisor|app store rating|checkatrade)\b/i
const certificate =
  /\b(?:ISO[ /-]?\d{4,5}|SOC ?[12]|HIPAA|PCI[- ]DSS|CE[- ]mark(?:ed|ing)?|FDA[- ](?:cleared|approved)|B Corp|certified|certificat\w+|accredited|regulated by|licensed by|registered with|award(?:ed)?\b|winner of)/i
const press = /\b(?:as seen (?:in|on)|featured (?:in|on|by)|in the press|press coverage|reviewed (?:in|by))\b/i
const linked =
  /\b(?:case stud(?:y|ies)|customers?|clients|(?:customer|success|client) stor(?:y|ies)|testimonials?|reviews?|press|awards?|certificat\w+|live demo|public demo|sandbox|playground|source code|open[- ]source|github|example (?:report|project)|see (?:an? )?(?:example|sample)|sample report|portfolio|references|our work|research|publications|studies|white ?papers?)\b/i

/** Kinds of evidence found, each named once, in a fixed order. */
export interface ProofFound {
  kind: string
  block: Block
}

/** A number of customers or users on the page, of 50 or more. */
export interface CrowdNumber {
  block: Block
  match: Match
  number: string
  noun: string
  /** The number's own words say what it counts or since when, or the next block does. */
  defined: boolean
}

function crowdValue(written: string): number {
  const scale = /(?:m|million)$/i.test(written) ? 1e6 : /(?:k|thousand)$/i.test(written) ? 1e3 : 1
  const digits = written.replace(/\s?(?:k|m|million|thousand)$/i, '')
  const grouped = /^\d{1,3}(?:[,.\s]\d{3})+$/.test(digits)
  return Number(grouped ? digits.replace(/[,.\s]/g, '') : digits) * scale
}

/** Not the page's own crowd: a market, a team, a sample, or a limit of the offer. */
const otherCrowd =
  /\b(?:survey(?:ed)?|respondents|interviewed|study|studies|sample|employees|our team|team of|staff|worldwide (?:suffer|struggle|lose)|in (?:the )?(?:US|U\.S\.|USA|UK|EU|Europe|America|Germany|France|Spain|Africa|Asia|world|country)|struggl\w+|suffer\w*|lose|lost|waste|up to|maximum|limit|per (?:month|plan|workspace|seat)|include[sd]?|first \d|unlimited|every year|each year|estimated)\b/i
const ownCrowd =
  /\b(?:trusted|used|loved|chosen|joined?|serv(?:e|es|ed|ing)|help(?:s|ed|ing)?|rel(?:y|ies)|power(?:s|ing)?|our|we|already|happy|satisfied|use|uses|using|over|more than)\b/i

const sized =
  /\b(?:compan(?:y|ies)|firms?|businesses|teams?|organi[sz]ations?|groups?|towns?|villages?|offices?|schools?|employers?|events?|parties)\b[^.]{0,24}\b(?:of|with|under|over|between|about|around|fewer than|more than|at least|up to) (?:\d[\d,]*\s?(?:to|-|–|and)\s?)?$/i

/** "30 to 300 people", "companies of 300 people": how large somebody is, not how many came. */
function isSize(text: string, { index }: Match): boolean {
  const before = text.slice(0, index)
  // "If the extension with 10,000 users has": somebody else's, or nobody's.
  const supposed = /\b(?:if|eg|for example|imagine|suppose)\b[^.!?]*$/i.test(before.replace(/e\.g\./gi, 'eg'))
  return supposed || /\d\s?(?:to|-|–)\s*$/i.test(before) || sized.test(before)
}

/** "8.7 from 2,316 customers", "2,914 people gave €121,660": who rated or gave once, and no crowd that may have left. */
function isOnce(text: string, { index, length }: Match): boolean {
  const rated = /(?<![\d.,])\d{1,2}(?:[.,]\d)?(?: ?\/ ?\d+| out of \d+| of \d+| stars?)? (?:from|by)\s*$/i
  const acted = /^ (?:have |has )?(?:gave|given|pledged|backed|voted|donated|answered|replied|rated)\b/i
  return rated.test(text.slice(0, index)) || acted.test(text.slice(index + length))
}

/** Crowd numbers in a part of the page, in order. */
export function crowdNumbersOf(part: Block[], page: Block[]): CrowdNumber[] {
  return part.flatMap(block => {
    if (!isText(block)) return []
    const short = wordsOf(block.text).length <= 7
    if (otherCrowd.test(block.text) || !(short || ownCrowd.test(block.text))) return []
    const next = page[page.indexOf(block) + 1]
    const beside =
      next && (next.group === block.group || next.section === block.section) && isText(next) ? next.text : ''
    return everyMatch(crowd, block.text).flatMap(match => {
      const [number = '', noun = ''] = [match.groups[0], match.groups.at(-1)]
      const value = crowdValue(number)
      if (isSize(block.text, match) || isOnce(block.text, match)) return []
      if (!(value >= 50) || (/^(?:19|20)\d\d$/.test(number.trim()) && !/[+]/.test(match.text))) return []
      return [
        {
          block,
          match,
          number: number.trim(),
          noun,
          defined: crowdDefined.test(block.text) || crowdDefined.test(beside),
        },
      ]
    })
  })
}

const quotedWords = /["“„«]([^"”“„»«]{8,})["”“»]/g
const someone = /^[\s.,;:—–-]*(?:(?:said|says|writes)\s+)?(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}’'-]+/u
const count =
  /(?<![\w.,$€£])\d[\d,.]*\d\+?\s(?:[\p{L}-]+\s)?(?:readers|subscribers|listeners|guests|visitors|runners|hospitals|clinics|practices|schools|caf[eé]s|restaurants|farms|labs|families|households|parents|writers|playwrights|artists|teachers|pupils|contributors|stars|ratings|reviews|orders|projects|applications|sites|cities|countries|talks|issues|letters)\b/iu
/** Its licence says that anyone may look inside, and take it without paying. */
export const openLicence =
  /\b(?:A?GPL|LGPL|MIT|BSD|Apache|MPL|EUPL|ISC|CC0|Unlicense)(?:[- ]v?\d(?:\.\d)?)?(?: or later)?\b(?: ?-?licen[cs]ed?\b)?|\bopen[- ]source\b|\bfree software\b|\bpublic domain\b/
const came =
  /(?<![\w.,$€£])\d[\d,.]*\d (?!million|billion)(?:people|of them|[\p{L}]+s) (?:have |has |had )?(?:since )?(?:applied|came|come|joined|took part|gave|given|bought|signed|rode|ridden|listen|subscribed|enrolled|graduated)\b/iu
const standing =
  /\b(?:registered|authori[sz]ed|accredited|chartered|licensed|certified|approved|regulated|member of|gas safe|fellow of|since (?:19|20)\d\d|\d+ years|established|founded in)\b|\b(?:RCVS|GMC|FCA|ICAEW|ACCA|BACP|IACP|RIBA|NICEIC|CQC|HCPC)\b/i
const made =
  /\b(?:made|built|developed|tested|written) (?:together )?with (?!(?:love|care|passion|pride|you|your|our|a|an|the)\b)/i

/**
 * What may stand for others' word though no list is sure of it: a quotation with a name behind it, a number of readers or
 * hospitals, a professional body. Enough to keep quiet about missing evidence, not enough to praise it.
 */
export function mayBeProof(text: string): boolean {
  if (openLicence.test(text) || count.test(text) || came.test(text) || standing.test(text) || made.test(text))
    return true
  if (mayVouch(text)) return true
  return everyMatch(quotedWords, text).some(
    match => wordsOf(match.groups[0] ?? '').length >= 3 && someone.test(text.slice(match.index + match.length)),
  )
}

/** All evidence from others on the whole page, links in navigation and footer included. */
export function proofOf(
  visible: Block[],
  testimonials: Testimonial[],
  logoRows: LogoRow[],
  crowds: CrowdNumber[],
): ProofFound[] {
  const found: ProofFound[] = [
    ...testimonials.map(({ block }) => ({ kind: 'a testimonial', block })),
    ...logoRows.map(({ heading }) => ({ kind: 'a row of logos', block: heading })),
    ...crowds.map(({ block }) => ({ kind: 'a number of customers', block })),
  ]
  for (const block of visible) {
    const { text } = block
    if (rating.test(text)) found.push({ kind: 'a rating', block })
    if (certificate.test(text)) found.push({ kind: 'a certificate', block })
    if (press.test(text)) found.push({ kind: 'press', block })
    const evidence = clickablesOf([block]).some(
      link => linked.test(link.text) || /(?:github|gitlab|trustpilot|g2|capterra)\.com/i.test(link.href ?? ''),
    )
    if (evidence) found.push({ kind: 'a link to evidence', block })
    if (block.type === 'image' && /\b(?:logo|client|customer|partner|badge|certificate|award)\b/i.test(text))
      found.push({ kind: 'a logo', block })
    if (
      block.type === 'heading' &&
      /\b(?:case stud(?:y|ies)|customer stories|testimonials?|reviews|portfolio|our work|selected work|open[- ]source)\b/i.test(
        text,
      )
    )
      found.push({ kind: 'a part about customers', block })
  }
  return found
}
