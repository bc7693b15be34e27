import type { Sentence } from '../annotate/annotation.ts'
import {
  ahead,
  all,
  amountOf,
  any,
  columnsOf,
  dated,
  figure,
  inTable,
  named,
  not,
  type QuestionParts,
  says,
  under,
} from './part.ts'

const hasPeople = ({ people }: Sentence) => people.length > 0
const jobs =
  'engineer manager director developer designer officer lead head technician driver baker chef teacher nurse consultant accountant ' +
  'analyst marketer coordinator assistant operator trainer instructor tutor representative rep maintainer'
const job = `(?:cto|coo|cfo|ceo|cmo|sales\\p{L}*|staff|people|(?:${jobs.replaceAll(' ', '|')})s?)`
const seeks = '(?:hir(?:e|es|ing)|recruit(?:ing)?|looking for|needs?|seeking|appoint(?:ing)?|search(?:ing)? for|employ)'
const background = says(
  'former(?:ly)?|previous(?:ly)?|ex-\\p{L}+|\\d+ years|(?:ten|twelve|fifteen|twenty) years',
  'founded|co-?founded|led|ran|worked|managed|trained|spent|sold|launched|degree|PhD|MBA',
  'built|qualified|career|background|experience|owned|headed|designed|studied',
)
const names = ({ text }: Sentence) => /(?:^|[\s|(–—-])\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+/u.test(text)
const person = any(hasPeople, all(names, any(under('team'), says('(?:for|of|after|with) (?:\\p{L}+|\\d+) years'))))

export const team: QuestionParts = {
  'Who is named, and what have they done that bears on this?': [
    {
      what: 'people by name',
      words: 'founder ceo director team manager who',
      tells: all(person, not(under('proof')), ({ speaker }) => speaker === 'own'),
    },
    {
      what: 'what they have done before',
      words: 'years previously former experience built ran led worked',
      tells: all(
        background,
        any(
          under('team'),
          hasPeople,
          all(says('founders?', 'co-?founder', 'my', 'our team', 'I'), ({ time }) => time === 'past'),
        ),
        not(under('proof', 'pricing', 'problem', 'market')),
      ),
    },
  ],
  'Which essential role is empty?': [
    {
      what: 'a role that is still to be filled',
      words: 'hire hiring recruit vacancy role join',
      tells: says(
        `${seeks} (?:an?|our|the|one|two|three|four|five|six|\\d+)(?: [\\p{L}-]+){0,4} ${job}`,
        `(?:open|vacant|empty|unfilled) (?:roles?|positions?|posts?)|to be (?:hired|appointed|filled|recruited)`,
        `(?:not yet|yet to) (?:hired?|filled|appointed?)|vacan(?:t|cy|cies)`,
        `(?:no|without an?|do not (?:yet )?have an?|don[’']t (?:yet )?have an?|lack an?|missing an?)(?: [\\p{L}-]+){0,3} ${job}`,
        `(?:first|next|key) hires?`,
      ),
    },
  ],
  'What comes first, second and third, by when, and who owns it?': [
    {
      what: 'steps with their dates',
      words: 'roadmap milestone phase plan launch timeline next month quarter',
      beside: any(dated, amountOf('duration')),
      tells: any(
        all(under('roadmap'), any(dated, amountOf('duration'))),
        all(
          dated,
          any(ahead, inTable),
          says(
            'launch\\w*|open(?:s|ing)?|ship\\w*|releas\\w+|roll\\w*|pilot\\w*|sign|complete\\w*|finish\\w*|start\\w*',
            'begin\\w*|hire|install\\w*|build|deliver\\w*|reach|go(?:es)? live|migrat\\w+|train\\w*',
          ),
          not(under('pricing', 'terms', 'faq', 'team', 'proof')),
        ),
      ),
    },
    {
      what: 'who owns them',
      words: 'owner responsible lead accountable',
      tells: all(
        any(
          says(
            'owns|owner|responsible|leads|led by|accountable|assigned to|run by|owned by|in charge|takes on',
            'will (?:run|manage|oversee|head)',
          ),
          (sentence, reading) =>
            columnsOf(sentence, reading).some(head => /^(?:owner|who|lead|responsible)/i.test(head)),
        ),
        any(hasPeople, names, all(inTable, named)),
        any(under('roadmap'), ahead, dated, inTable),
        not(under('proof', 'pricing')),
      ),
    },
  ],
  'How long does the money last, and what lands before it ends?': [
    {
      what: 'how long the money lasts',
      words: 'runway burn cash last month until fund money',
      beside: any(figure, dated),
      tells: all(
        says(
          'runway|months of (?:cash|funding|costs)',
          '(?:money|cash|funding|funds|round|grant|loan|raise) (?:lasts?|runs?|carries|covers|gives|takes|funds|buys)',
          'funded (?:until|through|to)',
          '(?:lasts?|carries|gives|takes|keeps) us (?:until|through|to|for|\\d+|going)|\\d+[- ]month (?:plan|budget|round)',
        ),
        any(amountOf('duration'), dated),
        not(says('money[- ]back')),
      ),
    },
    {
      what: 'what lands before it ends',
      words: 'milestone reach before breakeven',
      beside: any(figure, dated),
      tells: all(
        says(
          'break[- ]?even|profitab\\w+|milestones?|(?:gets?|takes?|carries|brings?) us to|series [ab]',
          'before (?:then|it ends|the money)|enough to|to reach|by then|in that time',
        ),
        any(dated, figure),
        any(ahead, under('ask', 'roadmap', 'financials'), says('runway')),
        not(under('pricing', 'terms', 'faq', 'proof')),
      ),
    },
  ],
  'On whom outside does the plan depend?': [
    {
      what: 'somebody outside on whom it depends',
      words: 'depend rely supplier partner approval permit council licence',
      tells: all(
        any(
          all(
            says('depend(?:s|ent)? (?:up)?on|rel(?:y|ies|iance) on|rests on'),
            says('we|our|us|plan|project|launch|opening|timetable|schedule|all|everything|delivery|this'),
          ),
          says(
            'subject to (?:the |a |an )?(?:\\p{L}+ ){0,3}(?:approval|permit|consent|agreement|licen[cs]e|council|funding|board)',
            'contingent on|pending (?:approval|permit|consent|licen[cs]e|the)|awaiting|approv(?:al|ed) (?:from|by|of)',
            'requires? (?:the )?(?:approval|consent|a permit|planning)',
            '(?:sole|single|only|main|key) suppliers?|supplied by|in partnership with',
            '(?:letters? of intent|agreement|contract|partnership) with (?:the )?\\p{L}+|outsourced to|subcontract\\w*',
          ),
        ),
        not(
          says(
            'depend(?:s|ing)? on (?:your|you|the (?:size|number|type|plan|scope|length|season|weather)|how|what|which|whether|where|when)',
            'you can rely on',
          ),
        ),
        not(under('pricing', 'terms', 'privacy', 'proof', 'faq', 'competition')),
      ),
    },
  ],
}
