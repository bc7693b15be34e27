import { type ReactNode, useEffect, useRef, useState } from 'react'
import { limits } from '#db/limits.ts'
import type { DismissReason } from '#db/vocabulary.ts'
import { readStored, writeStored } from '../../stores/storage.ts'
import { Field, useFocusBack } from '../../ui/field.tsx'
import { type Change, dismissReasonWords } from './marks.ts'

interface Props {
  note: string
  draft: string
  onSave(title: string, changed: Change): Promise<void>
  onClose(): void
}

const isReason = (value: string): value is DismissReason => value in dismissReasonWords

const ownWords = 'In my own words'

function useDraft({ note, draft }: Pick<Props, 'note' | 'draft'>) {
  const [kept] = useState(() => readStored('sessionStorage', draft))
  const [text, setText] = useState(kept ?? note)
  const type = (next: string) => {
    setText(next)
    writeStored('sessionStorage', draft, next === note ? null : next)
  }
  return { text, type, begun: kept !== null }
}

export function DismissForm({ onSave, onClose, ...kept }: Props) {
  const { text: own, type, begun } = useDraft(kept)
  const [reason, setReason] = useState(begun ? ownWords : '')
  const [refused, setRefused] = useState<string | null>(null)
  const text = own.trim()
  const why = refused === reason && text === '' ? 'Please write why' : undefined
  const send = async () => {
    const given = isReason(reason) ? reason : null
    if (!given && (reason !== ownWords || text === '')) setRefused(reason)
    else await onSave('Dismissed', { state: 'dismissed', reason: given, ...(!given && { note: text }) })
  }
  return (
    <Form verb="Dismiss" cancel="Keep it open" begun={begun} onSend={send} onClose={onClose}>
      <Field label="Why dismiss it?" error={refused === reason && reason === '' ? 'Please select a reason' : undefined}>
        {control => (
          <select className="input" {...control} value={reason} onChange={event => setReason(event.target.value)}>
            <option value="">Select a reason</option>
            {Object.entries(dismissReasonWords).map(([known, words]) => (
              <option key={known} value={known}>
                {words}
              </option>
            ))}
            <option>{ownWords}</option>
          </select>
        )}
      </Field>
      {reason === ownWords && <NoteField label="Your reason" error={why} value={own} onChange={type} />}
    </Form>
  )
}

export function NoteForm({ onSave, onClose, ...kept }: Props) {
  const { text, type, begun } = useDraft(kept)
  const send = () => onSave(text.trim() ? 'Note saved' : 'Note removed', { note: text.trim() })
  return (
    <Form verb="Save note" cancel="Cancel" begun={begun} onSend={send} onClose={onClose}>
      <NoteField label="Your note" value={text} onChange={type} />
    </Form>
  )
}

type NoteFieldProps = { label: string; error?: string | undefined; value: string; onChange(text: string): void }

function NoteField({ label, error, value, onChange }: NoteFieldProps) {
  return (
    <Field label={label} error={error}>
      {control => (
        <textarea
          className="input"
          rows={3}
          maxLength={limits.markNoteMax}
          {...control}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type FormProps = { verb: string; cancel: string; begun?: boolean; children: ReactNode; onSend(): Promise<void> }

/** Takes the focus, unless it was begun before; Escape closes it, unless that would lose what was typed. */
function Form({ verb, cancel, begun = false, children, onSend, onClose }: FormProps & Pick<Props, 'onClose'>) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(begun)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => void (begun || form.current?.querySelector<HTMLElement>('select, textarea')?.focus()), [begun])
  return (
    <form
      className="mark-form"
      ref={form}
      noValidate
      onSubmit={async event => {
        event.preventDefault()
        setIsBusy(true)
        await onSend()
        setIsBusy(false)
      }}
      onChange={() => setTyped(true)}
      onKeyDown={event => event.key === 'Escape' && !typed && onClose()}
    >
      {children}
      <div className="actions" {...useFocusBack<HTMLDivElement>(isBusy)}>
        <button className="button compact" type="submit" disabled={isBusy}>
          {verb}
        </button>
        <button className="button ghost compact" type="button" onClick={onClose}>
          {cancel}
        </button>
      </div>
    </form>
  )
}
