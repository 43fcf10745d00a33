import { screen, waitFor, within } from '@testing-library/react'
import {
  DishDocument,
  DishesDocument,
  ReadDishDocument,
  SaveDishDocument,
  SetDishPhotosDocument,
} from '../../../web/dishes/operations.generated'
import { answers, dish, draft } from './dishSamples'
import { openDishes } from './openDishes'
// What comes later is there at once.
import '../../../web/ui/AlertHost'

const file = new File(['a photo'], 'soup.jpg', { type: 'image/jpeg' })
const sent: unknown[] = []
const calls: { path: string; body: unknown }[] = []
const usual = globalThis.fetch
let answer: () => Response
beforeEach(() => {
  sent.length = 0
  refused = null
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

const asPhotos = (ids: readonly string[]) => ids.map((id) => ({ __typename: 'DishPhoto', id }))
let refused: string | null = null

/** Answers which photos a dish has now. */
const setsPhotos = (stored: object) => ({
  request: { query: SetDishPhotosDocument, variables: () => true },
  maxUsageCount: 20,
  result: ({ input }: Record<string, unknown>) => {
    const { photos } = input as { photos: string[] }
    sent.push(photos)
    const errors = [{ __typename: 'InputError', code: 'UNKNOWN', field: 'photos', message: refused }]
    const now = refused === null ? { ...stored, photos: asPhotos(photos) } : null
    return {
      data: { setDishPhotos: { __typename: 'SetDishPhotosResult', dish: now, errors: now ? [] : errors } },
    }
  },
})

const open = (...photos: string[]) => {
  const stored = { ...dish(), photos: asPhotos(photos) }
  return openDishes('/dishes/dish-1', [
    answers(DishDocument, { node: { ...stored, mayEdit: true } }),
    setsPhotos(stored),
  ])
}
const tools = async () => within(await screen.findByRole('group', { name: 'Photos of the dish' }))
const picture = () => screen.queryByRole('img', { name: 'Lentil soup' })
/** The photos that are shown, in their order. */
const shown = () =>
  screen
    .queryAllByRole('img', { name: /^Lentil soup/ })
    .map((image) => /([\w-]+)-400\.webp$/.exec(image.getAttribute('src') ?? '')?.[1])

it('a photo that is chosen is sent and shown under the dish’s name, and what was typed stays (DISH-35, DISH-40)', async () => {
  const { user } = open()
  const group = await tools()
  await user.type(screen.getByLabelText('Name'), ' again')
  await user.upload(group.getByLabelText('Choose photos'), file)
  expect(await screen.findByRole('img', { name: 'Lentil soup again' })).toHaveAttribute(
    'src',
    '/plates/photo-1-400.webp',
  )
  expect(calls).toEqual([{ path: '/api/photos', body: file }])
  await waitFor(() => expect(sent).toEqual([['photo-1']]))
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
  await waitFor(() => expect(sent).toEqual([[], ['former']]))
})

it.each([
  ['the server’s words', () => json(422, { photo: null, errors: [{ message: 'We can’t read HEIC photos.' }] }), /HEIC/],
  ['why it was not stored', () => json(503, { detail: 'We could not store the photo.' }), /could not store/],
  ['that there is no connection', () => Promise.reject(new TypeError('no')) as unknown as Response, /connection/],
  ['that of an answer that is none', () => json(502, {}), /Could not save the photo/],
])('what is wrong is said beside it: %s; nothing is changed (DISH-40)', async (_name, refusal, words) => {
  answer = refusal
  const { user } = open('former')
  await user.upload((await tools()).getByLabelText('Add photos'), file)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(picture()).toHaveAttribute('src', '/plates/former-400.webp')
  expect(sent).toEqual([])
})

it('several are sent one after the other; what is wrong with one is said by its name, and the others stay (DISH-49)', async () => {
  const answersTo = ['a', 'bad', 'b'].map((id) =>
    id === 'bad'
      ? json(422, { photo: null, errors: [{ message: 'This photo is damaged.' }] })
      : json(201, { photo: { id }, errors: [] }),
  )
  answer = () => answersTo.shift() ?? json(500, {})
  const { user } = open('first')
  const files = ['a', 'bad', 'b'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }))
  await user.upload((await tools()).getByLabelText('Add photos'), files)
  expect(await screen.findByText('2 photos saved')).toBeInTheDocument()
  expect(screen.getByText('bad.jpg: This photo is damaged.')).toBeInTheDocument()
  expect(shown()).toEqual(['first', 'a', 'b'])
  expect(sent).toEqual([
    ['first', 'a'],
    ['first', 'a', 'b'],
  ])
})

it('buttons move a photo, with quick presses too, and the focus goes along (DISH-49)', async () => {
  const { user } = open('a', 'b', 'c')
  const group = await tools()
  expect(group.getByRole('button', { name: 'Move photo 1 forward' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(group.getByRole('button', { name: 'Move photo 1 back' }))
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['b', 'c', 'a'])
  expect(group.getByRole('button', { name: 'Move photo 3 back' })).toHaveFocus()
  await waitFor(() =>
    expect(sent).toEqual([
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
    ]),
  )
})

it('one of several is removed and put back where it was, and what is refused is taken back (DISH-49)', async () => {
  const { user } = open('a', 'b', 'c')
  const group = await tools()
  await user.click(group.getByRole('button', { name: 'Remove photo 2' }))
  expect(shown()).toEqual(['a', 'c'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(shown()).toEqual(['a', 'b', 'c'])
  await waitFor(() => expect(sent).toHaveLength(2))
  refused = 'There is no such photo.'
  await user.click(group.getByRole('button', { name: 'Move photo 3 forward' }))
  expect(await screen.findByText('There is no such photo.')).toBeInTheDocument()
  expect(shown()).toEqual(['a', 'b', 'c'])
})

it('a dish with twelve has no place for another (DISH-48)', async () => {
  open(...Array.from({ length: 12 }, (_, index) => `p${index}`))
  const group = await tools()
  expect(group.getByText('A dish has at most 12 photos.')).toBeInTheDocument()
  expect(group.queryByLabelText('Add photos')).toBeNull()
})

it('where this browser can make nothing smaller of a photo, it is sent as it is', async () => {
  const { user } = open()
  const large = new File([new Uint8Array(700_000)], 'soup.heic', { type: 'image/heic' })
  await user.upload((await tools()).getByLabelText('Choose photos'), large)
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
    setsPhotos(dish()),
  ])
  await user.click(screen.getByLabelText('Recipe text'))
  await user.paste('Lentil soup')
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  await user.upload((await tools()).getByLabelText('Choose photos'), file)
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/plates/photo-1-400.webp'))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() => expect(sent).toEqual([['photo-1']]))
  expect(saves).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(address()).toBe('/dishes'))
})
