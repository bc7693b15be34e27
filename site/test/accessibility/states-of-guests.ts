/** What a visitor can come upon. The API's reference is looked at in `developer.test.ts`, with an operation opened. */
import { screenOf } from '../screen.ts'
import { phone } from './axe.ts'
import { asItComes, empty, failing, openMenu, press, type State, said } from './state.ts'

export const guests: State[] = [
  ...['/', '/about', '/privacy', '/terms', '/analysts', '/nowhere', '/early-access/thanks'].map(
    (address): State => ({ name: asItComes, as: 'guest', path: address }),
  ),
  {
    name: asItComes,
    as: 'guest',
    path: '/home',
    further: [{ name: 'the menu of small screens', only: phone, act: openMenu }],
  },
  {
    name: asItComes,
    as: 'guest',
    path: '/auth',
    further: [
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
  {
    name: 'nobody may register',
    as: 'guest',
    path: '/auth#register',
    before: page => page.route('**/api/registration', route => route.fulfill({ json: { mode: 'closed' } })),
  },
  {
    name: 'no analysts',
    as: 'guest',
    path: '/analysts',
    before: empty('/api/analysts'),
    act: page => screenOf(page).text('No analysts found.').waitFor(),
  },
  { name: 'not loaded', as: 'guest', path: '/analysts', before: failing('/api/analysts'), act: said },
  { name: 'errors', as: 'guest', path: '/auth?why=ended', act: page => press('Sign In')(page).then(() => said(page)) },
]
