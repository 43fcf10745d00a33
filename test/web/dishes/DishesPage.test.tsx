import { screen, waitFor, within } from '@testing-library/react'

import { forgetReplica } from '../../../web/live/replica/Replica'
import { givenTab, planHere } from '../../support/planAtHome'
import {
  DeleteDishDocument,
  DishDocument,
  DishesDocument,
  SaveDishDocument,
  type EditedDishFragment,
} from '../../../web/dishes/operations.generated'
import { meal, planOf } from '../plan/samples'
import { answers, dish, fails } from './dishSamples'
import { openDishes } from './openDishes'

jest.setTimeout(30_000)

const focused = () => document.activeElement as HTMLElement | null

const lists = (nodes: EditedDishFragment[]) =>
  answers(DishesDocument, {
    dishes: {
      __typename: 'DishConnection',
      nodes,
      totalCount: nodes.length,
      assumedCount: 0,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  })

// A new page for each test.
beforeEach(() => forgetReplica('', true))

it('lists the dishes and says which are not matched', async () => {
  openDishes('/dishes', [
    lists([dish(), dish({ id: 'dish-2', slug: 'pie-2', name: 'Pie', lines: dish().lines.slice(0, 1) })]),
  ])
  const [soup, pie] = within(await screen.findByRole('list', { name: 'Your own dishes' })).getAllByRole('listitem')
  expect(soup).toHaveTextContent('Lentil soupDinner · 40 min · quick1 ingredient to match')
  expect(within(soup as HTMLElement).getByRole('link', { name: 'Lentil soup' })).toHaveAttribute(
    'href',
    '/instructions/lentil-soup-1',
  )
  expect(pie).not.toHaveTextContent('to match')
})

it('shows labels, and is searched by the server where there are many', async () => {
  const sent = jest.fn()
  const nodes = Array.from({ length: 8 }, (_, index) =>
    dish({ id: `dish-${index}`, name: `Soup ${index}`, labels: ['Winter'] }),
  )
  const page = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const connection = (found: EditedDishFragment[]) => ({
    dishes: { __typename: 'DishConnection', nodes: found, totalCount: found.length, assumedCount: 0, pageInfo: page },
  })
  const answer = answers(DishesDocument, {}, sent)
  answer.result = (variables: Record<string, unknown>) => {
    sent(variables)
    return { data: connection(variables.search ? nodes.filter(({ name }) => name === variables.search) : nodes) }
  }
  const { user } = openDishes('/dishes', [answer])
  const rows = () => within(screen.getByRole('list', { name: 'Your own dishes' })).queryAllByRole('listitem')
  await screen.findByText('8 dishes')
  expect(rows()[0]).toHaveTextContent('Soup 0Dinner · 40 min · quick · Winter')
  const field = screen.getByRole('searchbox', { name: 'Search your dishes' })
  await user.type(field, 'Soup 3 ')
  expect(await screen.findByText('1 dish')).toBeVisible()
  expect(sent).toHaveBeenLastCalledWith({ search: 'Soup 3' })
  await user.type(field, 'x')
  expect(await screen.findByText(/None of your dishes has this/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await screen.findByText('8 dishes')).toBeVisible()
  expect(rows()).toHaveLength(8)
})

it('shows those alone of which something is assumed, by the address too', async () => {
  const sent = jest.fn()
  const all = [dish({ id: 'dish-1', name: 'Pie', assumed: ['MINUTES'] }), dish({ id: 'dish-2', name: 'Soup' })]
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const connection = (nodes: EditedDishFragment[]) => ({
    dishes: { __typename: 'DishConnection', nodes, totalCount: nodes.length, assumedCount: 1, pageInfo },
  })
  const answer = answers(DishesDocument, {}, sent)
  answer.result = (variables: Record<string, unknown>) => {
    sent(variables)
    return { data: connection(variables.assumed === true ? all.slice(0, 1) : all) }
  }
  const { user } = openDishes('/dishes?check', [answer])
  const rows = () => within(screen.getByRole('list', { name: 'Your own dishes' })).queryAllByRole('listitem')
  const chip = await screen.findByRole('button', { name: '1 needs a look', pressed: true })
  expect(sent).toHaveBeenCalledWith({ assumed: true })
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('Pie')
  await user.click(chip)
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(sent).toHaveBeenLastCalledWith({})
  await user.click(chip)
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(chip).toHaveAttribute('aria-pressed', 'true')
})

it('says that there is none, with the way to the first', async () => {
  const { user, address } = openDishes('/dishes', [lists([])])
  await screen.findByRole('heading', { name: 'No dishes of your own yet' })
  await user.click(screen.getByRole('link', { name: 'Bring in a recipe' }))
  await waitFor(() => expect(address()).toBe('/dishes/new'))
})

it('says that they could not be loaded', async () => {
  openDishes('/dishes', [fails(DishesDocument)])
  expect(await screen.findByRole('heading', { name: 'Could not load your dishes' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('a deleted dish leaves the list without another request, and the focus stays in the list', async () => {
  const asked = jest.fn()
  const nodes = [dish(), dish({ id: 'dish-2', slug: 'pie-2', name: 'Pie' })]
  const page = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const { user } = openDishes('/dishes', [
    answers(
      DishesDocument,
      { dishes: { __typename: 'DishConnection', nodes, totalCount: 2, assumedCount: 0, pageInfo: page } },
      asked,
    ),
    answers(DeleteDishDocument, { deleteDish: { __typename: 'DeleteDishResult', ok: true, errors: [] } }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Delete Lentil soup' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 dish')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lentil soup' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pie' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.getByRole('list', { name: 'Your own dishes' })).toContainElement(focused()))
})

it('deletes a dish once it is confirmed, and empties its rows in the plan', async () => {
  const sent = jest.fn()
  givenTab({
    plan: planOf({ dinner: [meal('Soup', { slug: 'lentil-soup-1', numServes: 3 }), meal('Other')] }),
  })
  const { user } = openDishes('/dishes', [
    lists([dish()]),
    answers(DeleteDishDocument, { deleteDish: { __typename: 'DeleteDishResult', ok: true, errors: [] } }, sent),
  ])
  await user.click(await screen.findByRole('button', { name: 'Delete Lentil soup' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }))
  expect(sent).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete Lentil soup' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'dish-1' }))
  expect(await screen.findByText('Lentil soup deleted')).toBeVisible()
  expect(planHere().dinner.mealList).toMatchObject([{ uniqueId: '', slug: '', numServes: 3 }, { name: 'Other' }])
})

it('a stored dish is changed as it was written', async () => {
  const sent = jest.fn()
  const { user } = openDishes('/dishes/dish-1', [
    answers(DishDocument, { node: { ...dish(), mayEdit: true } }),
    lists([dish()]),
    answers(SaveDishDocument, { saveDish: { __typename: 'SaveDishResult', dish: dish(), errors: [] } }, sent),
  ])
  await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })
  await user.click(screen.getByRole('button', { name: /split red lentils/ }))
  const amount = screen.getAllByLabelText('Amount')[0] as HTMLElement
  expect(amount).toHaveValue('400')
  await user.clear(amount)
  await user.type(amount, '1/2')
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0][0].input).toMatchObject({
    id: 'dish-1',
    serves: 4,
    lines: [{ amount: 0.125 }, { amount: 0.25, ingredient: null }],
  })
})

it('a stored dish is called in the plan what it is called now, and leaves the plan under its old name too', async () => {
  const before = meal('Lentil soup', { slug: 'lentil-soup-0123456789ab', minutes: 40, numServes: 3 })
  const after = dish({ slug: 'red-soup-0123456789ab', name: 'Red soup', minutes: 55 })
  givenTab({ plan: planOf({ dinner: [before, meal('Other')] }) })
  const { user } = openDishes('/dishes/dish-1', [
    answers(DishDocument, { node: { ...dish({ slug: before.slug }), mayEdit: true } }),
    lists([after]),
    answers(SaveDishDocument, { saveDish: { __typename: 'SaveDishResult', dish: after, errors: [] } }),
    answers(DeleteDishDocument, { deleteDish: { __typename: 'DeleteDishResult', ok: true, errors: [] } }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Save dish' }))
  await screen.findByText('Red soup saved')
  expect(planHere().dinner.mealList).toMatchObject([
    { uniqueId: before.uniqueId, numServes: 3, slug: after.slug, name: 'Red soup', minutes: 55 },
    { name: 'Other' },
  ])
  givenTab({ plan: planOf({ dinner: [before] }) })
  await user.click(await screen.findByRole('button', { name: 'Delete Red soup' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Red soup deleted')
  expect(planHere().dinner.mealList).toMatchObject([{ uniqueId: '', numServes: 3 }])
})

it.each([
  ['another household’s', null],
  ['another person’s of the household', { ...dish(), mayEdit: false }],
])('a dish that is %s is not found', async (_, node) => {
  openDishes('/dishes/dish-1', [answers(DishDocument, { node })])
  expect(await screen.findByRole('heading', { name: 'Dish not found' })).toBeVisible()
})
