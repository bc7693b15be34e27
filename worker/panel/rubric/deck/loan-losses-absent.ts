/** Money is lent, and how much of it comes back is not said. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import { everything, isOwnPitch, onDeck, placed, sentencesOn, view } from './finding.ts'
import { isHoped } from './statements.ts'

/** The company's own lending with a sum or a count: "KES 210 million lent", "12,050 of them took a loan". */
const lent =
  /\d[^.\n]{0,40}\b(?:lent|disbursed|loaned|in loans|loan book|loans? (?:outstanding|made|given|issued|financed))\b|\b(?:lent|disbursed|we have lent|loan book of|loans? (?:of|worth))\s[^.\n]{0,12}\d|\d[^.\n]{0,30}\b(?:took|taken|received|got) (?:a |our |their )?loans?\b|\baverage loan\b[^.\n]{0,20}\d/i
/** Anything on what comes back, in any words. */
const comesBack =
  /\b(?:defaults?|defaulted|arrears|PAR ?\d*|NPLs?|NPAs?|delinquen\w+|write-?offs?|written off|charge-?offs?|non-performing|overdue|past due|late payers?|bad debts?|loss(?:es)?|loss rate|provisions?|recover(?:y|ed)|collections?|credit risk|first loss|cost of risk|impair\w+)\b|\d\s?%[^.\n]{0,30}\b(?:repa(?:y|id|yment)|paid back|pay back|on time|collected)|\b(?:repa(?:y|id|yments?)|paid back|pay back|collected)\b[^.\n]{0,24}(?:\d\s?%|\d+ (?:of|in) (?:the )?\d)|\b(?:all|none|every|one|two|three|\d+) [^.\n]{0,24}\b(?:did not|never|not) (?:pay|repay)/i
/** What became of the money, in everyday words: "came home", "up to date", "all but three have paid", "owing us". */
const becameOf =
  /\b(?:arrive[sd]?|as agreed|sour|bad|missing|insur\w+|guarante\w+|carries|covered|written (?:down|nothing)|wrote|collected|nothing down)\b|\b(?:return(?:s|ed)?|up to date|in time|on schedule|behind|late|owing|owe[sd]?|went under|gone under|bankrupt\w*|insolven\w+|stopped paying|honou?red|reserves?|set aside|safe|at risk|lost|unrecovered|outstanding for|days (?:past|late|over))\b|\b(?:came|come|comes|coming|brought|is|are) (?:home|back|in again)\b|\ball but\b|\bevery one of them\b|\d+ (?:(?:out )?of|in) (?:each |every |the )?\d+\b/i
/** Whoever sells software to lenders, or owes a loan, lends nothing. */
const notLender =
  /\b(?:(?:for|to|help\w*|lets?|sell\w*|serv\w*) (?:\p{L}+ )?(?:banks|lenders|credit unions|microlenders)|bank loan|loan from|through a lending partner|lending partner)\b/iu

export const loanLossesAbsent: Observation = {
  id: 'loan-losses-absent',
  category: 'traction',
  appliesTo: isOwnPitch,
  sources: ['SEC-CF', 'A16-1'],
  detect: onDeck((deck, reading) => {
    const text = everything(deck)
    if (!reading.complete || comesBack.test(text) || becameOf.test(text) || notLender.test(text)) return []
    for (const slide of deck.main) {
      if (
        (['market', 'problem', 'competition', 'ask', 'team', 'financials'] as const).some(role =>
          slide.roles.includes(role),
        )
      )
        continue
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(lent, sentence.text)[0]
        if (!match || isHoped(sentence.text)) continue
        return [
          {
            severity: 3,
            quotes: [quoteFound(sentence, match.index, match.length)],
            lookedFor:
              'Defaults, arrears, overdue or written-off loans, losses, provisions, or the share that was repaid, on all slides and in the notes.',
            facts: {
              said: sentence.text.trim().replace(/[.;]$/, '').split(/\s+/).slice(0, 16).join(' '),
              name: deck.company ?? 'the company',
              ...placed(deck, slide),
            },
          },
        ]
      }
    }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `“${f.said}” is money that went out. I found no figure for what came back: no default, arrears or share repaid.`,
      () => 'Give the share repaid on time, late and not at all, for each season or month of lending.',
      () => 'Volume lent is easy to raise as long as nobody counts what returns.',
    ),
    'investment-opportunity': view(
      '-',
      f => `For a lender the losses decide what growth is worth, and I found none stated by ${f.name}.`,
      () => 'State losses as a share of what was lent, and who bears them.',
      f => `Beside “${f.said}” I looked for defaults and found no figure.`,
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} collects what is late, and how much is it today?`,
      () => 'Name who decides on a loan and who follows it up.',
      () => 'Whether credit is anybody’s job here cannot be told without a figure for it.',
    ),
    'market-competition': view(
      '?',
      f => `Do borrowers come to ${f.name} because others refuse them? The losses would tell.`,
      () => 'Compare the losses with those of others who lend to the same people.',
      () => 'Without losses I cannot tell a better offer from a laxer one.',
    ),
  },
}
