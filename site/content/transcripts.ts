/** The landing page's three example panels. The submissions are invented, and the page says so. */

interface Remark {
  mark: number
  who: string
  says: string
}

export interface Transcript {
  title: string
  from: string
  artefact: 'call' | 'page' | 'slide'
  remarks: Remark[]
  agree: string
  split: Remark[]
  question: string
}

export const transcripts: Transcript[] = [
  {
    title: 'Sales',
    from: 'From the recording of a first call',
    artefact: 'call',
    remarks: [
      { mark: 1, who: 'Pitch coach', says: 'She handed you her Friday. You handed her the whole platform.' },
      { mark: 2, who: 'Closer', says: 'Twenty percent is a fine offer, ten minutes and one question too soon.' },
      { mark: 5, who: 'Skeptical buyer', says: 'I hear a discount and wonder what the real price is.' },
      { mark: 4, who: 'Finance gatekeeper', says: 'Month end is your deadline. Give me a figure for my plan.' },
    ],
    agree: 'The price arrived before the need did.',
    split: [
      { mark: 2, who: 'Closer', says: 'Keep the discount, ask for something back.' },
      { mark: 5, who: 'Skeptical buyer', says: 'A discount nobody asked for costs trust.' },
    ],
    question: 'How many of your last ten deals closed at list price?',
  },
  {
    title: 'Marketing',
    from: 'From a landing page',
    artefact: 'page',
    remarks: [
      { mark: 5, who: 'Skeptical buyer', says: 'Ten times faster than what? I stopped believing at the number.' },
      { mark: 6, who: 'Funnel fixer', says: 'The last two words of the button do the most work on the page.' },
      { mark: 7, who: 'Brand persona', says: '4,000 companies is the only line here that nobody else can use.' },
      { mark: 8, who: 'Positioning persona', says: 'All-in-one says that you could not choose. Name the one job.' },
    ],
    agree: 'The promise is too big to believe.',
    split: [
      { mark: 7, who: 'Brand persona', says: 'The 4,000 is proof. Put it first.' },
      { mark: 5, who: 'Skeptical buyer', says: 'A number without a name is noise.' },
    ],
    question: 'Which three of those customers would a visitor know by name?',
  },
  {
    title: 'VC',
    from: 'From a seed deck',
    artefact: 'slide',
    remarks: [
      { mark: 1, who: 'Traction skeptic', says: 'Seventeen growers today. Year three needs three thousand.' },
      { mark: 2, who: 'Finance-minded persona', says: 'One percent of a total is no plan. Count up from the hectare.' },
      { mark: 3, who: 'Market-fit persona', says: 'Growers in one valley pay twice. That is your market slide.' },
      { mark: 4, who: 'People-focused investor', says: 'Four people, three thousand farms. Who drives to them?' },
    ],
    agree: 'The market is counted from the wrong end.',
    split: [
      { mark: 3, who: 'Market-fit persona', says: 'One valley is the wedge.' },
      { mark: 1, who: 'Traction skeptic', says: 'One valley is the ceiling.' },
    ],
    question: 'How many hectares can four people reach in two seasons?',
  },
]
