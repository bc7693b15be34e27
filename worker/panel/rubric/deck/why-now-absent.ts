/** Section 5.3: no reason is given why this is possible or needed now. */
import type { Observation } from '../observation.ts'
import { everyMatch, literal } from '../text.ts'
import {
  everything,
  hasRole,
  isLabelledPitch,
  isTraditionalPlan,
  onDeck,
  slidesRead,
  view,
  wholeOf,
} from './finding.ts'
import { capital } from './phrases.ts'
import { capturedYear } from './projections.ts'
import { ownTitled } from './put-otherwise.ts'
import type { Slide } from './slides.ts'

const nowTerms =
  /\bwhy now\b|\b(?:until|up to) (?:recently|now|today|this year|last year)\b|\bfor the first time\b|\b(?:since|from|as of|in) (?:\w+ )?20[12]\d\b[^.\n]{0,60}\b(?:law|rule|directive|regulat\w+|standard|require\w*|must|mandatory|price|cost)\b|\b(?:new|recent|upcoming) (?:\w+ )?(?:law|directive|regulation|standard|rule|act)s?\b|\b(?:costs?|prices?) (?:of|for) [^.\n]{2,50}\b(?:fell|fallen|dropped|collapsed|halved|declined)\b|\b(?:became|become|becomes|becoming|now) (?:mandatory|possible|required|affordable|cheap enough)\b|\bno longer\b|\btipping point\b|\b(?:since|after) (?:the )?(?:pandemic|covid)\b|\brecently became\b|\b(?:the|market|right) timing\b|\btiming:|\b(?:is|are) now (?:live|legal|available|open|in force|real|possible|ready|mandatory|required)\b|\bha(?:s|ve) become\b|\b(?:has|have) (?:just|only now|finally|recently) \w+(?:ed|en|me)\b|\b(?:AI|LLMs?|GPT(?:-\d)?|GPUs?|smartphones?|5G) (?:made|makes|now|has made|have made)\b/i

/** A change with a date, however it came about; which ones matter is for a person to say. */
const datedChange =
  /\b(?:cleared|approved|certified|licen[cs]ed|authori[sz]ed|opened|legali[sz]ed|banned|passed|adopted|in force|appl(?:y|ies)|takes? effect|came into|launched their|ends?|expires?)\b[^.\n]{0,50}\b20[12]\d\b|\b(?:since|after|from|in) (?:\p{L}+ )?20[12]\d\b[^.\n]{0,80}\b(?:changed|opened|became|become|rose|risen|fell|fallen|dropped|doubled|tripled|halved|scarcer|shortage|allows?|bans?|banned|forces?|obliges?|starts?|began|begins)\b|\b(?:scarcer|shortages?|ageing|aging|deregulat\w+|subsid\w+|phase[sd]? out|deadline)\b/iu

/** A change told by a month, a season or a word for nearness: "Since April the regulator fines each utility". */
const lately =
  /\b(?:since|from|as of|starting|until|by) (?:last |this |next )?(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|fall|year|month|quarter|kharif|rabi)\b|\b(?:this|last|next) (?:year|spring|summer|autumn|winter|season)\b[^.\n]{0,80}\b(?:regulat\w+|law|rules?|subsid\w+|fines?|bans?|must|ends?|starts?|began|opens?|changes?|fell|rose)\b|\b(?:regulators?|governments?|ministr(?:y|ies)|subsid(?:y|ies)|laws?|rules?)\b[^.\n]{0,40}\b(?:fines?|fined|ends?|ended|moves?|moved|pays?|forces?|bans?|requires?|now)\b|\b(?:ever more|more and more|increasingly|has doubled|have doubled|is changing|are changing|at last|finally|for years,)\b|\bmatters? (?:now|this year|today)\b/i

/** A then and a now, however long ago and of whatever: "ten years ago this needed a server", "they used to phone". */
const thenAndNow =
  /\b(?:before|until|till) (?:last \p{L}+|20\d\d)\b|\byears? back\b|\b(?:has|have) (?:got|become|grown) \p{L}+\b|\bpandemic\b|\bnew \p{L}+ (?:\p{L}+ )?(?:pays|allows|makes|requires|lets|forces)\b|\bcan \p{L}+ [^.\n]{0,40}\b(?:today|now)\b|\b(?:ago|any ?more|used to|nowadays|these days|by now|of late|lately|recently)\b|\b(?:in|over|within) the (?:last|past) (?:\p{L}+ |\d+ )?(?:years?|months?|decade)\b|\bwhere (?:this|it) is (?:already )?(?:law|mandatory|required)\b|\b(?:that|which) (?:once )?cost [^.\n]{0,20}\d[^.\n]{0,12} (?:now )?costs?\b|\bfrom (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{Ll}+/iu

const moves =
  /\b(?:f[ae]ll(?:s|en|ing)?|r[io]ses?|risen|rising|drop(?:s|ped|ping)?|halv(?:es?|ed|ing)|doubl(?:es?|ed|ing)|tripl(?:es?|ed|ing)|collaps\w+|surg(?:es?|ed|ing)|soar\w*|jump(?:s|ed)|spik(?:es?|ed|ing)|end(?:s|ed|ing)?|expir\w+|stop(?:s|ped)?|start(?:s|ed|ing)?|beg[aiu]n(?:s|ning)?|open(?:s|ed|ing)?|clos(?:es?|ed|ing)|lift(?:s|ed)|must|requir\w+|oblig\w+|mandat\w+|ban(?:s|ned)?|forbid\w*|phas(?:es?|ed|ing) (?:out|in)|tighten\w*|capp?(?:s|ed)|cuts?|cancell?\w*|withdr[ae]w\w*|switch(?:es|ed|ing)?|shift(?:s|ed|ing)?|chang(?:es?|ed|ing)|bec[ao]mes?|introduc\w+|adopt\w*|publish\w*|approv\w+|legal\w*|reform\w*|deadlines?|com(?:es?|ing) into|takes? effect|appl(?:y|ies)|re-?pric\w+|reimburs\w+|subsid\w+)\b/i

/** A year near the day of reading, beside anything that moves in the world: a change, however it is told. */
function tellsOfChange(slide: Slide, captured: number, company: string | null): boolean {
  if ((['team', 'ask', 'financials', 'traction'] as const).some(role => slide.roles.includes(role))) return false
  const own = new RegExp(`\\b(?:we|our|us|founded)\\b${company ? `|${literal(company)}` : ''}`, 'i')
  return slide.text.split('\n').some(line => {
    const near = everyMatch(/\b20[0-4]\d\b/, line).some(({ text }) => {
      const year = Number(text)
      return year >= captured - 4 && year <= captured + 10
    })
    return near && moves.test(line) && !own.test(line)
  })
}

export const whyNowAbsent: Observation = {
  id: 'why-now-absent',
  category: 'timing',
  appliesTo: isLabelledPitch,
  sources: ['SEQ', 'THIEL'],
  detect: onDeck((deck, reading) => {
    const text = everything(deck)
    if (isTraditionalPlan(deck)) return []
    if (
      !reading.complete ||
      hasRole(deck, 'timing') ||
      // A slide under a title of its own may well be the reason.
      ownTitled(deck).length > 0 ||
      thenAndNow.test(text) ||
      nowTerms.test(text) ||
      lately.test(text) ||
      datedChange.test(text) ||
      everyMatch(changedWhen, text).length > 0 ||
      deck.slides.some(slide => tellsOfChange(slide, capturedYear(reading.document.capturedAt), deck.company))
    )
      return []
    return [
      {
        severity: 1,
        quotes: [],
        lookedFor: `A reason why now: “why now”, “until recently”, “for the first time”, a new law or standard, a cost that fell, something that became possible or mandatory. ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${f.none} says what changed lately. If ${f.name} could have been started ten years ago, someone probably tried.`,
      () => 'Name one dated change in law, cost or behaviour without which this would not work.',
      f => `A large outcome needs an opening, and ${f.name} points at none.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `I find no event after which buyers would look again at what they use today, so it is open why ${f.name} would be chosen this year.`,
      () => 'Say what happened recently that makes buyers compare again.',
      () => 'No recent change is dated, so what buyers use today looks settled.',
    ),
    'team-execution': view(
      '?',
      f => `Why did these founders start ${f.name} this year? The answer may be good, and it is not in the file.`,
      () => 'Tell in one line what you saw that others had not seen yet.',
      () => 'How long the window stays open for this team cannot be judged without knowing what opened it.',
    ),
    positioning: view(
      '?',
      f =>
        `What makes the old way fail now, after it was good enough for years? ${capital(f.name)} leaves the reader to supply that.`,
      () => 'Find the event after which customers began to look for something else, and name it.',
      () => 'I cannot tell whether customers feel a change, since none is mentioned.',
    ),
  },
}

const changedWhen =
  /\b(?:since|in|from|as of|by) (?:\w+ )?20[12]\d\b[^.\n]{0,80}\b(?:became|fell|dropped|requires?|mandatory|must|in force|banned|halved|doubled|obliges?)\b|\b(?:became|fell|dropped|mandatory|in force|banned|halved|requires?)\b[^.\n]{0,80}\b(?:since|in|from|as of) (?:\w+ )?20[12]\d\b/i
