/** A pattern that is too long for one line: its parts, joined as they are. */
export const pattern = (flags: string, ...parts: string[]): RegExp => new RegExp(parts.join(''), flags)
