import { createCache } from '../../../web/apollo/createCache'
import { putDishInLists, removeDishFromCache } from '../../../web/dishes/dishCache'
import {
  DishesDocument,
  EditedDishFragmentDoc,
  type EditedDishFragment,
} from '../../../web/dishes/operations.generated'
import { dish } from './dishSamples'

const named = (name: string, id = name) => dish({ id, name })

/** A cache with one fetched page of these dishes, in all `total`. */
function cacheOf(names: string[], total = names.length) {
  const cache = createCache()
  const page = {
    __typename: 'DishConnection',
    nodes: names.map((name) => named(name)),
    totalCount: total,
    assumedCount: 1,
    pageInfo: { __typename: 'PageInfo', hasNextPage: total > names.length, endCursor: null },
  }
  cache.writeQuery({ query: DishesDocument, variables: {}, data: { dishes: page } })
  /** Fetches the page after the first one, or the first one again. */
  const fetchPage = (after: string | null, name: string) =>
    cache.writeQuery({
      query: DishesDocument,
      variables: { after },
      data: { dishes: { ...page, nodes: [named(name)] } },
    })
  const list = () => {
    const dishes = cache.readQuery({ query: DishesDocument, variables: {} })?.dishes
    return { names: dishes?.nodes.map(({ name }) => name), total: dishes?.totalCount }
  }
  /** Writes a dish to the cache, as the answer to saving it does. */
  const save = (saved: EditedDishFragment, isNew: boolean) => {
    cache.writeFragment({ fragment: EditedDishFragmentDoc, fragmentName: 'EditedDish', data: saved })
    putDishInLists(cache, saved, isNew)
  }
  return { cache, fetchPage, list, save }
}

it('a further page is added to the list, and the first page starts it again', () => {
  const { fetchPage, list } = cacheOf(['Apple pie', 'Lasagne'], 3)
  fetchPage('cursor', 'Soup')
  expect(list().names).toEqual(['Apple pie', 'Lasagne', 'Soup'])
  fetchPage(null, 'Apple pie')
  expect(list().names).toEqual(['Apple pie'])
})

it('a new dish stands where its name belongs, and is counted', () => {
  const { list, save } = cacheOf(['Apple pie', 'Soup'])
  save(named('Lasagne'), true)
  expect(list()).toEqual({ names: ['Apple pie', 'Lasagne', 'Soup'], total: 3 })
})

it('a new dish that belongs on a page that was not fetched is only counted', () => {
  const { list, save } = cacheOf(['Apple pie', 'Soup'], 120)
  save(named('Tofu bowl'), true)
  expect(list()).toEqual({ names: ['Apple pie', 'Soup'], total: 121 })
})

it('a renamed dish moves to where its new name belongs', () => {
  const { list, save } = cacheOf(['Apple pie', 'Lasagne', 'Soup'])
  save(named('Zucchini pie', 'Apple pie'), false)
  expect(list()).toEqual({ names: ['Lasagne', 'Soup', 'Zucchini pie'], total: 3 })
})

it('a deleted dish leaves the list and the cache', () => {
  const { cache, list } = cacheOf(['Apple pie', 'Soup'])
  removeDishFromCache(cache, { ...named('Soup'), assumed: ['MINUTES'] })
  expect(list()).toEqual({ names: ['Apple pie'], total: 1 })
  expect(cache.readQuery({ query: DishesDocument, variables: {} })?.dishes.assumedCount).toBe(0)
  expect(cache.extract()).not.toHaveProperty('Dish:Soup')
})

it('a cache without a list stays without one', () => {
  const cache = createCache()
  putDishInLists(cache, named('Soup'), true)
  removeDishFromCache(cache, { ...named('Soup'), assumed: ['MINUTES'] })
  expect(cache.readQuery({ query: DishesDocument, variables: {} })).toBeNull()
})
