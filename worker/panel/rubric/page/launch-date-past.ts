/** Something is still to come on a day that has gone by. */
import { anyCase } from '../any-case.ts'
import type { Observation } from '../observation.ts'
import { negated, quoteFound } from '../text.ts'
import { datePattern, datesIn } from './dates.ts'
import { isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

const ahead = anyCase(
  `\\b(?:coming(?: soon)?|launching|launches|arriving|arrives|shipping|ships|opening|opens|expected|due|landing|will (?:be (?:available|released|ready|open|live)|launch|open|ship|start|begin|arrive|come|go live)|(?:is|are) (?:coming|planned|scheduled|due)|(?:next|first) (?:course|cohort|class|intake|workshop|round|delivery|batch) (?:starts|begins|opens|ships|is)|goes live|deliver(?:y|ies) (?:start|begin)s?)(?: (?:soon|again|out|to [\\p{L} ]{2,20}))?[,:]?(?: (?:in|on|by|for|from|this|around|at))?(?: (?:early|mid|late|the end of))?[ -]${datePattern}`,
)
/** "Easter 2024 brunch is now booking": on sale for a day that is over. */
const onSale = new RegExp(
  `(?<![\\p{L}\\d])(?:(?!(?:Since|Until|From|After|Before|In)\\b)\\p{Lu}\\p{L}+ |for )${datePattern}(?: \\p{L}+){0,4} (?:is|are) (?:now )?(?:booking|bookable|on sale|selling|open for (?:bookings?|entries|registration))\\b`,
  'u',
)
/** News that bears its own date is true of that day, and some things keep the date they were planned for. */
const dated = new RegExp(`^\\W*(?:Posted |Published |News[,:]? )?${datePattern}\\b`, 'i')
const past = /\b(?:was|were|had been|originally|postponed|moved from|instead of|past|previous|archive|history|did)\b/i

export const launchDatePast: Observation = {
  id: 'launch-date-past',
  category: 'consistency',
  appliesTo: reading =>
    isEnglishPage(reading) && !['article', 'documentation', 'legal'].includes(reading.page?.kind ?? ''),
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    const captured = reading.document.capturedAt.slice(0, 10)
    for (const sentence of reading.sentences) {
      const match = ahead.exec(sentence.text) ?? onSale.exec(sentence.text)
      if (!match || !page.content.includes(sentence.block) || past.test(sentence.text)) continue
      if (
        negated(sentence.text.replace(/\bby (?=[\w ]*20\d\d)/i, 'in '), match.index) ||
        (dated.test(sentence.block.text) && !onSale.test(sentence.text))
      )
        continue
      const date = datesIn(match[0]).at(-1)
      if (!date || date.until >= captured) continue
      return [
        sight(2, [quoteFound(sentence, match.index, match[0].length)], {
          words: match[0].replace(/\s+/g, ' '),
          date: date.text,
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” still stands there as the future, and that day has gone by. Did it come, or was it given up?',
      'Say what became of {date}, or give the new day.',
      'A date that nobody took down makes me ask whether {name} is still run.',
    ],
    'funnel-fixer': [
      '-',
      'Whoever was waiting for “{words}” finds no way on from there.',
      'Turn the line about {date} into a link to what exists now.',
      'A promise whose day is over sends people off to look elsewhere.',
    ],
    brand: [
      '-',
      'The calendar of {name} stopped at “{words}”, and readers notice a stopped clock.',
      'Take down whatever has a day that is over, starting with {date}.',
      'An old “soon” says that nobody has read the page since.',
    ],
    'team-execution': [
      '-',
      '“{words}” was either missed or met without a word; the page of {name} does not tell which.',
      'Ask what was delivered by {date} and what moved it.',
      'The one date that {name} gives is behind us.',
    ],
    'investment-opportunity': [
      '?',
      'Was “{words}” kept? The page speaks of it as ahead.',
      'Ask for the plan from before {date} beside the plan of today.',
      'The slip may be in the page or in the work, and only {name} knows which.',
    ],
  }),
}
