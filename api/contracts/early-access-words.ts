/** What is said about early access. The landing page's form says it too, and must not load the schemas for that. */

export const emailRequired = 'Please enter your email address.'

/** Said to everyone who asks, the first time and the tenth: it tells nobody who is on the list. */
export const earlyAccessMessage = "We've added you to our early access list."
