/** Whether words on a page say how somebody there is reached, where they are found, or who they are. */

/** An address, a number, a street or a registered company, in the ways that most pages write them. */
const written =
  /(?<![\w.+-])[\w.+-]{1,64}(?:@[\w-]{1,63}\.\w{2}|\s?(?:\(at\)|\[at\])\s?\w)|\+\d[\d ()./-]{7,20}\d|\(\d{3}\)\s?\d{3}-?\d{4}|\b0\d{2,4}[ /-]\d{3,}[\d -]*|\b0\d{1,3}(?:[ /-]\d{2,4}){3,4}\b|\b(?:tel|phone|telephone|telefon|call|ring)\b\.?:?\s*\d|\p{L}{3,30}(?:straat|laan|plein|strasse|straße|gasse|weg|gatan|vägen|gata|veien|vej|gade|katu) \d{1,4}\b|\b(?:ul\.|rua|avenida|ulica) ?\p{L}|\b\d{1,5}\s+(?:\p{Lu}\p{L}{1,30}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Drive|Boulevard|Blvd|Way|Court|Place)\b|\b(?:strasse|straße|platz|rue|calle|via|plaza)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b(?:company|registration|registered|charity|VAT)\b.{0,30}\b(?:no|number|reg)\b\.?:?\s*[A-Z]{0,3}\d|\bHRB ?\d|\bLtd\.?(?=,| is| \(|$)|\bregistered (?:office|in)\b|\bP\.?O\.? Box\b/iu

/** "555.014.2211", "1-800-555-0199", "98450 12367" after the word for it, "SMS “vet” to 45500". */
const number =
  /(?<![\d.,/-])(?:1[ .-])?\d{3}[.-]\d{3}[.-]\d{4}(?![\d.-])|\b(?:whats ?app|telegram|signal|viber|mobile|cell|sms|text|dial|phone|call|ring|wa|mob)\b\.?[^.!?\n]{0,30}?(?<![\d.,$€£₹])(?:\d{5}|\d{2,5}(?:[ -]?\d{2,5}){2,4}|\d{5} \d{5}|\d{10})(?![\d,]| (?:people|\p{L}+s)\b)/iu
/** "hello at rotabee dot example", "[ at ]", an address with a sign that no robot reads, a name on a network. */
const spelled =
  /[\p{L}\d] ?[([{] ?at ?[)\]}] ?[\p{L}\d]|\b[\w-]{1,40} at [\w-]{1,40} dot \w|[\w.-]＠[\w-]+\.\w|^\W*@[A-Za-z][\w.]{3,29}\W*$|\b(?:[Ff]ind us|[Ff]ollow us|[Ww]e are|[Ii]nsta(?:gram)?|[Mm]astodon|[Bb]luesky|[Tt]hreads|[Tt]witter)\b[^.!?\n]{0,20}@[A-Za-z]\w{2}/u

const streets =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Drive|Boulevard|Blvd|Court|Mews|Quay|Yard|Row|Wharf|Terrace|Crescent|Parade|Gardens|Embankment|Parkway|Pkwy|Highway|Marg|Nagar'
const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
/**
 * "3 Friar Gate Mews", "on Fish Quay", "Church Rd, Douglas", "Unit 6, The Maltings, Thrapston", "2nd floor, above",
 * "Bengaluru 560010", "Portland OR 97214", "1420 SE Ankeny".
 */
const place = new RegExp(
  [
    `\\b\\d{1,5}[A-Za-z]? (?:\\p{Lu}\\p{L}{1,30} ){1,3}(?:${streets})\\b`,
    '\\b\\d{1,3}(?:st|nd|rd|th) (?:Ave|Avenue|St|Street)\\b',
    `\\b(?:on|in|at|off|along) (?:\\p{Lu}\\p{L}{1,30} ){1,2}(?:${streets})\\b`,
    `\\p{Lu}\\p{L}{1,30} (?:${streets}), \\p{Lu}\\p{Ll}`,
    '\\b(?:Unit|Suite|Flat|Plot|Shop|Apt|Studio|Bay|Stall) (?:[Nn]o\\.? ?)?\\d+[A-Za-z]?, [^.,;:\\n]{3,40}, (?:near )?\\p{Lu}\\p{Ll}',
    '\\b(?:[Gg]round|[Ff]irst|[Ss]econd|[Tt]hird|\\d+(?:st|nd|rd|th)) floor, ',
    '\\p{Lu}\\p{Ll}{3,30}(?:,|[ –-]+)\\d{3} ?\\d{3}(?![\\d,]| \\p{Ll})',
    `\\p{Lu}\\p{Ll}{1,30},? (?:${states}),? \\d{5}\\b`,
    '\\b\\d{2,5} (?:NE|NW|SE|SW|N|S|E|W)\\.? \\p{Lu}\\p{Ll}{2,}',
  ].join('|'),
  'u',
)

const weekday = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:s?day|nesday|rsday|urday)?s?'
const hour =
  '(?:\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)?|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
/** "Tuesday to Saturday, 7.30 till we sell out", "weekdays ten to four": somebody is there to be asked. */
const hours = new RegExp(
  `\\b(?:${weekday}(?:,| and| &) ${weekday} at ${hour}|${weekday},? (?:from )?${hour} ?(?:-|–|—) ?${hour}\\b|(?:${weekday} ?(?:-|–|—|to|till|until|through) ?${weekday}[^!?\\n]{0,30}?|(?:weekdays|daily|all days|every day|(?:doors|gates?) (?:are )?open|open (?:daily|from)),? (?:from )?)\\b${hour}(?: ?(?:-|–|—) ?| (?:to|till|until|and) (?:${hour}|we|half|late)\\b))`,
  'i',
)
/** "Stop by for a cup", "Knock on Magnie’s door", "Reception is staffed": one may walk in. */
const welcome =
  /\b(?:come (?:and|&) (?:see|find|meet|visit) us|(?:stop|drop|pop|swing|call) (?:by|in|into) (?:and|for|to|on|at|the|our|any|whenever|between)\b|knock (?:on|at) |ring the bell|reception (?:is|opens)|how to (?:find|get to) us|getting here|finding us|find your way)/i

/** "Just hit reply", "the bubble in the corner", "We sit in #loom on Libera", "Patches go to the mailing list". */
const answered =
  /\b(?:hit|press|just|simply) reply\b|\breply to (?:(?:(?:any|each|every|one|all) of )?(?:our|my|this)(?: \p{L}+)? (?:e-?mails?|mails?|letters?|issues?|newsletters?)|(?:any|every) (?:issue|letter|newsletter))\b|\b(?:chat )?(?:bubble|chat|speech balloon)\b[^.!?\n]{0,20}\bcorner\b|\bchat (?:bubble|button|window|icon)\b|(?<![\w&])#[\w-]{2,} on \p{Lu}\p{L}|\b(?:IRC|Libera|Zulip|Gitter|Discourse|Matrix) (?:channel|room|server|chat|forum)\b|\b(?:patches|questions|bugs?|reports?|write|post) (?:\p{L}+ )?to (?:the|our) (?:mailing )?list\b|\b(?:note|message|report)\b[^!?\n]{0,40}\b(?:goes|comes|gets) (?:straight |directly )?to (?:me|us|both of us)\b|\b(?:DM|direct message)\b[^.!?\n]{0,20}@\w/iu

/** A number under which a register knows the company: "ABN 41 602 118 773", "Scottish charity, SC041987". */
const registered =
  /\b(?:ABN|ACN|NZBN|KvK|KVK|CVR|CIN|GSTIN|SIREN|SIRET|RCS|UEN|EIN|CNPJ|NIF|CIF|NIP|KRS|IČO|VAT|UID|FN|SRA|FCA|FRN|CRO|CHY|OSCR)\b\.?:? ?(?:(?:[Nn]o|[Nn]umber|[Nn]r|[Rr]eg)\.?:? )?[A-Z]{0,4}-?\d[\d A-Z.-]{3,}|\bSC0\d{5}\b|\b[Oo]rg(?:anisation)?\.?[ -]?(?:nr|no|number)\.?:? ?\d{3}|\b[Rr]eg(?:\.|istered) in \p{Lu}[^.!?\n]{0,30}\d{5}|\b[Rr]egist(?:er|ry) under \d{4}|\b[Rr]eg(?:istry|istration)?\.? (?:(?:code|no|nr|number)\.?:? )?\d{6}|\bcharity\b[^.!?\n]{0,25}\b(?:NIC|CHY ?)?\d{5,8}\b|\b[Nn](?:o|umber|r)\.? [A-Z]{0,2}\d{3,8}\b[^.!?\n]{0,30}\b[Rr]egist(?:er|ry)\b|\b[Rr]egist(?:er|ry)\b[^.!?\n]{0,30}\b[Nn](?:o|umber|r)\.? [A-Z]{0,2}\d{3,8}\b/u

const ways = [written, number, spelled, place, hours, welcome, answered, registered]

/** Somebody can be reached, found or looked up by what this text says. */
export function saysHowToReach(text: string): boolean {
  return ways.some(way => way.test(text))
}

const walkIn =
  /\b(?:walk[- ]?ins?|walk (?:right |straight )?in|no appointments?(?: needed)?|just (?:turn|show) up|turn up)\b/i

/** What is shown together lets one act without a button: a number to call or to text, an address, an open door. */
export function letsOneAct(texts: string[]): boolean {
  if (texts.some(text => number.test(text) || spelled.test(text) || /[\w.-]@[\w-]+\.\w{2}/.test(text))) return true
  return (
    texts.some(text => walkIn.test(text)) &&
    texts.some(text => hours.test(text) || place.test(text) || written.test(text))
  )
}

const person = "\\p{Lu}[\\p{L}’'-]{1,30} \\p{Lu}\\p{Ll}[\\p{L}’'-]{0,30}"
const maker = '(?:[Ww]ritten|[Mm]ade|[Rr]un|[Bb]uilt|[Ee]dited|[Pp]ublished|[Oo]rganised|[Oo]rganized)'
/** "Written by Tomasz Wilk", "made in Kiel by Wenzel & Daughters", "I’m Rudy Petrakis". */
const byline = new RegExp(
  `(?<!\\p{L})${maker}(?: in \\p{Lu}\\p{L}{1,30})? by (?:${person}|\\p{Lu}[\\p{L}’'-]{1,30} (?:&|and) \\p{Lu})|\\b(?:I['’]m|I am|[Mm]y name is) ${person}|\\b(?:is|are|by|from) ${person} (?:and|&) ${person}`,
  'u',
)
const copyright = new RegExp(`^\\W*(?:©|[Cc]opyright)[\\s\\d–-]*(${person})\\W*$`, 'u')

/** A person, or a house by its founders, signs the page; the page's own name over a year signs nothing. */
export function signs(text: string, name: string | null, title: string): boolean {
  if (byline.test(text)) return true
  const owner = copyright.exec(text.trim())?.[1]
  return owner !== undefined && owner !== name && !title.toLowerCase().includes(owner.toLowerCase())
}
