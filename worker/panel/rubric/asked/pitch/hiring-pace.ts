/** People are to be hired by the number, and nothing is said of how long the last one took to find. */
import { anyCase } from '../../any-case.ts'
import { isOnInvestment, nameOf } from '../../deck/finding.ts'
import { statements } from '../../deck/statements.ts'
import { everyMatch, quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isOfAnother, isQuoted } from './own-lines.ts'

const number =
  '(?:about |some |roughly )?(?:\\d{1,3}(?:,\\d{3})?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const trade =
  '(?:engineers|developers|reps|representatives|salespeople|sales people|technicians|nurses|drivers|trainers|designers|analysts|scientists|chemists|account executives|AEs|field (?:staff|agents|officers)|clerks|installers|inspectors|consultants|researchers|operators|mechanics|chefs|cooks|riders)'
const kind =
  '(?:(?:more|new|further|additional|senior|junior|sales|software|field|data|service|support|application|hardware|firmware|machine[- ]learning|direct) ){0,2}'
/** "we will hire six engineers", "hires: 4 engineers", "to be hired: two field technicians", "technicians needed: about 700". */
const hiring = anyCase(
  `(?<![\\p{L}\\d])(?:(?:(?:hire|recruit|employ|bring on)|(?:hiring|recruiting|to hire)|(?:planned |new |next |key )?hires?(?: planned)?:|to be hired:|vacancies:|open (?:roles|positions):) (${number} ${kind}${trade})|(${trade} (?:needed|to be hired|to hire): ${number}))`,
)
/** Whoever is told of has a past elsewhere, and a founder's list of deeds is no plan. */
const before =
  /\b(?:ex|former(?:ly)?|previous(?:ly)?|before|used to|grew|scaled|built|led|ran|helped|managed|years (?:at|in|as|of))\b/i
/** The company's own verb: nothing before it, "we", or the money that is to pay for it. "Clinics hire two nurses" is of others. */
const own = /(?:^\W*|[:;–—]\s*|\b(?:we|we['’]ll|round|raise|raising|money|funds?|plan|budget)\b.*)$/iu
const not =
  /\b(?:customers?|clients?|they|their|per|each|every|(?<!be )hired|employs?|employed|saves?|replac\w+|if|could|would)\b/i

export const askedHiringPace = question({
  id: 'asked-hiring-pace',
  category: 'team',
  sources: ['TETEN', 'UNU'],
  lens: 'team-execution',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:recruiters?|head-?hunter|search firm|retained firm|time to hire|(?:days|weeks|months) to (?:hire|find|fill|train|ramp)|ramp\w*|academy|trained in|(?:have|has) (?:already )?(?:signed|accepted|found|agreed to join)|offers? (?:out|accepted)|candidates?|shortlist\w*|contracts? signed|notice periods?|applicants?|apprentic\w+|referr\w+ by (?:staff|employees))\b/i,
  subject: reading => {
    const { deck } = reading
    if (!deck) return null
    for (const { slide, sentence } of statements(
      reading,
      deck,
      'market',
      'competition',
      'problem',
      'timing',
      'traction',
      'solution',
      'model',
    )) {
      const { text, block } = sentence
      const match = everyMatch(hiring, text)[0]
      if (!match || block.type === 'table_row' || not.test(text) || before.test(text) || isOfAnother(text, deck))
        continue
      if (!own.test(text.slice(0, match.index))) continue
      if (/\b(?:no|not|never|without)\b/i.test(text) || isQuoted(text, match.index)) continue
      const [hired, needed] = match.groups
      const who = (hired ?? needed ?? '').replace(/\s+/g, ' ').toLowerCase()
      return {
        quotes: [quoteFound(sentence, match.index, match.length)],
        facts: {
          who: needed ? who.replace(/^(.+?) (?:needed|to be hired|to hire): (.+)$/, '$2 $1') : who,
          at: nameOf(deck, slide),
        },
      }
    }
    return null
  },
  ask: f => `With ${f.who} in the plan, how long did the last one take to find, and to become useful?`,
  answer: f => `Multiply that time by ${f.who}, and name who does the interviews while the other work goes on.`,
  reason: f => `A plan for ${f.who} is held up by the slowest of them to be found.`,
})
