import { type DragEvent, type ReactNode, useState } from 'react'
import type { Control } from './field.tsx'

interface Props {
  control: Control
  accept: string
  picture: ReactNode
  title: string
  text: string
  /** Label of the button that chooses a file. */
  verb: string
  onFile(file: File | null): void
  children?: ReactNode
}

export function DropZone({ control, accept, picture, title, text, verb, onFile, children }: Props) {
  const [over, setOver] = useState(false)
  const stop = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse only; the button does the same by keyboard
    <div
      className="drop-zone"
      data-over={over || undefined}
      data-invalid={control['aria-invalid'] || undefined}
      onDragOver={event => stop(event, true)}
      onDragLeave={event => stop(event, false)}
      onDrop={event => {
        stop(event, false)
        const dropped = event.dataTransfer.files[0]
        if (dropped) onFile(dropped)
      }}
    >
      {picture}
      <div>
        <p>
          <b>{title}</b>
          <span className="quiet small num">{text}</span>
        </p>
      </div>
      <label className="button compact" htmlFor={control.id}>
        {verb}
      </label>
      <input
        {...control}
        className="visually-hidden"
        type="file"
        accept={accept}
        onChange={event => {
          onFile(event.target.files?.[0] ?? null)
          // Lets the same file be chosen again, after it was fixed.
          event.target.value = ''
        }}
      />
      {children}
    </div>
  )
}
