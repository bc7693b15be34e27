import { firstThingsOf, sidesOf, standingOf } from '#api/contracts/report/words.ts'
import { Evidence } from './evidence.tsx'
import { MarkTools, YourCall } from './mark-tools.tsx'
import { markable } from './marks.ts'
import { Part } from './part.tsx'
import { Headline, PointSigns } from './point-signs.tsx'
import { anchorOf } from './points.ts'
import { useReport } from './report-context.ts'

export function FirstThings() {
  const { report } = useReport()
  const things = firstThingsOf(report)
  if (things.length === 0) return null
  return (
    <Part
      id="first"
      title="First things"
      about="What weighs most, with those who saw it. Each leads to the whole of it below."
    >
      <ol className="first-things">
        {things.map(thing => {
          const isClaim = thing.kind === 'claim'
          const point = isClaim ? thing.claim : thing.choice
          const { id, number } = point
          const anchor = anchorOf(point)
          return (
            <li key={id} className="point">
              <span className="ordinal">{isClaim ? number : `C${number}`}</span>
              <div>
                <PointSigns point={point} />
                <h3>
                  <a href={`#${anchor}`}>
                    <Headline point={point} />
                  </a>
                </h3>
                <p className="standing quiet small">
                  {isClaim ? standingOf(report, thing.claim) : sidesOf(report, thing.choice)}
                </p>
                {!isClaim && <YourCall {...markable(point)} />}
                <MarkTools {...markable(point)} anchor={anchor} among=" first" />
              </div>
              <Evidence about={point} brief />
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
