/** The endpoints of settings, invitations and shares. */
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { listQuery } from './lists.ts'
import {
  invitationBody,
  invitationSchema,
  newInvitationSchema,
  registrationSchema,
  settingsBody,
  settingsSchema,
  useSchema,
} from './settings.ts'

export const settingsEndpoints = {
  getRegistration: {
    method: 'GET',
    path: '/api/registration',
    access: 'public',
    area: 'Account',
    summary: 'Who may make an account here',
    status: 200,
    answer: registrationSchema,
  },
  getUse: {
    method: 'GET',
    path: '/api/user/use',
    access: 'user',
    scope: 'read',
    area: 'Account',
    summary: 'What the user has used of their share: reviews and model cost today, and storage',
    status: 200,
    answer: useSchema,
  },
  getSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    scope: 'admin',
    area: 'Administration',
    summary: 'Who may register, and what each person may use',
    status: 200,
    answer: settingsSchema,
  },
  updateSettings: {
    method: 'PUT',
    path: '/api/admin/settings',
    access: 'admin',
    // It opens registration, and accounts outlive a key: a person does it.
    scope: null,
    area: 'Administration',
    summary: 'Change some of the settings; they hold at once, for everybody',
    status: 200,
    body: settingsBody,
    answer: settingsSchema,
    guarded: true,
  },
  listInvitations: {
    method: 'GET',
    path: '/api/admin/invitations',
    access: 'admin',
    scope: 'admin',
    area: 'Administration',
    summary: 'Invitations to register, newest first',
    status: 200,
    query: listQuery,
    answer: z.array(invitationSchema),
    paged: true,
  },
  createInvitation: {
    method: 'POST',
    path: '/api/admin/invitations',
    access: 'admin',
    // An account outlives a key that makes it, so a person makes it.
    scope: null,
    area: 'Administration',
    summary: 'Invite somebody to register; the answer is the only one that tells the token',
    status: 201,
    body: invitationBody,
    answer: newInvitationSchema,
    once: true,
    tellsCredential: true,
  },
  deleteInvitation: {
    method: 'DELETE',
    path: '/api/admin/invitations/{id}',
    access: 'admin',
    scope: 'admin',
    area: 'Administration',
    summary: 'Take an invitation back, or off the list',
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>
