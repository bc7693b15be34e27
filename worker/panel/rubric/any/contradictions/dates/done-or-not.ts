/** Told as done in one place and as still to come in another: a takeover, an opening, an approval, a move. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { areApart, clash, isSupposed, type Told, toldOf } from '../told-whole.ts'

interface Event {
  kind: string
  done: RegExp
  ahead: RegExp
}

const due = '(?:planned|scheduled|expected|due|set|foreseen|targeted|pencilled in|envisaged|to follow)'
const approval =
  '(?:approval|licen[cs]e|permit|permission|certificat(?:e|ion)|clearance|marking|registration|accreditation)'
const site =
  /\b(plant|depot|shop|store|office|hall|factory|clinic|warehouse|hotel|line|site|branch|caf[eé]|restaurant|school|farm|mill|lab(?:oratory)?|terminal|hub|station|centre|center|showroom|kitchen|brewery|bakery|gym|park|wing|building|track|ward|port|quarry|nursery)s?\b/gi

const events: readonly Event[] = [
  {
    kind: 'the takeover',
    done: /\b(?:(?<!\bnot (?:yet )?|\bbe )closed(?! (?:the|a|our|because|for)\b)(?= |$|[.,;])|(?:we|have|has) (?:now |already )?(?:acquired|bought|taken over)|completed (?:the|our) (?:acquisition|takeover|purchase|merger)|(?:acquisition|takeover|purchase|merger)\b[^.;]{0,60}\b(?:(?:is|was|has been) (?:now )?(?:closed|complete[d]?|concluded)|closed|completed)\b|already contribut\w+|has been (?:fully )?integrated)/i,
    ahead: new RegExp(
      `\\b(?:closing|completion)\\b[^.;|]{0,50}?\\b(?:${due}|outstanding|pending|still|subject to)\\b|\\b(?:expected|due|scheduled|set|likely) to (?:close|complete)\\b|\\b(?:has|have|had) (?:not (?:yet )?|yet to )(?:closed?|been completed|completed?)\\b|\\bnot (?:yet )?(?:closed|completed)\\b|\\bawaiting (?:closing|completion)\\b|\\bcloses in\\b`,
      'i',
    ),
  },
  {
    kind: 'the opening',
    done: /\b(?:(?:has |was |have )?opened\b|(?:is|are) (?:now |already )?(?:open|running|up and running|in operation|in production|producing)\b|(?:was|has been) (?:commissioned|inaugurated|put into operation)\b|(?:came|went) (?:on stream|into operation|into production))/i,
    ahead: new RegExp(
      `\\b(?:opening(?! (?:hours|times|days))|commissioning|start-?up|start of (?:production|operations?)|inauguration)\\b[^.;|]{0,50}\\b${due}\\b|\\b(?:will|to|due to|planned to|expected to) (?:be )?(?:opened?|commissioned)\\b|\\bopens (?:in|on|next)\\b|\\bunder construction\\b|\\bnot (?:yet )?(?:open|running|in operation|producing)\\b`,
      'i',
    ),
  },
  {
    kind: 'the approval',
    done: new RegExp(
      `\\b(?:obtained|received|got|holds?|have|has been granted|was granted|been given|won)\\b[^.;|]{0,40}\\b${approval}\\b|\\b${approval}\\b[^.;|]{0,40}\\b(?:granted|obtained|received|issued|in hand)\\b|\\b(?:is|are|has been) (?:now |already |fully )?(?:approved|certified|licen[cs]ed|cleared|registered)\\b`,
      'i',
    ),
    ahead: anyCase(
      `\\b${approval}\\b[^.;|]{0,50}\\b(?:pending|outstanding|${due}|awaited|under review|applied for|not yet)\\b|\\b(?:awaiting|waiting for|applied for|applying for|no)\\b[^.;|]{0,30}\\b${approval}\\b|\\b(?:expect|await|hope for) (?:the |our )?(?:\\p{L}+ ){0,3}${approval}\\b|\\bnot (?:yet )?(?:approved|certified|licen[cs]ed|cleared|registered)\\b`,
    ),
  },
  {
    kind: 'the move',
    done: /\b(?:migration|move|switch-?over|changeover|roll-?out|integration|conversion|relocation|go-live)\b[^.;|]{0,50}\b(?:is|was|has been) (?:now |already |fully )?(?:complete[d]?|finished|done|concluded)\b/i,
    ahead: new RegExp(
      `\\b(?:migration|move|switch-?over|changeover|roll-?out|integration|conversion|relocation|go-live)\\b[^.;|]{0,50}\\b(?:${due}|in progress|ongoing|under way|not (?:yet )?(?:finished|complete[d]?|started))\\b`,
      'i',
    ),
  },
]
/** A part of it, a second one, or a step of it. */
const partly =
  /\b(?:phase|stage|part|section|half|second|third|another|next|new (?:wing|hall|line)|extension|expan\w+|enlarg\w+|upgrade|re-?open\w*|first (?:phase|stage|step)|for (?:visitors|the public)|again|at (?:our|the|two|three|all)|in (?:two|three|all)|remaining|rest of|other)\b/i
const plain =
  /^(?:(?:C[ETOF]O|FDA|ISO|USA|EBITDA)|New|All|One|Two|Its|Both|Now|Each|Not|Has|Mid|The|This|That|Our|We|They|And|But|For|From|With|After|Before|Since|When|While|Closing|Opening|Signing|Signed|Migration|Acquisition|Purchase|Takeover|Approval|Next|Steps|Plant|Depot|Phase|Quarter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|North|South|East|West|Europe|European|Board|Group|Update|Status|Review)$/

interface Said {
  told: Told
  kind: string
  words: string
  names: Set<string>
  sites: Set<string>
}

/** Who opens stands first: "The new plant in Szeged", "Opening of the Gdynia depot", and no boiler in it. */
const leads =
  /^\W*(?:(?:the|our|a|new) )*(?:(?:opening|commissioning|start-?up|inauguration) (?:of|in|at) (?:the |our )?)?(?:(?:new )?\p{Ll}+ (?:in|at) )?$/iu
const bodies = (text: string): string[] => text.match(/(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu) ?? []

/** Names: words that are written with a capital letter wherever they stand. */
function namesIn(text: string, whole: string, own: string): Set<string> {
  const words = text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}’'&-]{2,}/gu) ?? []
  return new Set(
    words.filter(
      word =>
        !plain.test(word) &&
        !own.toLowerCase().includes(word.toLowerCase()) &&
        !new RegExp(`(?<![\\p{L}])${word.toLowerCase()}(?![\\p{L}])`, 'u').test(whole),
    ),
  )
}

function isSubject({ told }: Said, name: string): boolean {
  const at = told.text.indexOf(name)
  return at < 0 || leads.test(told.text.slice(0, at))
}

export function doneOrNot(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const whole = all.map(({ text }) => text).join('\n')
  const company = `${reading.deck?.company ?? ''} ${reading.page?.brand ?? ''}`
  const said = (side: 'done' | 'ahead'): Said[] =>
    all.flatMap(told => {
      const [own] = told.parts
      if (!own || partly.test(told.text) || /\?\s*$/.test(told.text)) return []
      if (side === 'done' && (isSupposed(told.text) || /\b(?:not|never|once|when|as soon as)\b/i.test(told.text)))
        return []
      const over =
        own.block.type === 'heading' || own.block.type === 'slide_title' ? '' : headingOver(reading, own.block)
      return events.flatMap(event => {
        const match = event[side].exec(told.text)
        if (!match || (side === 'done' && event.ahead.test(told.text))) return []
        const named = namesIn(told.text, whole, company)
        // The heading names it where the sentence does not.
        const names = named.size > 0 ? named : namesIn(over, whole, company)
        const sites = new Set((told.text.match(site) ?? []).map(word => word.toLowerCase().replace(/s$/, '')))
        return [{ told, kind: event.kind, words: match[0].trim(), names, sites }]
      })
    })
  const done = said('done')
  const ahead = said('ahead')
  return firstPair([...done, ...ahead], (a, b) => {
    if (!done.includes(a) || !ahead.includes(b) || a.kind !== b.kind || !areApart(a.told, b.told)) return null
    const shared = [...a.names].filter(name => b.names.has(name))
    if (shared.length === 0) return null
    // Each has a name that the other has not: two things of one house or place.
    const apart = [a, b].every((one, at) => {
      const other = at === 0 ? b : a
      return [...one.names].some(name => !other.names.has(name))
    })
    if (apart || (a.sites.size > 0 && b.sites.size > 0 && ![...a.sites].some(one => b.sites.has(one)))) return null
    if (a.kind === 'the approval') {
      const [one, other] = [a, b].map(({ told }) => bodies(told.text))
      if (one?.length && other?.length && !one.some(body => other.includes(body))) return null
    }
    if (a.kind === 'the opening' && ![a, b].every(one => isSubject(one, shared[0] ?? ''))) return null
    return clash(reading, `${a.kind} (${shared.join(' ')})`, 'It is told as done and as still to come.', [
      { told: a.told, words: a.words },
      { told: b.told, words: b.words },
    ])
  })
}
