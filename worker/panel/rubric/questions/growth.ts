import {
  ahead,
  all,
  amountOf,
  any,
  columnsOf,
  dated,
  figure,
  inTable,
  not,
  type QuestionParts,
  says,
  under,
} from './part.ts'
import { audience } from './shared-parts.ts'

const metric =
  'revenues?|MRR|ARR|turnover|sales|bookings|GMV|orders|subscribers|active (?:users?|customers?)|(?:paying |monthly )?customers|users|members' +
  '|retention|churn|margins?|occupancy|utili[sz]ation|conversion|visitors|downloads|installs|clients|sites|contracts|pilots'
const fallible = says(metric)
const fallibleHead = new RegExp(`^(?:${metric})\\b`, 'i')
const moved = says(
  'gr[eo]w(?:n|ing|th|s)?|rose|risen|fell|fallen|dropp?ed',
  'declin\\w+|increas\\w+|decreas\\w+|doubl\\w+|tripl\\w+|up (?:from|by|\\d+)|down (?:from|by|\\d+)',
  'from [^.]{1,40} to|month[- ]over[- ]month|year[- ]over[- ]year|month on month|year on year|MoM|YoY|a year (?:ago|earlier)',
)
const arrow = /→|->/
const elsewhere = under('market', 'ask', 'pricing', 'competition', 'roadmap', 'terms')
const told = amountOf('money', 'count', 'percent', 'multiple')
const ours = any(under('traction', 'financials'), says('we|our|us|I|my'))
/** A figure about the company itself: in a sentence, or in a table row under a column that names it. */
const ownFigure = all(
  told,
  not(ahead),
  not(elsewhere),
  not(audience.tells),
  any(all(fallible, ours), (sentence, reading) => columnsOf(sentence, reading).some(head => fallibleHead.test(head))),
)

const stays = says(
  '(?:customer |client |member |user |student |gross |net )?retention(?! of data)|churn(?:ed)?|NRR|GRR',
  'renewals?|renewed|renewal rate',
  're-?order(?:ed|s|ing)?',
  'repeat (?:customers?|orders?|business|purchase\\w*|visits?|buyers?|rate|bookings?|guests?)',
  'returning (?:customers?|guests?|students?|clients?)',
  '(?:come|came|comes) back|stayed|still (?:with us|customers|clients|use)|signed again|left us|have left',
  'cancelled|stay (?:for|with|on)',
)
const otherStaying = says(
  'data retention|retention (?:period|policy)|renews? (?:automatically|monthly|yearly|at|each|every)',
  'auto-?renew\\w*|deleted?|backups?|logs?',
)
const customer =
  'customer|client|user|account|member|student|seat|household|practice|clinic|store|shop|site|patient|guest' +
  '|order|farm|hotel|school|driver|truck|visit|unit|order'

export const growth: QuestionParts = {
  'Which of the figures could fall, and how have they moved?': [
    {
      what: 'figures that can fall, such as revenue, active users or retention',
      words: 'revenue mrr sales orders customers users margin retention occupancy',
      beside: figure,
      tells: ownFigure,
    },
    {
      what: 'how they have moved',
      words: 'grew fell rose growth increase from',
      beside: figure,
      tells: any(
        all(
          ownFigure,
          any(moved, ({ text }) => arrow.test(text)),
        ),
        all(
          inTable,
          ownFigure,
          (sentence, reading) => years(columnsOf(sentence, reading)) >= 2 || row.test(sentence.text),
        ),
      ),
    },
  ],
  'Who stays: what is said of retention, renewals or churn?': [
    {
      what: 'who stays, as a figure',
      words: 'retention churn renewal repeat return stay leave again left cancel lost loyal with',
      tells: all(
        stays,
        not(ahead),
        amountOf('percent', 'ratio', 'count', 'multiple', 'duration'),
        not(otherStaying),
        not(under('terms', 'pricing')),
      ),
    },
  ],
  'What does it cost to win a customer, and how soon does that come back?': [
    {
      what: 'what it costs to win a customer, as a sum',
      words: 'cac acquisition win advertising marketing lead stand',
      beside: amountOf('money'),
      tells: all(
        says(
          'CAC|customer acquisition|acquisition costs?|cost (?:of|to) (?:win|acquir|land|sign|recruit)\\w*',
          'costs? (?:us )?[^.]{1,30} to (?:win|acquire|sign)',
          'per (?:lead|sign-?up|acquisition|install|booking|new (?:customer|client|member|student))',
          '(?:win|winning|acquir\\w+) (?:a|each|one) (?:new )?(?:customer|client|member)',
        ),
        amountOf('money'),
      ),
    },
    {
      what: 'how soon that comes back',
      words: 'within day hour immediately tomorrow',
      beside: amountOf('duration', 'ratio', 'multiple'),
      tells: all(
        says(
          'payback|pays? back|paid back|recoup\\w*|earn(?:s|ed)? (?:it |that )?back',
          'LTV ?(?:[:/]|to) ?CAC|comes? back (?:in|after)',
        ),
        amountOf('duration', 'ratio', 'multiple', 'count'),
      ),
    },
  ],
  'What does one customer bring, and what does it cost to serve one?': [
    {
      what: 'what one customer brings, as a sum',
      words: 'average revenue customer per pays spends lifetime ltv arpu',
      beside: amountOf('money', 'percent'),
      tells: all(
        amountOf('money'),
        says(
          `ARPU|ARPA|ACV|AOV|LTV|lifetime value`,
          `average (?:\\p{L}+ )?(?:order|contract|basket|ticket|spend|revenue|deal|fee|invoice|sale)|unit economics`,
          `(?:revenue|income|spend\\w*|sales|turnover|fees?|pays?|worth|brings?)[^.]{0,30} (?:per|a|an|each|every|one) (?:${customer})`,
          `(?:per|each|every|an average) (?:${customer})[^.]{0,30}(?:spends?|pays?|brings?|orders?|is worth|revenue)`,
        ),
        not(says('CAC')),
        not(under('market', 'problem', 'ask')),
      ),
    },
    {
      what: 'what it costs to serve one, as a sum or a margin',
      words: 'margin cost serve cogs wages contribution',
      beside: amountOf('money', 'percent'),
      tells: all(
        says(
          '(?:gross |contribution |net |unit )?margins?|cogs|costs? to serve|cost of (?:goods|delivery|sales)',
          'gross profit|variable costs?|unit costs?|costs? us',
          `(?:costs?|food cost|labour|delivery)[^.]{0,24} (?:per|a|each) (?:${customer})`,
        ),
        amountOf('money', 'percent'),
        not(any(under('market', 'problem', 'ask'), says('CAC|acquisition'))),
      ),
    },
  ],
  'What drives the forecast, and which inputs could somebody change?': [
    {
      what: 'a forecast with figures',
      words: 'forecast projection expect plan year target budget will',
      beside: any(figure, dated),
      tells: any(
        all(
          amountOf('money', 'count', 'percent'),
          ahead,
          any(ours, under('ask', 'roadmap'), inTable),
          says(metric, 'costs?', 'profit', 'break[- ]even'),
          any(dated, says('forecast\\w*|project(?:ed|ions?)|expect(?:ed|s)?|plan(?:ned)? for|year (?:one|two|three)')),
        ),
        all(says('forecast\\w*', 'project(?:ed|ions?)'), any(ours, inTable), amountOf('money', 'count', 'percent')),
      ),
    },
    {
      what: 'what drives it',
      words: 'assume assumption driver scenario sensitivity if based',
      beside: figure,
      tells: all(
        figure,
        says(
          'assum\\w+|sensitivit\\w+|based on|drivers?|scenarios?',
          'if (?:occupancy|volumes?|prices?)|rests on|conversion of|at (?:a|an) [^.]{1,30}rate',
        ),
        any(ahead, under('financials', 'roadmap', 'ask'), says('forecast\\w*', 'project\\w+', 'plan\\w*', 'assum\\w+')),
        not(under('pricing', 'terms', 'faq')),
      ),
    },
  ],
}

/** A table row that begins with a period, as in a time series. */
const row = /^\W*(?:Q[1-4]|H[12]|20\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)\b/i
const years = (header: readonly string[]) =>
  header.filter(cell => /\b20\d\d\b|^(?:year|month|Q|H)\s?\d/i.test(cell)).length
