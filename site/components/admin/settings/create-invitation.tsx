import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { invitationLink, invitationName } from '#api/contracts/invitations.ts'
import { invitationBody } from '#api/contracts/settings.ts'
import { useAction } from '../../../stores/action.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { FormDialog } from '../../../ui/dialog.tsx'
import { FormActions, TextField } from '../../../ui/field.tsx'
import { SecretDialog } from '../../developer/secret-dialog.tsx'
import { formatDay } from '../../projects/words.ts'
import { showFailure } from '../../shell/show-failure.ts'
import { withPassword } from '../../shell/with-password.tsx'
import { invitationsAddress } from '../reads.ts'

export function CreateInvitation({ onClose }: { onClose(): void }) {
  const form = useForm({ resolver: zodResolver(invitationBody), defaultValues: { note: '' } })
  const create = useAction({
    mutationFn: (body: z.output<typeof invitationBody>) =>
      withPassword(() => client.call('createInvitation', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [invitationsAddress] }),
    onError: showFailure(form, 'Failed to make an invitation'),
  })
  const made = create.data
  if (made)
    return (
      <SecretDialog
        title="The invitation’s link"
        label={invitationName(made)}
        secret={invitationLink(location.origin, made.token)}
        what="link"
        advice={`Send it to the person whom it is for. It works once, until ${formatDay(made.expiresAt)}.`}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title="Invite Somebody"
      text="Makes a link with which one person can make an account. Nothing is sent: that is for you to do."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={form.handleSubmit(body => create.mutate(body))}>
        <TextField
          form={form}
          name="note"
          label="For whom (optional)"
          hint="So that you know it again in the list. Only administrators see it."
        />
        <FormActions change={create} verb="Make Link" busyVerb="Making the link..." onClose={onClose} />
      </form>
    </FormDialog>
  )
}
