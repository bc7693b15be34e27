import { z } from 'zod'
import {
  confirmBody,
  loginBody,
  ownUserSchema,
  passwordBody,
  profileBody,
  registerBody,
  sessionSchema,
} from '../account.ts'
import { earlyAccessAnswer, earlyAccessBody } from '../early-access.ts'
import { inArea, type Rows } from '../endpoint.ts'
import { listQuery } from '../lists.ts'
import { registrationSchema, useSchema } from '../settings.ts'
import { subAccountBody, subAccountSchema } from '../sub-accounts.ts'

export const accountEndpoints = inArea('Account', {
  getRegistration: {
    route: 'GET /api/registration',
    access: 'public',
    summary: 'Who may make an account here',
    answer: registrationSchema,
  },
  getUse: {
    route: 'GET /api/user/use',
    access: 'user',
    scope: 'read',
    summary: 'How much of their share the user has used: reviews and model cost today, and storage',
    answer: useSchema,
  },
  register: {
    route: 'POST /api/register',
    access: 'public',
    summary: 'Create an account and sign in',
    status: 201,
    body: registerBody,
    answer: sessionSchema,
    idempotent: true,
    refusals: ['username_taken', 'email_taken', 'too_many_requests', 'not_allowed'],
  },
  login: {
    route: 'POST /api/login',
    access: 'public',
    summary: 'Sign in',
    body: loginBody,
    answer: sessionSchema,
    refusals: ['wrong_credentials', 'too_many_requests'],
  },
  logout: {
    route: 'POST /api/logout',
    access: 'public',
    summary: 'End this session',
  },
  getUser: {
    route: 'GET /api/user',
    access: 'user',
    scope: 'read',
    summary: 'The signed-in user',
    answer: ownUserSchema,
  },
  updateUser: {
    route: 'PUT /api/user',
    access: 'user',
    scope: null,
    summary: 'Change personal details',
    body: profileBody,
    answer: ownUserSchema,
    ifMatch: true,
    refusals: ['email_taken', 'too_many_requests'],
  },
  changePassword: {
    route: 'PUT /api/user/password',
    access: 'user',
    scope: null,
    summary: "Change the password, end the user's other sessions and, where asked to, revoke all keys",
    description:
      "With `revokeKeys` the user's webhooks and hooks are disabled too, because a key may have made or changed them. Nothing is deleted: the user can enable their own again.",
    body: passwordBody,
    refusals: ['too_many_requests'],
  },
  confirmPassword: {
    route: 'POST /api/user/confirm',
    access: 'user',
    scope: null,
    summary: 'Confirm the password: for ten minutes, this session may create things that outlast it',
    body: confirmBody,
    refusals: ['wrong_credentials', 'too_many_requests'],
  },
  listSubAccounts: {
    route: 'GET /api/subaccounts',
    access: 'user',
    scope: 'read',
    summary: "The user's sub-accounts",
    query: listQuery,
    answer: z.array(subAccountSchema),
    paged: true,
  },
  createSubAccount: {
    route: 'POST /api/subaccounts',
    access: 'user',
    scope: 'submit',
    summary: 'Add a sub-account',
    status: 201,
    body: subAccountBody,
    answer: subAccountSchema,
    idempotent: true,
    refusals: ['email_taken', 'conflict'],
  },
  deleteSubAccount: {
    route: 'DELETE /api/subaccounts/{id}',
    access: 'user',
    scope: 'submit',
    summary: 'Remove a sub-account',
  },
  requestEarlyAccess: {
    route: 'POST /api/early-access',
    access: 'public',
    summary: 'Ask for early access; a form sent by a browser without scripts is answered with a page',
    body: earlyAccessBody,
    answer: earlyAccessAnswer,
    idempotent: true,
    otherStatuses: [303],
    refusals: ['too_many_requests'],
  },
} as const satisfies Rows)
