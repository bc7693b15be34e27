/** What a growth metrics analyst asks. */
import { type Asked, amountOf, both, dated, figure, says } from './part.ts'

const moved = says(
  /\b(?:gr[eo]w(?:n|ing|th|s)?|rose|risen|fell|fallen|dropp?ed|declin\w+|increas\w+|decreas\w+|doubl\w+|tripl\w+|up (?:from|by)|down (?:from|by)|from\b.{1,40}\bto|month[- ]over[- ]month|year[- ]over[- ]year|MoM|YoY|→|->)/i,
)

export const growth: Record<string, Asked> = {
  'Which of the figures could fall, and how have they moved?': {
    parts: [
      {
        what: 'figures that can fall, such as revenue, active users or retention',
        words:
          'revenue mrr arr active retention sales orders bookings turnover utilisation occupancy margin churn subscribers',
        roles: ['traction', 'financials'],
        answers: figure,
      },
      {
        what: 'how they have moved',
        words:
          'revenue mrr arr active retention sales orders bookings turnover utilisation occupancy margin churn subscribers growth',
        roles: ['traction', 'financials'],
        answers: both(figure, moved),
      },
    ],
  },
  'Who stays: what is said of retention, renewals or churn?': {
    parts: [
      {
        what: 'who stays',
        so: 'as a figure',
        words: 'retention retain churn renew renewal repeat returning loyal cancelled',
        phrase: /\b(?:come back|came back|re-?order|stayed|net revenue)\b/,
        answers: figure,
      },
    ],
  },
  'What does it cost to win a customer, and how soon does that come back?': {
    parts: [
      {
        what: 'what it costs to win a customer',
        so: 'as a sum',
        words: 'cac acquisition',
        phrase: /\b(?:cost (?:of|to) (?:win|acquir|land)\w*|per (?:lead|signup|acquisition)|customer acquisition)\b/,
        answers: amountOf('money'),
      },
      {
        what: 'how soon that comes back',
        words: 'payback recoup',
        phrase: /\b(?:pays? (?:itself )?back|paid back|earn(?:s|ed)? (?:it )?back|ltv|lifetime value)\b/,
        answers: amountOf('duration', 'ratio', 'multiple'),
      },
    ],
  },
  'What does one customer bring, and what does it cost to serve one?': {
    parts: [
      {
        what: 'what one customer brings',
        so: 'as a sum',
        words: 'arpu acv ltv lifetime ticket contract price basket',
        phrase:
          /\b(?:per (?:customer|user|client|account|seat|household|site|order|store|month)|average (?:order|contract|spend|revenue|deal)|each (?:customer|client|store|site)|unit economics)\b/,
        roles: ['pricing'],
        answers: amountOf('money'),
      },
      {
        what: 'what it costs to serve one',
        so: 'as a sum or a margin',
        words: 'margin cogs contribution',
        phrase: /\b(?:cost(?:s)? (?:to serve|per|of (?:goods|delivery|sales))|gross profit|variable cost|unit cost)\b/,
        answers: amountOf('money', 'percent'),
      },
    ],
  },
  'What drives the forecast, and which inputs could somebody change?': {
    parts: [
      {
        what: 'a forecast',
        so: 'with figures',
        words: 'forecast projection project expect plan target budget',
        phrase: /\b(?:by (?:20\d\d|year \d|the end of)|we (?:will|expect|plan|aim))\b/,
        roles: ['financials'],
        answers: sentence => figure(sentence) && (sentence.time === 'future' || dated(sentence)),
      },
      {
        what: 'what drives it',
        words: 'assume assumption driver model scenario sensitivity conversion',
        phrase: /\b(?:based on|if (?:we|the|each|half)|at (?:a|an) .{1,30} rate|per (?:rep|store|site|month))\b/,
        answers: both(figure, says(/\b(?:assum|based on|if|driver|scenario|sensitiv|conversion|per)\w*/i)),
      },
    ],
  },
}
