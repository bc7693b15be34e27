import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { listQuery } from '../lists.ts'
import { invitationBody, invitationSchema, newInvitationSchema, settingsBody, settingsSchema } from '../settings.ts'

export const settingsEndpoints = inArea('Administration', {
  getSettings: {
    route: 'GET /api/admin/settings',
    access: 'admin',
    scope: 'admin',
    summary: 'Who may register, and what each person may use',
    answer: settingsSchema,
  },
  updateSettings: {
    route: 'PUT /api/admin/settings',
    access: 'admin',
    // The change can open registration. Accounts registered then outlive a key, so only a person may change this.
    scope: null,
    summary: 'Change some of the settings; they apply at once, to everybody',
    body: settingsBody,
    answer: settingsSchema,
    ifMatch: true,
    freshPassword: 'sometimes',
  },
  listInvitations: {
    route: 'GET /api/admin/invitations',
    access: 'admin',
    scope: 'admin',
    summary: 'Invitations to register, newest first',
    query: listQuery,
    answer: z.array(invitationSchema),
    paged: true,
  },
  createInvitation: {
    route: 'POST /api/admin/invitations',
    access: 'admin',
    // The account made with an invitation outlives a key, so only a person may invite.
    scope: null,
    summary: 'Invite somebody to register; only this answer contains the token',
    status: 201,
    body: invitationBody,
    answer: newInvitationSchema,
    idempotent: true,
    returnsCredential: true,
    freshPassword: true,
  },
  deleteInvitation: {
    route: 'DELETE /api/admin/invitations/{id}',
    access: 'admin',
    scope: 'admin',
    summary: 'Revoke an invitation, or remove one that was used or has expired',
  },
} as const satisfies Rows)
