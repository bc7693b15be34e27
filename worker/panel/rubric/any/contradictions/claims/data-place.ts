/** Data that stay in one country or union, and are worked on in another. */
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, isPast, namesPlan, type Told, toldOf } from '../told-whole.ts'

/** Where a place lies: a country, and the union around it. */
const places: [country: string, union: string, names: string][] = [
  [
    'US',
    'US',
    'USA|U\\.S\\.A?\\.?|US|United States|America|us-(?:east|west)-\\d|Virginia|Oregon|Ohio|California|Texas|New York|Iowa',
  ],
  ['UK', 'UK', 'UK|United Kingdom|Great Britain|England|Scotland|London|Manchester'],
  ['CH', 'CH', 'Switzerland|Zurich|Zürich|Geneva'],
  ['CA', 'CA', 'Canada|Toronto|Montr[eé]al|Vancouver'],
  ['AU', 'AU', 'Australia|Sydney|Melbourne'],
  ['IN', 'IN', 'India|Mumbai|Hyderabad|Chennai|Bengaluru|Bangalore'],
  ['SG', 'SG', 'Singapore'],
  ['JP', 'JP', 'Japan|Tokyo|Osaka'],
  ['NZ', 'NZ', 'New Zealand|Auckland'],
  ['NO', 'EEA', 'Norway|Oslo'],
  ['DE', 'EU', 'Germany|Frankfurt|Berlin|Munich|Nuremberg|Nürnberg|Falkenstein'],
  ['IE', 'EU', 'Ireland|Dublin'],
  ['FR', 'EU', 'France|Paris|Gravelines'],
  ['NL', 'EU', 'Netherlands|Amsterdam'],
  ['SE', 'EU', 'Sweden|Stockholm'],
  ['FI', 'EU', 'Finland|Helsinki'],
  ['DK', 'EU', 'Denmark|Copenhagen'],
  ['AT', 'EU', 'Austria|Vienna'],
  ['ES', 'EU', 'Spain|Madrid'],
  ['IT', 'EU', 'Italy|Milan'],
  ['PT', 'EU', 'Portugal|Lisbon'],
  ['BE', 'EU', 'Belgium|Brussels'],
  ['PL', 'EU', 'Poland|Warsaw'],
  ['', 'EU', 'EU|European Union|EEA|Europe|eu-(?:west|central|north|south)-\\d'],
]
const anyPlace = `(?:${places.map(([, , names]) => names).join('|')})`
const data =
  '(?:[Ee]verything|[Nn]othing|[Ii]t all|[Dd]ata(?! cent(?:re|er))|[Ii]nformation|[Rr]ecords|[Ff]iles|[Dd]ocuments|[Rr]ecordings|[Cc]ontent|[Mm]essages|[Pp]hotos|[Ii]mages|[Bb]ackups|[Cc]op(?:y|ies)|[Vv]ideos|[Ss]cans|[Ss]ervers)'
const near = `[^.;]{0,60}?\\b(?:in|to|by [^.;]{3,40}? in) (?:the |a |an |our |its )?(?:[\\p{L}-]+, )?(${anyPlace})(?![\\p{L}])`
const stays = [
  new RegExp(
    `\\b(?:[Nn]othing(?: you [^.;]{2,30}?)? (?:ever )?leaves|${data}\\b[^.;]{0,80}?\\b(?:never|not|doesn['’]t|don['’]t) leaves?) (?:the |our )?(${anyPlace})(?![\\p{L}])`,
    'u',
  ),
  new RegExp(
    `\\b(?:100\\s?%|[Oo]nly|[Ee]xclusively|[Ff]ully|[Ee]ntirely)(?: [\\p{L}-]+)? hosted (?:only )?in (?:the )?(${anyPlace})(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`\\b${data}\\b[^.;]{0,40}?\\bnever leaves? (?:the |our )?(${anyPlace})(?![\\p{L}])`, 'u'),
  new RegExp(
    `\\b${data}\\b[^.;]{0,30}?\\b(?:stays?|remains?|kept|stored|hosted|held|processed) (?:only |exclusively |entirely |solely |always )in (?:the )?(${anyPlace})(?![\\p{L}])`,
    'u',
  ),
  new RegExp(
    `\\b${data}\\b[^.;]{0,30}?\\b(?:stays?|remains?) (?:in|within|inside) (?:the )?(${anyPlace})(?![\\p{L}])`,
    'u',
  ),
]
/** "On Australian soil", "in a Swiss data centre". */
const adjectives: readonly (readonly [adjective: string, place: string])[] = [
  ['American', 'US'],
  ['British', 'UK'],
  ['Swiss', 'Switzerland'],
  ['Canadian', 'Canada'],
  ['Australian', 'Australia'],
  ['Indian', 'India'],
  ['Japanese', 'Japan'],
  ['Norwegian', 'Norway'],
  ['German', 'Germany'],
  ['Irish', 'Ireland'],
  ['French', 'France'],
  ['Dutch', 'Netherlands'],
  ['Swedish', 'Sweden'],
  ['Finnish', 'Finland'],
  ['Danish', 'Denmark'],
  ['Austrian', 'Austria'],
  ['European', 'Europe'],
]
const staysOnSoil = new RegExp(
  `\\b${data}\\b[^.;]{0,60}?\\b(?:stays?|remains?|kept|stored|hosted|held|lives?|sits?) (?:only |exclusively |entirely |solely |always )?(?:on|in|within|inside) (${adjectives.map(([adjective]) => adjective).join('|')}) (?:soil|territory|ground|data cent(?:re|er)s?|servers)(?![\\p{L}])`,
  'u',
)
const done =
  '(?:processed|stored|hosted|held|kept|transferred|sent|saved|backed up|copied|replicated|mirrored|transcribed|analy[sz]ed|translated)'
const worked = [
  new RegExp(
    `\\b(?!(?:[Ee]very|[Nn]o)thing|[Ii]t all)${data}\\b[^.;]{0,30}?\\b(?:is|are|gets?|may be|will be) (?:also )?${done}\\b${near}`,
    'u',
  ),
  new RegExp(
    `\\b[Ww]e (?:also )?(?:store|keep|copy|replicate|mirror|host|send|transfer|process|back up|use)\\b[^.;]{0,40}?\\b(?:cop(?:y|ies)|backups?|data|files|records|servers?|data cent(?:re|er)s?|everything)\\b${near}`,
    'u',
  ),
  // "A copy is made each night and kept with our second provider in Oregon".
  new RegExp(
    `\\b(?:[Cc]op(?:y|ies)|[Bb]ackups?|[Ss]napshots?)(?: of (?:the |our |all |your )?(?:database|data|files|records|everything|systems?|servers?))? (?:is|are) (?:made|taken|run|drawn)\\b[^.;]{0,30}?\\band (?:then )?${done}\\b${near}`,
    'u',
  ),
  // "Backups | AWS us-east-1", "Second site: Dublin, Ireland".
  new RegExp(
    `^(?:[Nn]ightly |[Dd]aily |[Oo]ff-?site )?(?:[Bb]ackups?|[Ss]ervers?|[Hh]osting|[Dd]ata cent(?:re|er)s?|[Ss]econd (?:site|copy)|[Ss]torage)(?: (?:site|location|region))?\\s*[:|–—-] [^.;|]{0,30}?(?<![\\p{L}-])(${anyPlace})(?![\\p{L}])`,
    'u',
  ),
]
/** Of those who live there or choose so, or of another kind of data. */
const other =
  /\b(?:if|unless|except\w*|optional\w*|choose|choice|your region|on request|(?:US|EU|UK|American|European|Canadian|Australian|British) (?:customers|users|accounts|data)|regions?|customers in|users in|customers['’]|billing|payments?|card|invoic\w+|newsletter|e-?mail addresses|support|marketing|analytics|website|cookies?|visitors?|usage|anonymi\w+|applicants?|demo|test)\b/i

interface Side {
  told: Told
  words: string
  country: string
  union: string
}

function placeOf(name: string): { country: string; union: string } | null {
  const place = adjectives.find(([adjective]) => adjective === name)?.[1] ?? name
  const found = places.find(([, , names]) => new RegExp(`^(?:${names})$`, 'u').test(place))
  return found ? { country: found[0], union: found[1] } : null
}

function sidesIn(told: Told, patterns: readonly RegExp[]): Side[] {
  const { text } = told
  if (other.test(text) || isOfOthers(text.replace(/\b(?:their|they)\b/g, '')) || isPast(text) || namesPlan(text))
    return []
  return patterns.flatMap(pattern => {
    const match = pattern.exec(text)
    const place = match && placeOf(match[1] ?? '')
    return match && place && (patterns !== worked || !/\bnot\b/.test(match[0]))
      ? [{ told, words: match[0], ...place }]
      : []
  })
}

export function dataPlace(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const kept = all.flatMap(told => sidesIn(told, [...stays, staysOnSoil])).at(0)
  if (!kept) return []
  const wide = /\b(?:Europe|EEA)$/.test(kept.words)
  const within = (side: Side) =>
    (side.union === kept.union ||
      (side.union === 'EEA' && kept.country === '') ||
      (wide && ['UK', 'CH', 'EEA'].includes(side.union))) &&
    (kept.country === '' || side.country === '' || side.country === kept.country)
  const sent = all
    .flatMap(told => sidesIn(told, worked))
    .find(
      side =>
        areApart(side.told, kept.told) && !within(side) && !negated(side.told.text, side.told.text.indexOf(side.words)),
    )
  if (!sent) return []
  return [clash(reading, 'where the data are', 'What stays in one place is worked on in no other.', [kept, sent])]
}
