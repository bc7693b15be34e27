export interface Link {
  label: string
  href: string
}

const register = { label: 'Create Account', href: '/auth#register' }
const analysts = { label: 'Meet Our AI Analysts', href: '/analysts' }
const about = { label: 'About', href: '/about' }

/** For visitors, both bars end with these two. */
export const entrances: Link[] = [{ label: 'Sign In', href: '/auth' }, register]

export const publicBar: Link[] = [{ label: 'Product', href: '/home' }, analysts, about]

/** The bar of the app, and of the page for unknown addresses. */
export const otherBar: Link[] = [{ label: 'Home', href: '/' }, analysts, about]

export const footerPages: Link[] = [
  { label: 'Home', href: '/' },
  { label: 'Analysts', href: '/analysts' },
  about,
  register,
  { label: 'Sign In', href: '/auth' },
]

export const footerLegal: Link[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
]
