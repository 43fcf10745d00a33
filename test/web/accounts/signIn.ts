import { screen } from '@testing-library/react'
import { tokenOf } from '../session/fakeApi'
import { type Answers, openPage, settle } from './openPage'

export const token = tokenOf('ann')
/** The answer to a sign-in with the right password. */
export const success = {
  data: {
    logIn: {
      accessToken: token,
      ip: '192.0.2.1',
      viewer: { __typename: 'Viewer', id: '1', email: 'ann@example.com' },
      errors: [],
    },
  },
}

/** Types into the login page what is given, and sends it. */
export async function signIn(answers: Answers, { address = 'ann@example.com', word = 'a fine password' } = {}) {
  const page = await openPage('/login', answers)
  if (address) await page.user.type(screen.getByLabelText('Email'), address)
  if (word) await page.user.type(screen.getByLabelText('Password'), word)
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
  await settle()
  return page
}
