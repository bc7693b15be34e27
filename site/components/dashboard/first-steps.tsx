import { type ReactNode, useId } from 'react'
import { createKey, handOver } from '../../stores/handed-file.ts'
import { writeStored } from '../../stores/storage.ts'
import { Empty } from '../../ui/empty.tsx'
import { addScheme } from '../projects/address.ts'
import { FileDrop } from '../projects/file-drop.tsx'

const form = '/projects/create'

async function openWithFile(file: File): Promise<void> {
  // If the browser refuses to store the file, the form asks for it again.
  await handOver(file).catch(() => {})
  location.assign(form)
}

interface Props {
  /** The link to make a first project, if there is none yet. */
  create: ReactNode
  /** The rest of the dashboard. It is rendered with the first steps, so that it does not move when they have loaded. */
  children: ReactNode
}

export function FirstSteps({ create, children }: Props) {
  const id = useId()
  return (
    <>
      <section className="first-steps" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>What shall the panel read first?</h2>
        <FileDrop
          control={{ id: `${id}-file`, 'aria-invalid': false }}
          file={null}
          kept={null}
          onFile={file => file && void openWithFile(file)}
        />
        <p className="hint">PDF, DOC, DOCX, PPTX or TXT, at most 10 MB.</p>
        <form
          className="field"
          onSubmit={event => {
            event.preventDefault()
            const contentUrl = addScheme(String(new FormData(event.currentTarget).get('url')))
            const name = URL.parse(contentUrl)?.host ?? ''
            writeStored('sessionStorage', createKey, JSON.stringify({ name, contentType: 'website', contentUrl }))
            location.assign(form)
          }}
        >
          <label htmlFor={`${id}-url`}>or give the address of a page</label>
          <div className="actions first-address">
            <input className="input" id={`${id}-url`} name="url" inputMode="url" placeholder="https://" required />
            <button className="button" type="submit">
              Read this page
            </button>
          </div>
        </form>
        <a className="first-sample" href="/sample">
          <img src="/sample/8-small.webp" alt="" width="320" height="180" />
          <span>
            <b>Or look over a finished report</b>
            <span className="quiet small">
              A sample, written by hand in a model’s place: an invented company, twelve slides, four analysts.
            </span>
          </span>
        </a>
      </section>
      {children}
      {create && (
        <div className="sheet">
          <Empty
            level="h3"
            title="Nothing on the table yet"
            text="No projects found. Create your first project to get started."
          >
            {create}
          </Empty>
        </div>
      )}
    </>
  )
}
