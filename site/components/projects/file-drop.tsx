import { FileText } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { uploadExtensions } from '#db/vocabulary.ts'
import type { Control } from '../../ui/field.tsx'
import { formatSize } from './file-size.ts'

interface Props {
  control: Control
  file: File | null
  /** Name of the file that the draft already has. */
  kept: string | null
  onFile(file: File | null): void
}

const kinds: Record<string, string> = {
  pdf: 'PDF document',
  doc: 'Word document',
  docx: 'Word document',
  pptx: 'PowerPoint deck',
  txt: 'Plain text',
}

/** The file's kind, judged by its name. */
function kindOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return kinds[ending] ?? 'Unknown type'
}

/** Choose a file by button or drop it; shows its name, size and type. */
export function FileDrop({ control, file, kept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onFile(dropped)
  }
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
      onDrop={drop}
    >
      <FileText size={24} aria-hidden="true" />
      <div>
        {file ? (
          <p>
            <b>{file.name}</b>
            <span className="quiet small num">
              {formatSize(file.size)}, {kindOf(file.name)}
            </span>
          </p>
        ) : (
          <p>
            <b>{kept ?? 'Drop a file here'}</b>
            <span className="quiet small">
              {kept ? 'The draft’s file. Drop another to replace it.' : 'or choose one.'}
            </span>
          </p>
        )}
      </div>
      <label className="button compact" htmlFor={control.id}>
        {file || kept ? 'Replace file' : 'Choose file'}
      </label>
      <input
        {...control}
        ref={input}
        className="visually-hidden"
        type="file"
        accept={uploadExtensions.map(ending => `.${ending}`).join(',')}
        onChange={event => {
          onFile(event.target.files?.[0] ?? null)
          // Lets the same file be chosen again, after it was fixed.
          event.target.value = ''
        }}
      />
    </div>
  )
}
