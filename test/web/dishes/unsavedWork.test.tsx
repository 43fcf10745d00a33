import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  DishDocument,
  DishesDocument,
  ReadDishDocument,
  SaveDishDocument,
} from '../../../web/dishes/operations.generated'
import { answers, dish, draft } from './dishSamples'
import { openDishes } from './openDishes'

jest.setTimeout(30_000)

const stored = answers(DishDocument, { node: { ...dish(), mayEdit: true } })
const reads = () =>
  answers(ReadDishDocument, { readDish: { __typename: 'ReadDishResult', draft: draft(), recipes: [], errors: [] } })
const none = answers(DishesDocument, {
  dishes: {
    __typename: 'DishConnection',
    nodes: [],
    totalCount: 0,
    assumedCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})
const saves = answers(SaveDishDocument, { saveDish: { __typename: 'SaveDishResult', dish: dish(), errors: [] } })
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

/** Opens the stored dish and types into its name. */
async function change(mocks = [stored, none]) {
  const page = openDishes('/dishes/dish-1', mocks)
  await page.user.type(await screen.findByLabelText('Name'), ' of mine')
  return page
}

it('leaving a changed dish is asked about: staying keeps what was typed', async () => {
  const { user, address } = await change()
  await user.click(screen.getByRole('link', { name: 'Mealwright' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toHaveTextContent(
    'Your changes will be lost.',
  )
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(question()).toBeNull())
  expect(address()).toBe('/dishes/dish-1')
  expect(screen.getByLabelText('Name')).toHaveValue('Lentil soup of mine')
})

it('leaving goes where it was going', async () => {
  const { user, address } = await change()
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(address()).toBe('/dishes'))
  expect(question()).toBeNull()
})

it('a dish that was not changed, or was saved, can be left without a question', async () => {
  const { user, address } = openDishes('/dishes/dish-1', [stored, saves, none])
  await screen.findByLabelText('Name')
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() => expect(address()).toBe('/dishes'))
  expect(question()).toBeNull()
})

it('a changed dish is saved without being asked about', async () => {
  const { user, address } = await change([stored, saves, none])
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() => expect(address()).toBe('/dishes'))
  expect(question()).toBeNull()
})

it('who is signed out is not held back', async () => {
  const { go, address } = await change()
  await go('/login')
  expect(address()).toBe('/login')
})

it('the browser asks too when the page is closed, while there is something to lose', async () => {
  const closing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  const { user } = openDishes('/dishes/dish-1', [stored])
  const name = await screen.findByLabelText('Name')
  expect(closing()).toBe(false)
  await user.type(name, '!')
  expect(closing()).toBe(true)
})

it('a recipe that was read is asked about, and going back to its text only once it was corrected', async () => {
  const { user, address } = openDishes('/dishes/new', [reads(), reads()])
  const read = async () => {
    await user.click(screen.getByRole('button', { name: 'Read recipe' }))
    await screen.findByRole('heading', { name: 'Check the recipe' })
  }
  await user.click(screen.getByLabelText('Recipe text'))
  await user.paste('Lentil soup')
  await read()
  await user.click(screen.getByRole('button', { name: 'Back to the text' }))
  expect(question()).toBeNull()
  expect(screen.getByLabelText('Recipe text')).toHaveValue('Lentil soup')
  await read()
  await user.click(screen.getByRole('link', { name: 'Mealwright' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(address()).toBe('/dishes/new')
  await user.type(screen.getByLabelText('Name'), '!')
  await user.click(screen.getByRole('button', { name: 'Back to the text' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByLabelText('Recipe text')).toHaveValue('Lentil soup')
})
