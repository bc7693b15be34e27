/** The company's own people, offices or countries: as many here, and another number there. */
import { anyCase } from '../../../any-case.ts'
import { type Count, countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import { apart, type Conflict, firstPair, sameTime } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, clausesTold, isOfOthers, isPast, isSupposed, type Told } from '../told-whole.ts'

type Kind = 'people in the team' | 'offices' | 'countries served' | 'countries with a team'

const persons =
  /^(?:people|humans|employees|staff|colleagues|specialists|experts|professionals|members|souls|makers|minds)$/
const offices = /^(?:offices|branches)$/
/** The whole of them: "our team of 30", "we are 12 people", "30-strong". */
const ourTeam =
  /\b(?:(?:our|the|we are|we['’]re|as) (?:whole |entire |small |little |full |global |international )?(?:team|staff|crew|collective) (?:of|has|is|counts)|(?<=^\W*)a team of|(?:we are|we['’]re|run by|made by|built by) a (?:small )?team of|we (?:are|['’]re|employ|have grown to)|we['’]re|employs?|employing)\s+(?:now |currently |over |more than |some |about |around |nearly |almost |just |only |a team of )*$/i
const ofUs =
  /^\s*(?:(?:now )?(?:work (?:here|for us|at)|on (?:the|our) team|in (?:the|our) team|on (?:the |our )?payroll|strong)\b|$)/i
const served =
  /\b(?:customers?|clients?|users?|projects?|served?|serving|sold|selling|work with|ship(?:s|ped|ping)?|deliver(?:s|ed|ing|y)?|available|used?|live|trusted)\b/i
const staffed = /\b(?:teams?|offices?|people|colleagues|specialists|staff|based|work from|employees|humans)\b/i
/** A part of them, or those of one place, one trade or one day. */
const part =
  /\b(?:of (?:whom|which|them)|express|same[- ]day|next[- ]day|engineers?|developers?|designers?|drivers?|founders?|board|advis\w+|freelance\w*|support team|sales team|per|each|every|first|new|hir\w+|join\w*|additional|more than one|volunteers?|part[- ]time|apprentices?|shift|project team|dedicated|wrote|visited|speak\w*|languages?|born|nationalit\w+|(?<!\b(?:works?|working) )from \d+ countries|alumni|customers['’])\b/i
const inOnePlace = /^\s*(?:are |who work |work )?(?:in|at) (?:the |our )?\p{Lu}\p{L}+(?!\p{L}*(?:,| and| &))/u

/** All of them without a noun: "there are eleven of us, counting everyone", "a payroll of fourteen". */
const allOfUs = anyCase(
  `\\b(?:there are (${anyNumber}) of us(?= (?:today|now|here|altogether|in all|in total)\\b|\\s*(?:$|[.,;:!–—]))|(?:our|we (?:have|carry|run|employ) an?|(?:^|[,;] )with an?) (?:payroll|head-?count|staff) of (${anyNumber})(?![\\p{L}\\d]|[.,]\\d| (?:a|per|thousand|million|k|euros?|pounds|dollars|francs)\\b))`,
)
/** Fewer may be those who own it. */
const fewestOfUs = 5

/** Somebody else has a payroll too. */
const ofSomebody = /\b(?:customers?|clients?|employers?|users?|members?|supplier\w*|partners?)\b/i

function wholeTeamIn({ parts }: Told, text: string): Count[] {
  const whole = parts.map(part => part.text).join(' ')
  const match = /\b(?:we|our|us)\b/i.test(whole) && !ofSomebody.test(whole) ? allOfUs.exec(text) : null
  const value = numberFrom(match?.[1] ?? match?.[2] ?? '')
  if (!match || !(value >= fewestOfUs) || value > 9_999) return []
  const { index, 0: found } = match
  return [
    { value, max: value, bound: 'exact', noun: 'people', qualifier: '', index, length: found.length, text: found },
  ]
}

interface Own {
  kind: Kind
  count: Count
  told: Told
}

function kindOf(text: string, { noun, qualifier, index, length }: Count): Kind | null {
  const [before, after] = [text.slice(0, index), text.slice(index + length)]
  const alone = wordsOf(text).length <= 4 && before.trim() === ''
  if (inOnePlace.test(after)) return null
  if (persons.test(noun)) {
    if (/\b(?:million|billion|thousand)\b/i.test(qualifier) || (alone && !/^(?:people|members)$/.test(noun))) {
      return alone && after.trim().replace(/[.!]/g, '') === '' ? 'people in the team' : null
    }
    return ourTeam.test(before) || (ofUs.test(after) && /\bwork|team|payroll\b/i.test(after))
      ? 'people in the team'
      : null
  }
  if (offices.test(noun))
    return alone || /\b(?:we (?:have|run)|our|with|from)\s+(?:\w+ )?$/i.test(before) ? 'offices' : null
  if (noun !== 'countries') return null
  const teams = /\b(?:work with|serv\w+|used? (?:by|in)|trusted by) (?:\p{L}+ )?(?:teams?|people)\b/iu.test(text)
  if (staffed.test(text) && !teams) return 'countries with a team'
  return served.test(text) ? 'countries served' : null
}

function ownIn(reading: Reading, told: Told): Own[] {
  const { text } = told
  const plain = text.replace(/\bteam members\b/gi, 'members')
  if (isPast(text) || isOfOthers(text) || isSupposed(text) || part.test(plain)) return []
  if (told.parts.some(one => inPlanCard(reading, one))) return []
  const whole = wholeTeamIn(told, plain).map(count => ({ kind: 'people in the team' as const, count, told }))
  const counted = countsIn(plain).flatMap(count => {
    const kind = kindOf(plain, count)
    return kind && count.value >= 2 ? [{ kind, count, told }] : []
  })
  return [...whole, ...counted]
}

export function ownCounts(reading: Reading): Conflict[] {
  const all = clausesTold(reading).flatMap(told => ownIn(reading, told))
  return firstPair(all, (a, b) => {
    if (a.kind !== b.kind || !areApart(a.told, b.told) || !apart(a.count, b.count, 0.15)) return null
    const alike = all.filter(({ kind }) => kind === a.kind)
    // Three numbers are a history, or a list of firms.
    if (new Set(alike.map(({ count }) => count.value)).size > 2 || !sameTime(a.told.text, b.told.text)) return null
    return clash(reading, `the number of ${a.kind}`, 'Both are given as the number of today.', [
      { told: a.told, words: a.count.text },
      { told: b.told, words: b.count.text },
    ])
  })
}
