import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { ApiFailure } from '#api/client-failure.ts'
import { client } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { Portrait } from './portrait.tsx'

interface Props {
  url: string | null
  error: string | undefined
  onChange(url: string | null): void
}

/** A picture is chosen, then uploaded; the analyst keeps it once the form is saved. */
export function ImageField({ url, error, onChange }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const upload = useMutation({
    mutationFn: (chosen: File) => client.call('uploadImage', { body: {}, file: chosen }),
    onSuccess(answer, chosen) {
      onChange(answer.url)
      setFile(null)
      if (input.current) input.current.value = ''
      notify({ title: 'Upload successful', text: `${chosen.name} is the analyst's image once you save.` })
    },
    onError(failure) {
      // An answer without a sentence of the server's own.
      const silent = failure instanceof ApiFailure && failure.code === 'unexpected_answer'
      notifyFailure('Upload failed', silent ? null : failure)
    },
  })
  const send = () => {
    if (file) upload.mutate(file)
    else notify({ title: 'No file selected', text: 'Please select an image to upload', bad: true })
  }
  return (
    <div className="field">
      <label htmlFor={id}>Image (optional)</label>
      <div className="adm-image">
        <Portrait url={url} large />
        <input
          className="in"
          id={id}
          ref={input}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          onChange={event => setFile(event.target.files?.[0] ?? null)}
        />
        <button className="btn" type="button" disabled={upload.isPending} onClick={send}>
          {upload.isPending ? 'Uploading...' : 'Upload Image'}
        </button>
        {url && (
          <button className="btn txt" type="button" onClick={() => onChange(null)}>
            Remove
          </button>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.
      </p>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
