import { describe } from 'vitest'
import type { Part } from '../../documents.ts'
import { check, table } from './checked.ts'

describe('half of the money', () => {
  check('asked-half-spent', [
    ['a budget with its months', ['We ask for a budget of €240,000 over ten months.'], 'half of the €240,000'],
    ['in stages', ['We ask for a budget of €240,000 over ten months, paid in three stages.'], null],
    ['a loan', ['We request a loan of €240,000 over 48 months.'], null],
    ['spent', ['The budget of €240,000 over ten months was spent.'], null],
    ['without a time', ['We ask for a budget of €240,000.'], null],
    ['what is saved', ['The plan saves €240,000 over ten months of the budget.'], null],
  ])
})

describe('the reply of a rival', () => {
  check('asked-rival-reply', [
    ['named', ['# Competition', 'Tracklet has a module for this.'], 'What can Tracklet do within a year'],
    [
      'its reply is told',
      ['# Competition', 'Tracklet has a module for this. Tracklet could copy ours in a year.'],
      null,
    ],
    ['one’s own step is no reply', ['# Competition', 'Tracklet has a module. We will follow up.'], 'Tracklet'],
    ['the old way has no reply', ['It is faster than a spreadsheet.'], null],
  ])
})

const plan = (head: string, ...rows: string[]): (string | Part)[] => ['# Plan', ...table([head, ...rows])]

describe('the same hands', () => {
  check('asked-same-hands', [
    [
      'one name twice',
      plan('Step | Date | Owner', 'Survey | May 4 | Ines', 'Test | June 2 | Omar', 'Opening | July 1 | Ines'),
      '“Survey” and “Opening” on if Ines were away',
    ],
    ['each their own', plan('Step | Owner', 'Survey | Ines', 'Test | Omar', 'Opening | Lea'), null],
    ['a department', plan('Step | Owner', 'Survey | Marketing', 'Test | Omar', 'Opening | Marketing'), null],
    ['two firms', plan('Step | Who', 'Survey | Orrin & Sons', 'Test | Omar', 'Opening | Orrin & Sons'), null],
    ['no column of owners', plan('Step | Place', 'Survey | Ines', 'Test | Omar', 'Opening | Ines'), null],
    [
      'with a deputy',
      [...plan('Step | Owner', 'Survey | Ines', 'Test | Omar', 'Opening | Ines'), 'Lea is her deputy.'],
      null,
    ],
  ])
})

describe('the time that something takes', () => {
  check('asked-time-taken', [
    [
      'a day',
      ['The tools stay, and installation takes a day and a half.'],
      'how far was installation from “a day and a half”',
    ],
    ['the slowest is told', ['Installation takes two days.', 'The slowest took nine.'], null],
    ['to come', ['When it is built, we think it will be seen that installation takes two days.'], null],
    ['a rival’s', ['At our rivals installation takes two days.'], null],
    ['the old one', ['Your present migration takes two weeks.'], null],
    ['no time', ['Installation takes patience.'], null],
  ])
})

describe('the one point', () => {
  const four = ['- Fresh every morning', '- No sugar', '- Baked in the village', '- Delivered by bicycle']
  check('asked-one-point', [
    ['four of them', ['# 5. USP', ...four], 'Of the four points under “USP”, from “Fresh every morning”'],
    ['three of them', ['# Our strengths', ...four.slice(1)], null],
    ['one leads', ['# Our strengths', ...four, 'Most important is the village.'], null],
    ['parts, not reasons', ['# What is in the box', ...four], null],
    ['a question to the reader', ['# Why do we ask', ...four], null],
  ])
})

describe('what fits', () => {
  check('asked-what-fits', [
    ['a story', ['# How Orrin Foods cut idle time by 27% in a year'], 'in common with Orrin Foods'],
    ['told', ['# How Orrin Foods cut idle time by 27%', 'It pays off where trucks wait for an hour.'], null],
  ])
})

describe('a text with another use', () => {
  check('asked-price-holds', [
    ['minutes of a meeting', ['# Minutes of 4 May', 'We charge £12 a month for the newsletter.'], null],
    ['a policy', ['# Travel policy', 'The rate is €45 per day abroad.'], null],
    ['a charity’s application', ['# Grant for a garden', 'We charge £12 a month for a bed.'], null],
    ['an offer', ['# Offer to the farm shop', 'We charge £12 a month for a bed.'], '“£12 a month”'],
  ])
})
