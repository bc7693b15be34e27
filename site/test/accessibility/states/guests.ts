/** The states that a visitor can reach. The API's reference is checked in `developer.test.ts`, with an operation opened. */
import { screenOf } from '../../screen.ts'
import { phone } from '../axe.ts'
import { asItComes, openMenu, press, type State, said } from '../state.ts'

export const guests: State[] = [
  ...['/', '/about', '/terms', '/nowhere'].map((address): State => ({ name: asItComes, as: 'guest', path: address })),
  {
    name: asItComes,
    as: 'guest',
    path: '/home',
    further: [{ name: 'the menu of small screens', only: phone, act: openMenu }],
  },
  {
    name: asItComes,
    as: 'guest',
    path: '/auth?why=ended',
    further: [
      { name: 'errors', act: page => press('Sign In')(page).then(() => said(page)) },
      {
        name: 'errors of registering',
        async act(page) {
          await screenOf(page).tab('Create Account').click()
          await press('Create Account')(page)
          await said(page)
        },
      },
    ],
  },
  { name: asItComes, as: 'guest', path: '/analysts' },
  { name: asItComes, as: 'guest', path: '/sample' },
]
