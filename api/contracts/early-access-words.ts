/** Kept apart from the schemas so that the landing page's form can use these sentences without loading zod. */

export const emailRequired = 'Please enter your email address.'

/** The same for every request, so that nobody can find out whether an email is on the list. */
export const earlyAccessMessage = "We've added you to our early access list."
