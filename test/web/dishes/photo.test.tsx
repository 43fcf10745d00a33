import { screen, waitFor, within } from '@testing-library/react'
import {
  DishDocument,
  DishesDocument,
  ReadDishDocument,
  SaveDishDocument,
  SetDishPhotoDocument,
} from '../../../web/dishes/operations.generated'
import { answers, dish, draft } from './dishSamples'
import { openDishes } from './openDishes'

const file = new File(['a photo'], 'soup.jpg', { type: 'image/jpeg' })
const sent: unknown[] = []
const calls: { path: string; body: unknown }[] = []
const usual = globalThis.fetch
let answer: () => Response
beforeEach(() => {
  sent.length = 0
  calls.length = 0
  answer = () => json(201, { photo: { id: 'photo-1' }, errors: [] })
  globalThis.fetch = (path, init) => {
    calls.push({ path: path as string, body: init?.body })
    return Promise.resolve(answer())
  }
})
afterEach(() => {
  globalThis.fetch = usual
})

const json = (status: number, body: object) =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response

/** Answers which photo a dish has now. */
const setsPhoto = (stored: object) => ({
  request: { query: SetDishPhotoDocument, variables: () => true },
  maxUsageCount: 20,
  result: ({ input }: Record<string, unknown>) => {
    const { photo: id } = input as { photo: string | null }
    sent.push({ input })
    const now = id === null ? null : { __typename: 'DishPhoto', id }
    return {
      data: {
        setDishPhoto: { __typename: 'SetDishPhotoResult', dish: { ...stored, photo: now }, errors: [] },
      },
    }
  },
})

const open = (photo: string | null) => {
  const stored = { ...dish(), photo: photo === null ? null : { __typename: 'DishPhoto', id: photo } }
  return openDishes('/dishes/dish-1', [
    answers(DishDocument, { node: { ...stored, mayEdit: true } }),
    setsPhoto(stored),
  ])
}
const tools = async () => within(await screen.findByRole('group', { name: 'Photo of the dish' }))
const picture = () => screen.queryByRole('img', { name: 'Lentil soup' })

it('a photo that is chosen is sent and shown under the dish’s name, and what was typed stays (DISH-35, DISH-40)', async () => {
  const { user } = open(null)
  const group = await tools()
  await user.type(screen.getByLabelText('Name'), ' again')
  await user.upload(group.getByLabelText('Choose a photo'), file)
  expect(await screen.findByRole('img', { name: 'Lentil soup again' })).toHaveAttribute(
    'src',
    '/plates/photo-1-400.webp',
  )
  expect(calls).toEqual([{ path: '/api/photos', body: file }])
  expect(sent).toEqual([{ input: { id: 'dish-1', photo: 'photo-1' } }])
  expect(screen.getByLabelText('Name')).toHaveValue('Lentil soup again')
  expect(screen.queryByRole('button', { name: 'Looks different?' })).toBeNull()
  expect(await screen.findByText('Photo saved')).toBeInTheDocument()
})

it('it is removed at once, and given back by Undo (DISH-35)', async () => {
  const { user } = open('former')
  const group = await tools()
  expect(picture()).toHaveAttribute('src', '/plates/former-400.webp')
  await user.click(group.getByRole('button', { name: 'Remove photo' }))
  await waitFor(() => expect(picture()).toBeNull())
  expect(screen.getByRole('button', { name: 'Looks different?' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/plates/former-400.webp'))
  expect(sent).toEqual([{ input: { id: 'dish-1', photo: null } }, { input: { id: 'dish-1', photo: 'former' } }])
})

it.each([
  ['the server’s words', () => json(422, { photo: null, errors: [{ message: 'We can’t read HEIC photos.' }] }), /HEIC/],
  ['why it was not stored', () => json(503, { detail: 'We could not store the photo.' }), /could not store/],
  ['that there is no connection', () => Promise.reject(new TypeError('no')) as unknown as Response, /connection/],
  ['that of an answer that is none', () => json(502, {}), /Could not save the photo/],
])('what is wrong is said beside it: %s; nothing is changed (DISH-40)', async (_name, refusal, words) => {
  answer = refusal
  const { user } = open('former')
  await user.upload((await tools()).getByLabelText('Another photo'), file)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(picture()).toHaveAttribute('src', '/plates/former-400.webp')
  expect(sent).toEqual([])
})

it('where this browser can make nothing smaller of a photo, it is sent as it is', async () => {
  const { user } = open(null)
  const large = new File([new Uint8Array(700_000)], 'soup.heic', { type: 'image/heic' })
  await user.upload((await tools()).getByLabelText('Choose a photo'), large)
  expect(await screen.findByText('Photo saved')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([large])
})

it('a new dish gets its photo when it is saved (DISH-40)', async () => {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const saves = jest.fn()
  const { user, address } = openDishes('/dishes/new', [
    answers(ReadDishDocument, {
      readDish: {
        __typename: 'ReadDishResult',
        draft: draft({ categories: ['DINNER'] }),
        recipes: [],
        errors: [],
      },
    }),
    answers(SaveDishDocument, { saveDish: { __typename: 'SaveDishResult', dish: dish(), errors: [] } }, saves),
    answers(DishesDocument, {
      dishes: { __typename: 'DishConnection', nodes: [], totalCount: 0, assumedCount: 0, pageInfo },
    }),
    setsPhoto(dish()),
  ])
  await user.click(screen.getByLabelText('Recipe text'))
  await user.paste('Lentil soup')
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  await user.upload((await tools()).getByLabelText('Choose a photo'), file)
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/plates/photo-1-400.webp'))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() => expect(sent).toEqual([{ input: { id: 'dish-1', photo: 'photo-1' } }]))
  expect(saves).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(address()).toBe('/dishes'))
})
