const part = `\\p{Lu}[\\p{Ll}’'-]{1,20}(?:\\p{Lu}\\p{Ll}{1,15})?`
const name = `(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?${part}(?: \\p{Lu}\\.?)?(?: (?:van|von|de|der|da|al|bin))?(?: ${part}){1,2}`
const roleWords = `(?:${[
  'co-?founder|founder|ceo|cto|coo|cfo|cmo|cpo|chief|president|director|head of|vp|vice president|manager|owner|partner',
  'lead|engineer|professor|adviser|advisor|chair|chairman|chairwoman|designer|developer|analyst|consultant|buyer',
  'editor|secretary|treasurer|coordinator',
].join('|')})`
const nameThenMore = new RegExp(`(?<![\\p{L}\\p{N}])(${name})(?:,| [–—-]|:| \\|| \\()\\s?([^.;|()“”"]{2,60})`, 'gu')
const aRole = new RegExp(`^(?:\\p{L}[\\p{L}&-]* ){0,4}${roleWords}(?!\\p{L})`, 'iu')
const roleThenMore = new RegExp(`(?<!\\p{L})(?:${roleWords})(?: [\\p{L}&]+){0,2},? `, 'giu')
const nameHere = new RegExp(`(?:(?<= )|^)${name}(?!\\p{L})`, 'u')
const speaking = new RegExp(
  `(?<![\\p{L}\\p{N}])(${name}),? (?:says|said|told|wrote|explains|explained|trained|taught|studied|qualified|co-?founded|spent|ran|joined|worked (?:at|for|in))\\b|[–—]\\s?(${name})\\s?$`,
  'gu',
)
const isRole = new RegExp(`(?<!\\p{L})${roleWords}(?!\\p{L})`, 'iu')

export function peopleIn(text: string): string[] {
  if (!/\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?(?:\p{Lu}\.? )?\p{Lu}/u.test(text)) return []
  const people = new Set<string>()
  const add = (named: string | undefined) => {
    if (named && !isRole.test(named)) people.add(named)
  }
  for (const { 1: named, 2: rest = '' } of text.matchAll(nameThenMore)) if (aRole.test(rest)) add(named)
  for (const { 0: role, index } of text.matchAll(roleThenMore)) {
    // The words between may be a part of the name: "CEO Jane Miller said".
    const named = nameHere.exec(text.slice(index, index + role.length + 60))
    if (named && named.index <= role.length) add(named[0])
  }
  for (const { 1: told, 2: signed } of text.matchAll(speaking)) add(told ?? signed)
  return [...people]
}
