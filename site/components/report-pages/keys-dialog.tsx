import { FormDialog } from '../../ui/dialog.tsx'

const keys = [
  ['j', 'next claim'],
  ['k', 'previous claim'],
  ['n', 'next page'],
  ['p', 'previous page'],
  ['f', 'filter'],
  ['Esc', 'close the note'],
  ['?', 'these keys'],
] as const

type Props = { on: boolean; onChange(on: boolean): void; onClose(): void }

export function KeysDialog({ on, onChange, onClose }: Props) {
  return (
    <FormDialog title="Keys" text="They do nothing while you type." onClose={onClose}>
      <dl className="reader-keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="option-row">
        <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} />
        Use single keys
      </label>
    </FormDialog>
  )
}
