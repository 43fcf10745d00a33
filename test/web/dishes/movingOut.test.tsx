import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import MovingOutPage from '../../../web/dishes/leaving/MovingOutPage'
import { choices } from '../../../web/session/chosenHousehold'
import { AlertHost } from '../../../web/ui/AlertHost'
import { endSession, startSession } from '../../../web/session/session'
import { tokenOf } from '../session/fakeApi'
import { expectPrinted } from '../../support/printing'

function open() {
  render(
    <MemoryRouter>
      <MovingOutPage />
      <AlertHost />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

it('each form says who reads it', () => {
  open()
  const forms = within(screen.getByRole('list', { name: 'Forms of the file' })).getAllByRole('listitem')
  expect(forms.map((form) => form.textContent)).toEqual([
    expect.stringContaining('Nextcloud Cookbook, Mealie, Tandoor and RecipeSage'),
    expect.stringContaining('Paprika'),
    expect.stringContaining('Cooklang'),
    expect.stringContaining('Everything'),
    expect.stringContaining('current plan'),
    expect.stringContaining('shopping list'),
  ])
})

it('says what went wrong, and that there were many', async () => {
  const statuses = [500, 429]
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false, status: statuses.shift() } as Response))
  const user = open()
  expectPrinted('warn')
  await user.click(screen.getByRole('button', { name: 'Download: Cooklang' }))
  await screen.findByText('Could not download the file. Check your connection, then try again.')
  expect(globalThis.fetch).toHaveBeenCalledWith('/api/exports/cooklang', expect.anything())
  await user.click(screen.getByRole('button', { name: 'Download: Everything' }))
  await screen.findByText('There were many downloads lately. Try again in some minutes.')
})

it('asks for what the household has that is open here (MOVE-19, HH-28)', async () => {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  choices.write({ id: 'garden', name: 'Garden' })
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false, status: 500 } as Response))
  const user = open()
  expectPrinted('warn')
  await user.click(screen.getByRole('button', { name: /^Download: .*list/i }))
  await screen.findByText('Could not download the file. Check your connection, then try again.')
  expect(globalThis.fetch).toHaveBeenCalledWith('/api/exports/list', {
    headers: { authorization: `Bearer ${tokenOf('ann')}`, household: 'garden' },
  })
  endSession()
})
