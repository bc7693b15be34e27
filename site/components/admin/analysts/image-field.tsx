import { useState } from 'react'
import { ApiFailure } from '#api/client/failure.ts'
import { useAction } from '../../../stores/action.ts'
import { client } from '../../../stores/api.ts'
import { notify, notifyFailure } from '../../../stores/notices.ts'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Field } from '../../../ui/field.tsx'
import { formatSize } from '../../projects/file-size.ts'
import { Portrait } from './portrait.tsx'

interface Props {
  url: string | null
  mark: number | null
  error: string | undefined
  onChange(url: string | null): void
}

/** Choosing a picture and uploading it are two steps. The analyst gets the picture when the form is saved. */
export function ImageField({ url, mark, error, onChange }: Props) {
  const [file, setFile] = useState<File | null>(null)
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
  return (
    <Field label="Image (optional)" error={error} hint="PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.">
      {control => (
        <DropZone
          control={control}
          accept="image/*"
          picture={<Portrait url={url} mark={mark} large />}
          title={file?.name ?? (url ? 'The picture in use' : 'Drop a picture here')}
          text={file ? `${formatSize(file.size)}, not uploaded yet` : 'or choose one.'}
          verb="Choose file"
          onFile={setFile}
        >
          <button className="button compact" type="button" disabled={upload.isPending} onClick={send}>
            {upload.isPending ? 'Uploading...' : 'Upload Image'}
          </button>
          {url && (
            <button className="button ghost compact" type="button" onClick={() => onChange(null)}>
              Remove
            </button>
          )}
        </DropZone>
      )}
    </Field>
  )
}
