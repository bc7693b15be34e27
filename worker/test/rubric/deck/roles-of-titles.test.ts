/** Which part of a pitch a slide's title names. */
import { expect, it } from 'vitest'
import { rolesOfTitle } from '#worker/panel/rubric/deck/roles.ts'

it.each([
  ['The problem', ['problem']],
  ['Problem & solution', ['problem', 'solution']],
  ['Why now?', ['timing']],
  ['Market size', ['market']],
  ['Go-to-market', ['go-to-market']],
  ['Marketing', []],
  ['Our marketplace', []],
  ['Competitive landscape', ['competition']],
  ['Competitive salary', []],
  ['How we make money', ['model']],
  ['Traction', ['traction']],
  ['Growth strategy', ['go-to-market']],
  ['Our team', ['team']],
  ['Our Team plan', []],
  ['Built for teams', []],
  ['Use of funds', ['ask']],
  ['Investment thesis', []],
  ['Raising awareness', []],
  ['Problem solving', []],
  ['How a night shift is filled', []],
  ['The shift to hourly pay', ['timing']],
  ['Financial projections', ['financials']],
  ['Who else is there', ['competition']],
  ['The other ways to buy a tonne', ['competition']],
  ['Investment overview', []],
  ['What we do not know yet', []],
  ['What it does', ['solution']],
  ['How money is made', ['model']],
  ['Size of the thing', ['market']],
])('%s', (title, roles) => {
  expect(rolesOfTitle(title)).toEqual(roles)
})
