import { type DragEvent, useId, useState } from 'react'
import { ApiFailure } from '#api/client/failure.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { formatSize } from '../projects/file-size.ts'
import { Portrait } from './portrait.tsx'

interface Props {
  url: string | null
  mark: number | null
  error: string | undefined
  onChange(url: string | null): void
}

/** Choosing a picture and uploading it are two steps; the analyst keeps it once the form is saved. */
export function ImageField({ url, mark, error, onChange }: Props) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [over, setOver] = useState(false)
  const upload = useAction({
    mutationFn: (chosen: File) => client.call('uploadImage', { body: {}, file: chosen }),
    onSuccess(answer, chosen) {
      onChange(answer.url)
      setFile(null)
      notify({ title: 'Upload successful', text: `${chosen.name} is the analyst's image once you save.` })
    },
    onError(failure) {
      // The server's answer carried no message of its own.
      const silent = failure instanceof ApiFailure && failure.code === 'unexpected_answer'
      notifyFailure('Upload failed', silent ? null : failure)
    },
  })
  const send = () => {
    if (file) upload.mutate(file)
    else notify({ title: 'No file selected', text: 'Please select an image to upload', error: true })
  }
  const stop = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside)
  }
  return (
    <div className="field">
      <label htmlFor={id}>Image (optional)</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse only; the button does the same by keyboard */}
      <div
        className="drop-zone"
        data-over={over || undefined}
        onDragOver={event => stop(event, true)}
        onDragLeave={event => stop(event, false)}
        onDrop={event => {
          stop(event, false)
          const dropped = event.dataTransfer.files[0]
          if (dropped) setFile(dropped)
        }}
      >
        <Portrait url={url} mark={mark} large />
        <div>
          <p>
            <b>{file?.name ?? (url ? 'The picture in use' : 'Drop a picture here')}</b>
            <span className="quiet small num">
              {file ? `${formatSize(file.size)}, not uploaded yet` : 'or choose one.'}
            </span>
          </p>
        </div>
        <label className="button compact" htmlFor={id}>
          Choose file
        </label>
        <input
          className="visually-hidden"
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          onChange={event => {
            setFile(event.target.files?.[0] ?? null)
            // Lets the same file be chosen again, after it was fixed.
            event.target.value = ''
          }}
        />
        <button className="button compact" type="button" disabled={upload.isPending} onClick={send}>
          {upload.isPending ? 'Uploading...' : 'Upload Image'}
        </button>
        {url && (
          <button className="button ghost compact" type="button" onClick={() => onChange(null)}>
            Remove
          </button>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.
      </p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
