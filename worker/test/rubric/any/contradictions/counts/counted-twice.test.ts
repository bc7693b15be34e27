/** The same thing counted twice: trials, customers, people, offices, years. */
import { describe, expect, it } from 'vitest'
import { page } from '../../../documents.ts'
import { asks, lines, subjects } from '../told.ts'

const site = (...texts: string[]) => page(texts)
/** A tile: the number, and what it counts below it. */
const tile = (number: string, label: string, group: number) => [
  { text: number, group },
  { text: label, group },
]

describe('the length of a trial, where a question after it is answered', () => {
  it.each([
    ['After 10 days your account is read-only until you pay.', 'What happens when the trial ends?'],
    ['After 7 days you choose a plan or leave.', 'What happens after the trial?'],
    ['Once your 21 days are over, nothing is charged.', 'And when my trial is over?'],
    ['When the 14 days are up, everything stays where it is.', 'What becomes of my data after the trial?'],
    ['You get 14 days with every feature.', 'How long is the trial?'],
    ['The trial lasts 14 days.', 'Do I need a card?'],
    ['It runs for 14 days.', 'How long does the free trial run?'],
    ['After the first 10 days we ask whether you want to go on.', 'What happens at the end of my trial?'],
  ])('is told twice: %s', (answer, question) => {
    const document = page(['# Rosters for kennels', 'Start your 30-day free trial.', ...asks(question, answer)])
    expect(subjects(document)).toEqual(['the length of the trial'])
  })
  it.each([
    ['After 90 days the files are deleted for good.', 'What happens to my data?'],
    ['After 14 days without a payment we close it.', 'What happens if my card fails?'],
    ['After 30 days your account is read-only.', 'What happens when the trial ends?'],
    ['Nothing is deleted for 90 days.', 'What happens when the trial ends?'],
    ['The Business plan has a trial of 60 days.', 'Is there a longer trial?'],
    ['We can extend it by 14 days.', 'Can I extend the trial?'],
    ['You may ask for your money back for 60 days.', 'And after the trial?'],
    ['Most people decide within 10 days.', 'How long does one need for the trial?'],
  ])('is told once: %s', (answer, question) => {
    const document = page(['# Rosters for kennels', 'Start your 30-day free trial.', ...asks(question, answer)])
    expect(subjects(document)).toEqual([])
  })
})

describe('how many there are that use it', () => {
  it.each([
    ['Used in over 900 vineyards’ farms.', 'Today we serve 300 farms.', 'farms'],
    ['Used in over 2,000 dental clinics.', 'We began with one in 2020 and today serve 740 clinics.', 'clinics'],
    ['Trusted by 5,000 schools.', 'Now 1,200 schools use it every morning.', 'schools'],
    ['Join 8,000 members.', 'All 2,100 of our members may vote.', 'members'],
    ['Loved by thousands of cafés.', 'Today 340 cafés rely on it.', 'cafés'],
    ['Trusted by thousands of venues.', 'All 260 of our customers started with a call.', 'customers'],
    ['Running in 600 kitchens.', 'We had 40 in 2021, 90 in 2023 and currently serve 210 kitchens.', 'kitchens'],
    ['More than 12,000 students have joined.', 'So far 3,400 students have enrolled.', 'students'],
    ['We look after 1,500 homes.', 'We look after 1,100 homes, each with a key of its own.', 'homes'],
    ['Chosen by 480 independent pharmacies.', 'Today we supply and support 300 pharmacies.', 'pharmacies'],
  ])('is told twice: %s %s', (first, second, noun) => {
    expect(subjects(site(first, second))).toEqual([`the number of ${noun}`])
    expect(subjects(lines(first, second))).toEqual([`the number of ${noun}`])
  })
  it.each([
    ['another time', 'Used in over 900 farms.', 'We had 310 farms by the end of 2022.'],
    ['the beginning', 'Today we serve 900 farms.', 'We started with one farm, then 20 farms, in 2019.'],
    ['a part of them', 'Today we serve 900 schools.', 'Trusted by 300 primary schools.'],
    ['one place', 'Today we serve 900 farms.', 'We serve 120 farms in Wales.'],
    ['all who ever came', '12,000 students have used the method.', 'Join 3,400 students.'],
    ['a circle within', 'Join 12,000 students.', 'You are joining 3,400 students in our private community.'],
    ['a plan', 'Today we serve 900 farms.', 'By 2028 we will serve 3,000 farms.'],
    ['a rival', 'Today we serve 900 farms.', 'Fieldwise serves 4,000 farms.'],
    ['one customer', 'Trusted by 900 schools.', 'One of them runs 40 schools.'],
    [
      'who owns more than one',
      'We have 260 customers.',
      'They run 500 cafés on it, and we serve 400 cafés each month.',
    ],
    ['about as many', 'Used in over 900 farms.', 'Today we serve 940 farms.'],
    ['another thing', 'Today we serve 900 farms.', 'We own 12 farms.'],
    ['new ones', 'Trusted by 900 farms.', 'Last year 120 new farms joined.'],
    ['a vague word for more', 'Trusted by thousands of farms.', 'Today we serve 4,300 farms.'],
  ])('is told once beside %s', (_what, first, second) => {
    expect(subjects(site(first, second))).toEqual([])
    expect(subjects(lines(first, second))).toEqual([])
  })
})

describe('the company’s own people and places', () => {
  it.each([
    ['Our team of 9 people does it all.', 'We are a team of 25 people.', 'people in the team'],
    ['We are 14 people.', 'Our team of 40+ specialists is here for you.', 'people in the team'],
    ['We employ 120 people.', 'A team of 60 employees stands behind it.', 'people in the team'],
    ['18 people work here.', 'We are a team of 30 people.', 'people in the team'],
    ['We’re 8 people with one dog.', 'We employ 20 people.', 'people in the team'],
    ['We have 12 offices.', 'Call one of our 7 offices.', 'offices'],
    ['With 30 branches we are never far.', 'We run 12 branches.', 'offices'],
    ['Our clients are in 40 countries.', 'We serve customers in 23 countries.', 'countries served'],
    ['We ship to 60 countries.', 'Our lamps are sold in 34 countries.', 'countries served'],
    ['Our team works from 12 countries.', 'Our people are based in 6 countries.', 'countries with a team'],
  ])('are counted twice: %s %s', (first, second, kind) => {
    expect(subjects(site(first, second))).toEqual([`the number of ${kind}`])
  })
  it('are counted in a tile as well', () => {
    const document = page([...tile('12', 'passionate humans', 1), 'Our team of 30+ specialists never sleeps.'])
    expect(subjects(document)).toEqual(['the number of people in the team'])
  })
  it.each([
    ['a part', 'We are 40 people.', 'Our support team of 6 people answers.'],
    ['one place', 'We employ 120 people.', 'We employ 30 people in Porto.'],
    ['the past', 'We are 40 people.', 'In 2020 we were 9 people.'],
    ['a plan', 'We are 40 people.', 'By 2027 we will be a team of 80 people.'],
    ['one job', 'We are 40 people.', 'A project team of 4 people looks after you.'],
    ['a trade', 'We are 40 people.', 'A team of 12 engineers builds it.'],
    ['customers and colleagues', 'We serve customers in 40 countries.', 'Our team works from 12 countries.'],
    ['where people come from', 'Our team of 20 people has roots here.', 'We are a team of 20 people from 9 countries.'],
    ['a rival', 'We are 40 people.', 'Other agencies employ 300 people.'],
    ['offices of one continent', 'We have 12 offices.', 'We have 5 offices in Europe.'],
    ['nearly as many', 'We are 40 people.', 'Our team of 42 people says hello.'],
  ])('are told once beside %s', (_what, first, second) => {
    expect(subjects(site(first, second))).toEqual([])
  })
})

describe('the years in business, on a page of 2026', () => {
  it.each([
    ['Makers of chairs since 1987', 'Thirty-two years in, we still cane by hand.'],
    ['Est. 1950', 'We have been in business for 60 years.'],
    ['Since 2010', 'Celebrating our 10th anniversary!'],
    ['We have made chairs since 2004.', 'Fifteen years on, we still do.'],
    ['Our firm was founded in 1999.', '19 years in business'],
    ['Since 2015', 'Over 20 years in business.'],
    ['Established 1980', 'In business for more than 60 years.'],
    ['A family firm since 1966', '48 years in business, and no day without sawdust.'],
  ])('do not follow from: %s, %s', (first, second) => {
    expect(subjects(site('# Chairs, caned', first, second))).toEqual(['the years in business'])
  })
  it.each([
    ['Since 1987', 'In business for over 30 years.'],
    ['Since 1987', 'In business for 39 years.'],
    ['Since 1987', 'In business for almost 40 years.'],
    ['Since 1987', 'Fred has made chairs for 52 years.'],
    ['Since 1987', 'Between us we have 90 years of experience.'],
    ['Since 1987', 'A guarantee for 10 years.'],
    ['Since 1987', 'They last for 60 years.'],
    ['Since 1987', 'For 12 years the workshop was in Leeds.'],
    ['Since 1987', 'For ten years we have caned without glue.'],
    ['Since 1987', 'Our director has been here for 8 years.'],
    ['Customers with us since 1990', 'For 12 years Ellen has run the shop.'],
    ['Since 2024', 'Two years in, we still do.'],
  ])('follow from: %s, %s', (first, second) => {
    expect(subjects(site('# Chairs, caned', first, second))).toEqual([])
  })
})
