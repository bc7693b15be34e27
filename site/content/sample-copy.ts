/**
 * SAMPLE COPY. The specification asks for testimonials and for quotations of leadership authors. Everything in this
 * file was written for these pages: nobody said it, no person is named, no figure is measured. Every section that
 * shows such text also shows its notice. Replace it with words that somebody has said and agreed to publish, then drop
 * the notices.
 */

interface Quotation {
  text: string
  source: string
}

interface Testimonial {
  text: string
  who: string
  stars: number
}

export const quotationsNotice = 'Sample copy: these lines were written for this page. Nobody is quoted.'

export const quotations: Quotation[] = [
  {
    text: 'If everyone at the table nods, ask who has not read it.',
    source: 'Sample author, a book on leading teams',
  },
  {
    text: 'A decision improves with every honest objection that survives until morning.',
    source: 'Sample author, a book on judgement',
  },
  {
    text: 'Consensus is what is left when the interesting person has stopped talking.',
    source: 'Sample author, a book on meetings',
  },
]

export const testimonialsNotice =
  'Sample copy: invented for this page, with its stars and its figures. No customer said this and nothing was measured.'

export const testimonials: Testimonial[] = [
  {
    text: 'We rewrote the three sentences the panel had split over, and nothing else. Conversion rose by 28%.',
    who: 'Sample customer, head of growth at a software company',
    stars: 5,
  },
  {
    text: 'The one claim that only a single analyst made was the first question in the partner meeting.',
    who: 'Sample customer, founder before a seed round',
    stars: 5,
  },
  {
    text: 'It would not tell me what to do. I was annoyed for an hour and then I knew.',
    who: 'Sample customer, director of operations',
    stars: 4,
  },
]
