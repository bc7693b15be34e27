/** Nothing else is needed, and there is something to install first. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, clausesTold, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const none =
  /\b(?:zero|no|without|free of) (?:external |runtime |other )?dependenc(?:y|ies)\b|\bdependency[- ]free\b|\bnothing (?:else )?to install\b/i
const needs =
  /\b(?:needs?|requires?|depends on|relies on|prerequisites?:?|requirements?:|install (?=\p{L}+ first)|you(?:['’]ll| will)? need)\s+(?:(?:a|an|the|at least|running|recent|working|version of|installation of)\s+)*(Docker|Node(?:\.js)?|Python|Java|JDK|JRE|Ruby|PHP|Go|Rust|Postgres(?:QL)?|MySQL|SQLite|Redis|Kafka|MongoDB|Elasticsearch|Kubernetes|Chrome|ffmpeg|OpenSSL|libpq|libxml2|\.NET|[\w-]+ (?:client |shared |system )?librar(?:y|ies))\b/iu
const other =
  /\b(?:dev|development|build(?:ing)?|compil\w+|from source|tests?|testing|contribut\w+|optional\w*|if|only|docs?|examples?|benchmarks?|plug-?ins?|old|earlier|other|circular|npm)\b/i

export function zeroDependencies(reading: Reading): Conflict[] {
  const isPlain = ({ text }: Told) => !isOfOthers(text) && !isPast(text) && !other.test(text)
  const all = toldOf(reading).filter(isPlain)
  const parts = clausesTold(reading).filter(isPlain)
  const free = all.find(({ text }) => none.test(text))
  const bound = free && parts.find(told => needs.test(told.text) && areApart(told, free))
  if (!free || !bound) return []
  return [
    clash(
      reading,
      'what it depends on',
      'What has to be there first is a dependency.',
      [
        { told: free, words: none.exec(free.text)?.[0] ?? '' },
        { told: bound, words: needs.exec(bound.text)?.[0] ?? '' },
      ],
      2,
    ),
  ]
}
