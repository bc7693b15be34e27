/** All by our own people, and work that others do. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { isOpenedApart } from '../readers/scopes.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const promise =
  /\b(?:no|never(?: (?:any|use|hire|send))?|without|zero|(?:do not|don['’]t)(?: use| hire| send)?) (?:any )?sub-?contract(?:ors?|ing|s)?\b|\b(?:everything|all (?:the |our )?(?:work|jobs|installations?)|every (?:job|installation|step))\b[^.;]{0,30}\b(?:by|with) our own (?:people|crews?|teams?|staff|fitters|employees|installers|technicians)\b|\bown (?:people|crews?|teams?|staff|fitters|employees|installers) only\b|\b(?:100\s?%|entirely|fully) in-house\b(?= (?:teams?|crews?|staff|fitters|installers|installation)|\W*$)/iu
const trades =
  '(?:electricians?|plumbers?|stonemasons?|masons?|joiners?|carpenters?|roofers?|scaffolders?|fitters?|installers?|painters?|tilers?|cleaners?|drivers?|movers?|crews?|gardeners?|builders?|contractors?|technicians?|engineers?|welders?|firms?|compan(?:y|ies)|teams?|workshops?)'
const others = `(?:partner|outside|external|independent|freelance|third-party|local|sub-?contracted|agency|partnering)(?: \\p{L}+)? ${trades}`
const work =
  '(?:runs?|do(?:es)?|did|puts?|fits?|fitted|installs?|installed|connects?|connected|handles?|handled|carr(?:y|ies|ied) out|takes? (?:care|over)|lays?|laid|digs?|dug|wires?|wired|cleans?|cleaned|builds?|built|erects?|erected|paints?|painted|tiles?|tiled|done|finish(?:es|ed)?|hangs?|drives?|delivers?|delivered)'
const breaches = [
  anyCase(`\\b${others}\\b[^.;]{0,60}?\\b${work}\\b`),
  anyCase(`\\b${work}\\b(?: \\p{L}+){0,3} by (?:an? |our |the )?${others}\\b`),
  /\b(?:passed|given|handed|sub-?contracted)(?: on| out| over)? to (?:our |a |local |trusted |regional )*(?:sub-?contractors?|partners?|partner firms?)\b/iu,
  /\b(?:our|trusted|vetted|licensed|regional) sub-?contractors? (?:\p{L}+ ){0,3}(?:do|carry|fit|install|handle|run|take|will)\b/iu,
  // "We send our partner Lowe Cooling": a firm by its name, and not one that sells or lends.
  /\b(?:send|bring(?: in| along)?|call in|use|work with)\b(?: \p{L}+)? (?:our|a|the) (?:[\p{L}-]+ ){0,2}(?:[Pp]artner|[Ss]ubcontractor|[Ss]pecialist firm),? (?:firm )?(?=\p{Lu})[^.;]{3,80}?\b(?:whose|who|which|to|for)\b/u,
  /\b(?:bring in|hire|take on|use)\b[^.;]{0,30}\b(?:from an agency|agency (?:workers|staff)|temporary workers|temps)\b/iu,
]
/** The customer's own, one who sells or lends, or a case that the promise may leave out. */
const other =
  /\b(?:your|you choose|banks?|credit|financ\w+|dealers?|shops? sell|recycl\w+|unlike|instead|refer|recommend|cannot|if you (?:want|prefer|like)|outside our area)\b/i

const isOurs = ({ text }: Told) => !isOfOthers(text) && !isPast(text) && !other.test(text) && !/\?\s*$/.test(text)

export function ownCrews(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(isOurs)
  const said = all.map(told => ({ told, words: promise.exec(told.text)?.[0] ?? '' })).find(({ words }) => words !== '')
  if (!said) return []
  const breach = all
    .map(told => ({ told, words: breaches.map(each => each.exec(told.text)?.[0]).find(Boolean) ?? '' }))
    .find(
      ({ told, words }) =>
        words !== '' &&
        areApart(told, said.told) &&
        !isOpenedApart(said.told.text, said.words, told.text) &&
        !negated(told.text, told.text.indexOf(words)),
    )
  return breach ? [clash(reading, 'who does the work', 'Part of it is done by others.', [said, breach])] : []
}
