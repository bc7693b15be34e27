/** What a good page shows, and what only sounds like it. */
import { describe, expect, it } from 'vitest'
import { button, type Line, quotes, site } from './sites.ts'

const head: Line[] = ['# Bicycle repairs in Whitby', button('Book a slot')]
const on = (...lines: Line[]) => site([...head, ...lines])

/** The words that are quoted where it holds, and texts where it nearly holds or a naive rule would err. */
const cases: Record<string, { holds: string[]; not: string[] }> = {
  'limits-stated': {
    holds: [
      'I cannot promise that it will stop hurting, only that I listen.',
      'If we are not the right people, we say so and name two others.',
    ],
    not: [
      'We do not sell your data to anyone.',
      'It does not support strangers looking over your shoulder.',
      'We don’t offer excuses, we repair bikes.',
      'Does it not work with an older frame?',
      'We do not ship it before it has been ridden.',
      'Most shops do not repair e-bikes at all.',
    ],
  },
  'refund-terms-stated': {
    holds: [
      'You can send it back within 60 days, used or not.',
      'Full refund if you cancel up to seven days before the course.',
      'If it breaks in two years we give you the money back.',
      'Send a photo within 14 days and you get another, or your £28 back.',
      'Refunds in full until 20 April; after that you may pass your seat on.',
    ],
    not: [
      'Tickets are non-refundable after two days.',
      'We refund you gladly.',
      'We help shops to process refunds within 3 days.',
      'The deposit comes back within two days.',
      'Can I get a refund after 30 days?',
    ],
  },
  'cancel-terms-stated': {
    holds: [
      'You may move or cancel a slot free of charge until six in the evening before.',
      'Cancel in your account at any time, and the box stops with the next month.',
      'If you cancel a day before, you pay nothing.',
      'Bookings move free of charge until the end of March.',
      'The membership can be ended online to the end of any month.',
    ],
    not: [
      'Cancel any time.',
      'To cancel, you must call us on weekdays before noon.',
      'A slot cancelled less than 24 hours before is charged in full.',
      'Our noise filter cancels hum for free at any time.',
      'You cannot cancel the booking online before the day.',
    ],
  },
  'result-measured': {
    holds: [
      'In 2025 we repaired 1,318 bikes; 41 came back with the same fault.',
      'Between January and March 2026 our 23 volunteers walked 212 dogs.',
      'Last winter members borrowed sleds, and 58 of our 60 were returned in one piece and two failed.',
      '41% of our riders have come more than once (2026, 212 riders).',
      'In 2025, 412 people applied and 12 were drawn.',
    ],
    not: [
      'In 2027 we will have repaired 2,000 bikes for 400 members.',
      'We were founded in 2019 by two friends and served tea to three neighbours.',
      'In 2025 we repaired many bikes and a few came back.',
      'In 2025 the market for bikes grew by 12% to 4 million, as we expected.',
      'Our 12 repair stands have served 4 towns.',
      'In 2025 our prices fell by 12% in two steps.',
      'If we slip in 2026 by more than 60 days, we refund our 40 customers.',
    ],
  },
  'customers-named': {
    holds: [
      'Among our customers are Llanfair Parish Council, Ashby Town Council and the Diocese of Truro.',
      'We have worked with Elm House School and the Muster Foundation.'.replace(' and the', ', the'),
      'Used every day by Example Hospital, Sample Clinic and Muster Foods.',
    ],
    not: [
      'We work with Windows, Android and Linux.',
      'Our customers include bakers, brewers and banks.',
      'We have worked in Leeds, York and Hull.',
      'We work for Anna, Ben and Carla.',
    ],
  },
  'register-number': {
    holds: [
      'Ada Muster, registered with the HCPC (PH104233).',
      'Authorised and regulated by the Financial Conduct Authority, no. 700123.',
      'Gas Safe registered, no. 500123.',
      'Old Foundry Museum, registered charity 1188002.',
      'Ada Muster, IACP no. 10422.',
      'Eleven acres, certified by the Soil Association (GB-ORG-05).',
    ],
    not: [
      'Registered in England, company number 01234567.',
      'Registered with over 4000 practices.',
      'Certified by people who care since 2019.',
      'Member of the guild since 2004.',
      'Certified to ISO 27001 in every office.',
      'Muster ApS, CVR no. 40112233.',
    ],
  },
  'contact-person': {
    holds: [
      'Questions? Write to Owain Muster: owain@rotas.example',
      'Ask for Hannah Example on 01947 555 0188.',
      'If a hinge breaks, email Marit at marit@screens.example.',
      'Treasurer: Maeve Example, 028 21000',
    ],
    not: [
      'Write to us: info@rotas.example',
      'Call Support on 01947 555 0188.',
      'Ask Hannah when she is in.',
      'In an emergency call Samaritans on 116 123.',
    ],
  },
  'data-practice-plain': {
    holds: [
      'Recordings are stored in Cardiff and deleted after 30 days.',
      'We keep your address until the parcel has arrived; then it is deleted.',
      'Your photos stay on your phone and never leave it.',
    ],
    not: [
      'Your data is safe and secure with us.',
      'Keep your files and photos in one place, stored for years.',
      'Managers of 640 homes keep their records in Rotabee all year.',
      'We may keep your data as long as we like.',
      'Is your address deleted after 30 days?',
    ],
  },
}

describe.each(Object.entries(cases))('%s', (id, { holds, not }) => {
  it.each(holds)('sees: %s', text => {
    const [quote = ''] = quotes(id, on(text))
    expect(quote).not.toBe('')
    expect(text).toContain(quote)
  })
  it.each(not)('leaves alone: %s', text => {
    expect(quotes(id, on(text))).toEqual([])
  })
  it('is silent in a customer’s mouth, and on a page of terms', () => {
    const [text = ''] = holds
    const legal = site([...head, text], { finalUrl: 'https://example.com/terms' })
    if (id !== 'register-number' && id !== 'contact-person') expect(quotes(id, legal)).toEqual([])
    expect(quotes(id, on(`“${text} They told me so on the phone.”`, '— Maria Ortega, Matron at Elm House'))).toEqual([])
  })
})
