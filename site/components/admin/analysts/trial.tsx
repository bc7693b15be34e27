import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnalystTrial } from '#api/contracts/analyst-trials.ts'
import type { Analyst } from '#api/contracts/analysts.ts'
import { useAction } from '../../../stores/action.ts'
import { client } from '../../../stores/api.ts'
import { errorMessage } from '../../../stores/notices.ts'
import { Field } from '../../../ui/field.tsx'
import { Failure, Pending } from '../../../ui/pending.tsx'
import { formatDay } from '../../projects/words.ts'
import { reviewedRead, trialRead } from '../reads.ts'
import type { AnalystBody, AnalystInput } from './fields.tsx'
import { TrialOpinion } from './trial-opinion.tsx'

interface Props {
  form: UseFormReturn<AnalystInput, unknown, AnalystBody>
  analyst: Analyst | null
}

/** Scrolls a part of the trial into view, unless somebody is typing. */
function show(part: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea')) part?.scrollIntoView({ block: 'nearest' })
}

/** Tries the draft in the form on one of the administrator's submissions. Nothing is saved. */
export function Trial({ form, analyst }: Props) {
  const reviewed = useQuery(reviewedRead)
  const chosen = useRef<HTMLSelectElement>(null)
  const start = useAction({
    mutationFn: async (projectId: number) => {
      const { title, specialty, prompt, questions } = form.getValues()
      const body = { projectId, analyst: { title, specialty, prompt, questions }, besides: analyst?.id ?? null }
      return client.call('tryAnalyst', { body })
    },
  })
  const id = start.data?.id
  const trial = useQuery({
    ...trialRead(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'running' && !state.error ? 1_000 : false),
  })
  if (!reviewed.data) return <Pending what="your submissions" {...reviewed} rows={2} />
  if (reviewed.data.length === 0)
    return (
      <p className="callout" ref={show}>
        Submit something first: a draft is tried on a submission of your own that was reviewed.
      </p>
    )
  const saved = analyst?.isActive ? 'In use' : 'Saved'
  const { draft, inUse, failure, status = 'running' }: Partial<AnalystTrial> = trial.data ?? {}
  const running = start.isPending || (id !== undefined && !trial.error && status === 'running')
  const error = start.error ?? trial.error
  const tried = reviewed.data.find(({ projectId }) => projectId === start.variables)?.name
  const done = `It was tried${tried ? ` on “${tried}”` : ''}. Nothing of it stands in the project.`
  const problem = error ? errorMessage(error) : failure
  async function tryIt() {
    const isSound = await form.trigger(['title', 'specialty', 'prompt', 'questions'], { shouldFocus: true })
    if (isSound) start.mutate(Number(chosen.current?.value))
  }
  return (
    <div className="form" ref={show}>
      <Field label="Submission" hint={<span role="status">{running ? waiting : draft ? done : cost}</span>}>
        {control => (
          <div className="trial-choice">
            <select className="input" {...control} ref={chosen}>
              {reviewed.data.map(({ finishedAt, name, projectId }) => (
                <option key={projectId} value={projectId}>
                  {finishedAt ? `${name}, ${formatDay(finishedAt)}` : name}
                </option>
              ))}
            </select>
            <button className="button" type="button" disabled={running} onClick={tryIt}>
              {running ? 'Trying...' : 'Try'}
            </button>
          </div>
        )}
      </Field>
      {problem && (
        <div ref={show}>
          <Failure reason={problem}>The draft could not be tried.</Failure>
        </div>
      )}
      {draft && (
        <div className="analyst-questions" ref={show}>
          {inUse && <TrialOpinion title={`${saved}, version ${analyst?.version}`} opinion={inUse} />}
          <TrialOpinion title="Draft" opinion={draft} />
        </div>
      )}
    </div>
  )
}

const waiting = 'It is being read. With a model this may take some minutes; what you typed is kept.'
const cost = 'With a model it costs what one or two opinions of a review do.'
