/** A rank claimed without saying by whom. */
import type { Block } from '#db/shapes.ts'
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import { superlative } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { clip, negated, quoteFound } from '../text.ts'
import { asks, inTurn, worried } from '../views.ts'
import { around, hasSource, headingOver, isAboutOthers, isAdvice, isQuestion } from './voice.ts'

/** Words that make a rank of something else: requirements, practice, order. */
const ordinary =
  /\bbest (?:practices?|before|regards|effort|way to|for)\b|\bworks best\b|\bleading (?:to|zero|space|edge|indicator|a team|the team)\b|\bthe only (?:required|needed|necessary|thing you|one who|way to)\b|\bonly if\b|\bread-only\b|\bmembers only\b|\bfirst (?:name|step|aid|\d+)\b|\bmost (?:recent|of|customers|people)\b/i
/** An aim or somebody else's claim. */
const aim =
  /\b(?:want|hope|strive|aspire|dream|vision|mission|become|becoming|to be|work(?:ing)? with|partner(?:ed|s|ing)? with|integrat\w+ with|customers? (?:include|like)|powered by|backed by|built on|alumni of|former(?:ly)?|ex-|used (?:in|by|at)|trusted by)\b[^.]{0,50}$|\b(?:at|for|of) $/i
const fromOthers =
  /\b(?:people|leaders?|executives?|engineers?|talent|investors?|money|backing|funding|experience|customers?|clients?|advice|experts?|brands?|products?|goods|data|ingredients|parts|materials|graduates|veterans|hires?|lessons|methods|research|insights?|technology|exports?|switch(?:ed|ing)?|moved?|moving) from (?:the )?$/i
/** "from Europe's leading agency" is who speaks; "from the world's leading universities" and "people from …" are others. */
function isFromOthers(before: string, rank: string): boolean {
  // "With some of the world's most admired houses": who is one of them says so of itself and not of some.
  if (/\b(?:some|many|most|several|all|few|two|three|four|five) of (?:the )?$/i.test(before)) return true
  if (!/\bfrom (?:the )?$/i.test(before)) return false
  const [named = ''] = /^[\w'’ -]*/.exec(rank.split(/ (?:in|on|for|of|to|and|that|which|who|with) /)[0] ?? '') ?? []
  return fromOthers.test(before) || /[^s'’]s\s*$/i.test(named)
}

/** Terms that one side asks for, or an order of events: no rank. */
const noRank =
  /^(?:your|our) (?:only|first)\b|^(?:world|industry|market|europe|uk|us|asia)(?:'s|’s) (?:first|only)\b(?= (?:customer|client|order|contract|pilot|sale)s?\b)/i
/** A person or another body is ranked, and not what is sold. */
const ofPerson =
  /^(?:world[- ]class|best[- ]in[- ]class|unrival+ed|unparal+el+ed|second to none) (?:\p{L}+ )?(?:engineers?|developers?|designers?|scientists?|researchers?|talents?|people|experts?|advis[eo]rs?|investors?|coach(?:es)?|athletes?|chefs?|musicians?|doctors?|surgeons?|professors?|universit(?:y|ies)|hospitals?|research|CTO|CFO|CEO|candidates?|hires?)\b/iu
/** Another is the subject: "they are", "Harrow, the leading agency, buys from us". */
const ofAnother =
  /\b(?:they|he|she|who|which|whose|their|his|her)\b[^.]{0,40}$|\b(?:expect|want|ask|need|require|request|looking for|seek|give us|giv\w+ you)\b[^.]{0,60}$/i

/** What the company says of itself in plain words: "is a leading provider", "Our prices are the best". */
const plain =
  /(?<=\b(?:we are|we['’]re|is|are|considered|known as|recogni[sz]ed as) )(?:the|a|an|one of the) (?:(?:biggest|largest|best|leading|foremost|most trusted|number one)(?: and |, | )){1,3}(?:(?!and\b|or\b)[\p{L}-]+ ){0,5}?(?:provider|suppliers?|compan(?:y|ies)|brands?|firms?|manufacturers?|producers?|exporters?|vendors?|agenc(?:y|ies)|platforms?|specialists?)\b|(?<=\b(?:we are|we['’]re) )(?:(?:the )?(?:world|global|market|industry)[- ]lead(?:ing|ers?)|number one) in (?!(?:the|our) (?:list|queue|line|row|series|order|table|alphabet)\b)(?:the |our )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+|\b(?<!of )our (?:prices?|quality|products?|services?|service|team|software|app|rates|goods) (?:is|are) the (?:best|cheapest|lowest|finest|highest|fastest)\b(?! (?:when|if|way|part|reason|thing|for|in|with|among|it|we|they|you)\b)/iu
/** A name as the subject: "Harrowgate is", "Harrowgate (Leeds) offers". */
const namedSubject =
  /^\W*(?!(?:We|Our|The|This|It|I|There|Here|What|You|That|Each|Every|All|In|At|With|For|If|When|As|And|But|So)\b)(\p{Lu}[\p{L}\d&.-]*)(?: \p{Lu}[\p{L}\d&.-]*){0,4}(?: \([^)]*\))?,? (?:is|are|was|has|have|offers?|sells?|runs?|claims?)\b/u
const ownSubject =
  /^\W*(?:We(?: are|['’]re)|Our (?:company|firm|group|business|agency|studio|practice) is|It is|\p{Lu}.{0,80}? (?:is|are)) (?:considered |known as |recogni[sz]ed as )?$/u

/** A name is taken for the company's own where it opens the text, or stands in its title, its address or a heading. */
function speaksOfOther(reading: Reading, text: string): boolean {
  const name = namedSubject.exec(text)?.[1]
  if (!name) return false
  const { title, website, blocks } = reading.document
  const headings = blocks.filter((block, at) => at < 3 || block.type === 'heading' || block.type === 'slide_title')
  const own = [title ?? '', website?.finalUrl ?? '', reading.deck?.company ?? '', ...headings.map(block => block.text)]
  return !own.some(where => where.toLowerCase().includes(name.toLowerCase()))
}

const number = /\b\d[\d.,]*\s?(?:%|percent|ms|x|×|seconds?|users|customers|reviews)/i

/** A rank over everything there is, whatever is sold: "the best soil sensor in the world". */
const ofAll =
  /(?<!\b(?:one|some|any|all|among) of |\b(?:like|than|with|from|against|to|by|beat|beats) )\bthe (?:best|fastest|easiest|cheapest|largest|smartest|safest|simplest|cleanest|strongest|quietest|lightest|smallest|toughest|brightest|thinnest|finest|freshest|purest|softest(?! (?:launch|landing|start|opening))|warmest|greenest|longest[- ]lasting|most [\p{L}-]+) (?:(?!(?:is|are|was|were|that|which|who|I)\b)[\p{L}-]+ ){1,4}(?:in the (?:world|industry|business|country|uk|us)|on (?:the market|the planet|earth))\b/iu

/** Past all comparison: "the best bread you have ever eaten", "there is nothing like it on the market". */
const pastAll =
  /\bthe (?:best|finest|softest|fastest|easiest|smoothest|freshest|tastiest) (?:[\p{L}-]+ ){1,2}(?:that )?you(?:['’]ve|['’]ll| have| will)? (?:have )?ever (?!had to\b)\p{L}+|\bthere(?:['’]s| is) nothing (?:else )?(?:quite )?like it(?: (?:on the market|in the (?:world|trade|industry)|anywhere))?(?=\W*$)/iu

/** Between quotation marks, or in a line with a signature below: another's words, or words that are only mentioned. */
function isAnothers(reading: Reading, sentence: Sentence, index: number): boolean {
  const { block, start } = sentence
  const before = block.text.slice(0, start + index)
  const opened = Math.max(before.lastIndexOf('“'), before.lastIndexOf('«'), before.lastIndexOf('„'))
  if (opened >= 0 && !/[”»]/.test(before.slice(opened)) && /[”»]/.test(block.text.slice(start + index))) return true
  const straight = before.match(/"/g)?.length ?? 0
  if (straight % 2 === 1 && block.text.slice(start + index).includes('"')) return true
  if (reading.page?.testimonials.some(one => one.block === block || one.byBlock === block)) return true
  return isSignedBelow(reading, block)
}

const praise =
  /\b(?:testimonials?|reviews?|say|said|saying|tell us|customers?|clients?|feedback|kind words|voices|stories)\b/i
/** "Ada Muster, Head of Operations", "CEO, Muster Ltd", "Josh, USA". */
const signature = /^[\s—–-]*\p{Lu}[\p{L}.’'-]*(?: [\p{L}&.’'-]+){0,4}(?:, [\p{L}\d&.’' -]{2,40}){1,2}$/u

/** Praise in a card of its own below a heading that announces it, with who said it in the line that follows. */
function isSignedBelow(reading: Reading, block: Block): boolean {
  if (!praise.test(headingOver(reading, block)) || block.type === 'heading') return false
  const { blocks } = reading.document
  const next = blocks[blocks.indexOf(block) + 1]
  return next?.type === 'paragraph' && next.group === block.group && signature.test(next.text.trim())
}

/** What bounds the only one of its kind: what it has or does, or the place it is in. */
const bounds =
  /^(?: (?!(?:and|or|but|so|we)\b)[\p{L}-]+){0,4}? (?:(?:with(?:out)?|that|which|who|whose)(?![\p{L}-])|in (?:the )?\p{Lu})/u
const name =
  '(?!(?:We|Our|They|It|I|He|She|This|That|These|Those|There|Nobody|None|No|All|Most|Some|Others?|Everyone|Competitors|Rivals)\\b)\\p{Lu}[\\p{L}\\d&.’-]*'
/** "Calvera and Norrit have none", "unlike Calvera", "neither Calvera nor Norrit": another by name, of whom it can be asked. */
const compared = new RegExp(
  [
    `(?<![\\p{L}\\d])${name}(?:(?: |, | and | or |, and )${name}){0,4}(?: (?:both|each|all|still|today)){0,2} (?:(?:has|have|had|offers?|supports?|sells?) (?:none|no(?:t|thing)?|neither|only)(?! (?:equals?|rivals?|match|peers?|competitors?|alternatives?))|lacks?|(?:do|does|did|can|is|are) ?not|(?:do|does|did|is|are)n['’]t|can['’]t)(?![\\p{L}])`,
    `\\b(?:unlike|neither|nor|than|versus|vs\\.?|compared (?:with|to)|against) ${name}`,
  ].join('|'),
  'u',
)
const dated =
  /\b(?:as (?:of|at)|check(?:ed)?|verified|compared|looked|status)(?: (?:on|in|at))?:? (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,? )?(?:\d{1,2}, )?(?:Q[1-4] )?20\d\d\b/i

/** "The only system with a Welsh interface; Calvera and Norrit have none as of May 2026" can be checked, and says how. */
function isCheckable({ block, start, text }: Sentence, index: number, length: number): boolean {
  if (!/\b(?:only|first)\b/i.test(text.slice(index, index + length)) || !bounds.test(text.slice(index + length)))
    return false
  // The rest of the sentence and what follows it, or "As of May 2026" before it.
  const after = block.text.slice(start + index + length, start + text.length + 200)
  return dated.test(text) || dated.test(after) || compared.test(after)
}

/** The rank to the end of its field: "the best app in the world", not "the best app in". */
function wholeRank(text: string, index: number, length: number): string {
  const rank = text.slice(index, index + length)
  // "a leading accounting solutions" goes on with what it is: "provider".
  const kind =
    /^ (?:provider|company|platform|supplier|firm|agency|manufacturer|vendor|specialist|partner|maker|house|brand)s?\b/i.exec(
      text.slice(index + length),
    )?.[0]
  if (kind) return `${rank}${kind}`.replace(/\s+/g, ' ')
  if (/^(?:the|our|an?|your) only\b/i.test(rank))
    return `${rank}${boundIn(text.slice(index + length))}`.replace(/\s+/g, ' ')
  const field = /\b(?:for|on|in|of)$/i.test(rank)
    ? /^(?: [\p{L}\p{N}][\p{L}\p{N}’'&-]*){1,4}/u.exec(text.slice(index + length))?.[0]
    : undefined
  // The field ends where the sentence goes on to something else.
  const ended =
    (field ?? '').split(/ (?=(?:and|or|but|so|because|that|which|who|with|to|by|we|you|it|is|are)\b)/i)[0] ?? ''
  return `${rank}${ended}`.replace(/\s+/g, ' ')
}

/** "The only system" is not what was claimed where the sentence goes on "with a Welsh interface". */
function boundIn(after: string): string {
  const clause = /^ (?:with(?:out)?|that|which|who|whose|for|in|on|to)(?: [^\s,;:.!?()–—]+)+/u.exec(after)?.[0] ?? ''
  const whole = clause.split(/ (?=(?:and|or|but|so|because|as of|as at)\b)/i)[0] ?? ''
  const cut = clip(whole, 60)
  return cut.length < whole.length ? `${cut} …` : whole
}

function plainRank(text: string): RegExpExecArray | null {
  const match = plain.exec(text)
  if (!match || (!/^our\b/i.test(match[0]) && !ownSubject.test(text.slice(0, match.index)))) return null
  return match
}

function detect(reading: Reading): Sighting[] {
  return reading.sentences.flatMap((sentence): Sighting[] => {
    const match =
      superlative.exec(sentence.text) ??
      ofAll.exec(sentence.text) ??
      pastAll.exec(sentence.text) ??
      plainRank(sentence.text)
    if (!match || noRank.test(sentence.text.slice(match.index)) || ofPerson.test(sentence.text.slice(match.index)))
      return []
    if (isAnothers(reading, sentence, match.index)) return []
    if (speaksOfOther(reading, sentence.text) || ofAnother.test(sentence.text.slice(0, match.index))) return []
    if (ordinary.test(sentence.text) || isQuestion(sentence.text)) return []
    if (isAdvice(sentence.text) || isAboutOthers(sentence.text) || aim.test(sentence.text.slice(0, match.index)))
      return []
    if (isFromOthers(sentence.text.slice(0, match.index), sentence.text.slice(match.index))) return []
    if (negated(sentence.block.text, sentence.start + match.index)) return []
    if (isCheckable(sentence, match.index, match[0].length)) return []
    if (hasSource(around(reading, sentence.block)) || number.test(sentence.text)) return []
    return [
      {
        severity: 2,
        quotes: [quoteFound(sentence, match.index, match[0].length)],
        facts: {
          rank: wholeRank(sentence.text, match.index, match[0].length),
        },
      },
    ]
  })
}

export const superlativeUnbacked: Observation = {
  id: 'superlative-unbacked',
  category: 'honesty',
  appliesTo: reading => reading.english && !reading.technical,
  sources: ['NNG-READ', 'CXL'],
  detect,
  beats: ['buzzword-dense'],
  views: {
    'skeptical-buyer': worried(
      inTurn(
        s => `“${s.facts.rank}”, says who? I looked beside it for a ranking, a test or an award.`,
        s => `I looked for what makes it “${s.facts.rank}” and found only the words.`,
        s => `“${s.facts.rank}” asks me to take a rank on trust.`,
      ),
      s => `Put the ranking, award or measurement next to “${s.facts.rank}”, or cut the words.`,
      s => `I cannot check “${s.facts.rank}”, and I stop reading claims that I cannot check.`,
    ),
    positioning: worried(
      inTurn(
        s => `Any rival can print “${s.facts.rank}” tomorrow, so it sets nothing apart.`,
        s => `With “${s.facts.rank}” the place is claimed before the field is drawn.`,
        s => `“${s.facts.rank}” leaves out of which category, and that is the part a buyer could use.`,
      ),
      s => `Replace “${s.facts.rank}” with the one difference that a rival would have to deny.`,
      s => `“${s.facts.rank}” describes every company in the category as well as this one.`,
    ),
    'market-competition': worried(
      inTurn(
        s => `“${s.facts.rank}” is a statement about competitors, and no measurement stands beside it.`,
        s => `“${s.facts.rank}” ranks the field without showing it.`,
        s => `Where is the second place to “${s.facts.rank}”?`,
      ),
      s => `Say against whom and on which measure “${s.facts.rank}” holds, or leave it out.`,
      s => `A rank without a field of rivals, “${s.facts.rank}”, tells me nothing about the market.`,
    ),
    'investment-opportunity': asks(
      s => `Is “${s.facts.rank}” a position already held, or one hoped for?`,
      s => `Ask for the list or the share behind “${s.facts.rank}”.`,
      s => `“${s.facts.rank}” could be true; what is written here does not let me tell.`,
    ),
  },
}
