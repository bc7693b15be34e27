/** Joins the parts of a regular expression that is too long for one line. */
export const pattern = (flags: string, ...parts: string[]): RegExp => new RegExp(parts.join(''), flags)
