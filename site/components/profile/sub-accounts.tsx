import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { subAccountSchema } from '#api/contracts/sub-accounts.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { Empty } from '../../ui/empty.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Pending } from '../../ui/pending.tsx'
import { subAccountsRead } from './reads.ts'

type SubAccount = z.infer<typeof subAccountSchema>

const AddSubAccount = lazyComponent(() => import('./add-sub-account.tsx'), 'AddSubAccount')

export function SubAccounts() {
  const { data: list, error } = useQuery(subAccountsRead)
  const [adding, setAdding] = useState(false)
  const add = (
    <button className="button primary" type="button" onClick={() => setAdding(true)}>
      Add Sub-Account
    </button>
  )
  return (
    <>
      <div className="page-head">
        <p className="quiet">People who work with you. They are named here; an invitation is not sent.</p>
        {list && list.length > 0 && add}
      </div>
      <div className="sheet scroll">
        <Pending what="sub-accounts" data={list} error={error} rows={3} />
        {list?.length === 0 && (
          <Empty title="No sub-accounts yet" text="Name the people who work with you.">
            {add}
          </Empty>
        )}
        {list && list.length > 0 && <SubAccountTable list={list} />}
      </div>
      {adding && <AddSubAccount onClose={() => setAdding(false)} />}
    </>
  )
}

function SubAccountTable({ list }: { list: SubAccount[] }) {
  const remove = useAction({
    mutationFn: (account: SubAccount) => client.call('deleteSubAccount', { params: { id: account.id } }),
    onSuccess: (_, account) => {
      queryClient.invalidateQueries({ queryKey: subAccountsRead.queryKey })
      notify({ title: 'Sub-account deleted', text: `${account.name} is no longer listed.` })
    },
    onError: error => notifyFailure('Failed to delete sub-account', error),
  })
  const ask = (account: SubAccount) => {
    if (window.confirm(`Remove ${account.name} (${account.email}) from your sub-accounts?`)) remove.mutate(account)
  }
  return (
    <table className="table list dense">
      <caption className="visually-hidden">Sub-accounts</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map(account => (
          <tr key={account.id}>
            <td className="name-cell">{account.name}</td>
            <td>{account.email}</td>
            <td className="actions-cell">
              <button
                className="button ghost compact"
                type="button"
                aria-label={`Remove ${account.name}`}
                disabled={remove.isPending}
                onClick={() => ask(account)}
              >
                Remove
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
