/** Which words carry what a sentence is about: enough to tell whether two of them are about the same thing. */

/** Words of grammar, and words that stand in every review. Three letters or fewer are left out by their length. */
const stopWords = new Set(
  `about above after again also although among another anyone anything because been before being below between both
  cannot could does doing done down each either else even ever every from further gets give given gives goes have having
  here hers himself however into itself just less like made make makes many might more most much must neither never next
  none nobody nothing once only onto other others ought over rather same shall should since some somebody someone
  something still such take takes than that their them then there these they this those though through thus under until
  upon very want well were what when where whether which while whom whose will with within without would your
  analyst claim claims deck document leave leaves page pages paragraph part place point read reader readers reads
  report says screen section sentence show shown shows slide slides submission tell tells text visitor visitors word words
  aber alle alles also auch auf dass dein denn dies diese diesem diesen dieser dieses doch durch eine einem einen einer
  eines etwas haben hier ihre ihren ihrer immer kann kein keine mehr muss nach nicht noch nicht nur oder ohne schon sein
  seine sich sind über unter viel wenn werden wird wurde zwischen
  ainsi alors aucun aussi autre autres avec avoir cela cette comme dans depuis deux donc elle elles encore entre être
  leur leurs mais même moins nous pour plus quand quel quelle sans sont sous tous tout toute très vous
  antes algo aquí cada como cuando desde donde ella ellos entre esta este esto estos había hasta más mientras mismo muy
  nada para pero poco porque puede quien sido sobre también tanto tiene toda todo todos unos
  dall della delle degli dello nella nelle sono questo questa quello anche come quando essere loro molto senza`
    .split(/\s+/)
    .filter(word => word !== ''),
)

const latin = /^\p{Script=Latin}+$/u
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The content words of `text`, each once, without the endings that number and time give them. */
export function contentWords(text: string): Set<string> {
  const found = new Set<string>()
  for (const { segment, isWordLike } of words.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike || stopWords.has(segment)) continue
    if (!latin.test(segment)) found.add(segment)
    else if (segment.length > 3) found.add(stemmed(segment))
  }
  return found
}

/** Light: "prices", "priced" and "pricing" are one word, and nothing is made of them that must be a word itself. */
function stemmed(word: string): string {
  const single = word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
  return single.length < 3 ? word : single.replace(/([bdgklmnprt])\1$/, '$1')
}

export function sharedWords(some: Set<string>, others: Set<string>): number {
  return [...some].filter(word => others.has(word)).length
}
