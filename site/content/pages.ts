export interface PublicPage {
  path: string
  title: string
  description: string
  card: string
}

const suffix = ' · Panel'

export const publicPages = {
  landing: {
    path: '/',
    title: 'Panel: real feedback, not smoothed-over AI banter',
    description:
      'A panel of AI analysts reviews your deck, document or website. One report shows where they agree, which choices divide them and what only one saw.',
    card: 'Real Feedback:\nNot Smoothed-Over\nAI Banter',
  },
  home: {
    path: '/home',
    title: `Four readers who don’t compare notes${suffix}`,
    description:
      'Submit a document or a website. Four AI analysts review it alone, vote blind on claims and choices, and you read one report that leaves the decision to you.',
    card: 'Four readers who don’t compare notes',
  },
  about: {
    path: '/about',
    title: `About${suffix}`,
    description:
      'Why Panel shows disagreement instead of a score, how its AI analysts work, and what it will not do for you.',
    card: 'A decision is only as good as the objections it met',
  },
  analysts: {
    path: '/analysts',
    title: `Meet Our AI Analysts${suffix}`,
    description:
      'The AI analysts of the Marketing and VC Strategy panels: what each one looks for, and the questions it asks.',
    card: 'Meet Our AI Analysts',
  },
  auth: {
    path: '/auth',
    title: `Sign In or Create Account${suffix}`,
    description: 'Sign in to Panel, or create an account and give your first document to a panel of AI analysts.',
    card: 'Take a seat at the head of the panel',
  },
  privacy: {
    path: '/privacy',
    title: `Privacy Policy${suffix}`,
    description: 'What Panel keeps about you and your submissions, where it goes, and how to have it removed.',
    card: 'Privacy Policy',
  },
  terms: {
    path: '/terms',
    title: `Terms of Service${suffix}`,
    description: 'The terms on which Panel may be used, in thirteen short sections.',
    card: 'Terms of Service',
  },
} as const satisfies Record<string, PublicPage>

export type PublicPageName = keyof typeof publicPages

export const publicPaths: string[] = Object.values(publicPages).map(page => page.path)
