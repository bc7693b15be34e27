/** Function words, and words that occur in every review. Latin words of one or two letters are dropped by length. */
const stopWords = new Set(
  `about above after again all also although among analyst and another any anyone anything are because been before
  being below between both but can cannot claim claims could deck did document does doing done down each either else
  even ever every few for from further get gets give given gives goes got had has have having her here hers him
  himself his how however into its itself just leave leaves less let like made make makes many may might more most
  much must neither never next nobody none nor not nothing off once one only onto other others ought our out over
  own page pages paragraph part per place point rather read reader readers reads report same say says screen section
  see sentence shall she should show shown shows since slide slides some somebody someone something still submission
  such take takes tell tells text than that the their them then there these they this those though through thus too
  two under until upon use very via visitor visitors want was way well were what when where whether which while who
  whom whose why will with within without word words would yet you your
  aber alle alles also auch auf bei das dass dein dem den denn der des die dies diese diesem diesen dieser dieses
  doch durch ein eine einem einen einer eines etwas für haben hier ihre ihren ihrer immer ist kann kein keine mehr
  mit muss nach nicht noch nur oder ohne schon sein seine sich sie sind und unter viel von vor was wenn wer werden
  wie wir wird wurde zum zur zwischen über
  ainsi alors aucun aussi autre autres aux avec avoir cela ces cette comme dans depuis deux donc elle elles encore
  entre est les leur leurs mais moins même nous par pas plus pour quand que quel quelle qui sans ses son sont sous
  sur tous tout toute très une vous être
  algo antes aquí cada como con cuando del desde donde ella ellos entre esta este esto estos había hasta las los
  mientras mismo muy más nada para pero poco por porque puede que quien sido sin sobre sus también tanto tiene toda
  todo todos una unos
  anche che chi come dall degli della delle dello essere gli loro molto nella nelle non per più quando quello questa
  questo senza sono una`
    .split(/\s+/)
    .filter(word => word !== ''),
)

const latin = /^\p{Script=Latin}+$/u
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

export function contentWords(text: string): Set<string> {
  const found = new Set<string>()
  for (const { segment, isWordLike } of words.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike || stopWords.has(segment)) continue
    if (!latin.test(segment)) found.add(segment)
    else if (segment.length > 2) found.add(stemmed(segment))
  }
  return found
}

/** A light stemmer: "prices", "priced" and "pricing" become the same stem, which need not be a word. */
function stemmed(word: string): string {
  const shorter = word.replace(/ies$/, 'y').replace(/(?:ing|ed|s|e)$/, '')
  if (shorter === word || shorter.length < 3) return word.replace(/([bdgklmnprt])\1$/, '$1')
  return stemmed(shorter)
}

export function sharedWords(some: Set<string>, others: Set<string>): number {
  return [...some].filter(word => others.has(word)).length
}
