import { Check, Link2, type LucideIcon, PencilLine, X } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { notify } from '../../stores/notices.ts'
import { writeStored } from '../../stores/storage.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { reportAddress } from '../projects/address.ts'
import { begunForm, draftKey, type Markable, markWords, useMark } from './marks.ts'
import { useReport } from './report-context.ts'

const DismissForm = lazyComponent(() => import('./mark-forms.tsx'), 'DismissForm')
const NoteForm = lazyComponent(() => import('./mark-forms.tsx'), 'NoteForm')

/** `among` tells apart the tools of a point that the report shows twice. */
export function MarkTools({ anchor, among, ...point }: Markable & { anchor: string; among?: string }) {
  const { marks } = useReport()
  const { mark, change } = useMark(point)
  const draft = draftKey(marks, point.id, among)
  const [form, setForm] = useState(() => begunForm(draft))
  const tools = useRef<HTMLDivElement>(null)
  const { kind, name } = point
  const about = name.charAt(0).toLowerCase() + name.slice(1)
  const state = mark?.state ?? null
  const note = mark?.note ?? ''
  const close = () => {
    tools.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    writeStored('sessionStorage', draft + form, null)
    setForm(null)
  }
  const opens = (which: 'dismiss' | 'note') => ({
    'aria-expanded': form === which,
    onClick: () => setForm(form === which ? null : which),
  })
  const Form = form === 'dismiss' ? DismissForm : NoteForm
  return (
    <div className="marking" ref={tools}>
      {mark && note && (
        <div className="note small">
          <b>{mark.state === 'dismissed' && !mark.reason ? 'Your reason' : 'Your note'}</b>
          <p>{note}</p>
        </div>
      )}
      <div className="point-tools">
        {marks && kind === 'claim' && (
          <Tool
            icon={Check}
            aria-pressed={state === 'done'}
            aria-label={`Done: ${about}`}
            onClick={() =>
              state === 'done'
                ? change('Open again', { state: null })
                : change('Marked as done', { state: 'done', reason: null })
            }
          >
            Done
          </Tool>
        )}
        {marks && kind === 'claim' && state === 'dismissed' && (
          <Tool aria-label={`Bring back ${about}`} onClick={() => change('Open again', { state: null, reason: null })}>
            Bring back
          </Tool>
        )}
        {marks && kind === 'claim' && state !== 'dismissed' && (
          <Tool icon={X} aria-label={`Dismiss ${about}`} {...opens('dismiss')}>
            Dismiss
          </Tool>
        )}
        {marks && (
          <Tool icon={PencilLine} aria-label={`Note on ${about}`} {...opens('note')}>
            Note
          </Tool>
        )}
        <CopyLink anchor={anchor} name={about} />
      </div>
      {form && (
        <Form draft={draft + form} note={note} onSave={(title, to) => change(title, to, close)} onClose={close} />
      )}
    </div>
  )
}

/** The owner's own verdict on a choice. Nothing is selected beforehand, and the panel's sides do not count it. */
export function YourCall(point: Markable) {
  const { marks } = useReport()
  const { mark, change } = useMark(point)
  if (!marks) return null
  return (
    <fieldset className="your-call">
      <legend>Your call</legend>
      <div className="views">
        {(['back', 'doubt', 'open'] as const).map(side => (
          <button
            key={side}
            type="button"
            aria-pressed={mark?.state === side}
            onClick={() =>
              mark?.state === side
                ? change('Your call is taken back', { state: null })
                : change(`Your call: ${markWords[side].toLowerCase()}`, { state: side })
            }
          >
            {markWords[side]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function CopyLink({ anchor, name }: { anchor: string; name: string }) {
  const { marks } = useReport()
  const copy = async () => {
    try {
      const address = new URL(reportAddress(anchor), location.origin)
      // A new version may give this number to another claim, so the link names the review.
      if (marks) address.searchParams.set('review', marks.reviewId)
      await navigator.clipboard.writeText(address.href)
      notify({ title: 'Link copied', text: `It leads to ${name}.` })
    } catch {
      // The clipboard needs a secure connection.
      location.hash = anchor
      notify({ title: 'Link not copied', text: 'It is in the address bar now: copy it from there.', error: true })
    }
  }
  return (
    <Tool icon={Link2} className="button ghost compact" aria-label={`Copy link to ${name}`} onClick={copy}>
      Copy link
    </Tool>
  )
}

function Tool({ icon: Icon, children, ...button }: ComponentProps<'button'> & { icon?: LucideIcon }) {
  return (
    <button className="button compact" type="button" {...button}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {children}
    </button>
  )
}
