import { act, screen, waitFor, within } from '@testing-library/react'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import { SetProductPhotoDocument } from '../../../web/shopping/photos/operations.generated'
import { productOf } from '../../../web/shopping/photos/photosOfProducts'
import ShopMode from '../../../web/shopping/ShopMode'
import { endSession, startSession } from '../../../web/session/session'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { ListServer } from './listServer'
import { answer, fails, habitsMock, type Mock, renderMode, said, setOnline } from './renderMode'
// What comes later is there at once.
import '../../../web/shopping/photos/PhotoSheet'
import '../../../web/ui/AlertHost'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const file = new File(['a photo'], 'packet.jpg', { type: 'image/jpeg' })
const usual = globalThis.fetch
const posted: string[] = []
let refusal: string | null = null
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSession('token', { email: 'ann@example.com' })
  posted.length = 0
  refusal = null
  globalThis.fetch = (path) => {
    posted.push(String(path))
    const body =
      refusal === null ? { photo: { id: 'new' }, errors: [] } : { photo: null, errors: [{ message: refusal }] }
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) } as Response)
  }
})
afterEach(() => {
  globalThis.fetch = usual
  setOnline(true)
})

const asPhotos = (photos: Record<string, string>) =>
  Object.entries(photos).map(([product, photo]) => ({ __typename: 'ProductPhoto' as const, product, photo }))
/** The server has these photos when the page opens. */
const has = (photos: Record<string, string>): Mock => habitsMock({ version: 1, photos: asPhotos(photos) })
const sent: unknown[] = []
beforeEach(() => void (sent.length = 0))
/** It takes the next photo, and has these then. */
const takes = (version: number, photos: Record<string, string>): Mock => {
  const shopHabits = {
    __typename: 'ShopHabits',
    version,
    store: null,
    orders: [],
    prices: [],
    codes: [],
    photos: asPhotos(photos),
  }
  return answer(
    SetProductPhotoDocument,
    { setProductPhoto: { __typename: 'ShopHabitsResult', shopHabits, errors: [] } },
    (variables) => sent.push((variables as { input: object }).input),
  )
}
const show = (...mocks: Mock[]) => {
  const server = new ListServer()
  server.apply([{ id: '1', at: 1, act: { addItem: { itemId: crypto.randomUUID(), text: '2 batteries' } } }])
  const items = [item('tomatoes'), item('cream', { area: 'dairy' })]
  const list = answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } })
  return renderMode(<ShopMode />, { plan, mocks: [list, ...mocks], server })
}
const thumb = (name: string) => screen.queryByRole('button', { name: `Show the photo of ${name}` })
const open = async ({ user }: ReturnType<typeof show>, row: string, button: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^(Meals that need|Change) ${row}$`) }))
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: row }))
}

it('is chosen where a line opens, sent, and small beside the line from then on (SHOP-69)', async () => {
  const view = show(has({}), takes(2, { cream: 'new' }))
  const dialog = await open(view, 'cream', 'Add photo of cream')
  expect(thumb('cream')).toBeNull()
  expect(dialog.getByText(/takes the right packet/)).toBeVisible()
  await view.user.upload(dialog.getByLabelText('Choose a photo'), file)
  await said('Photo of cream saved')
  expect([posted, sent]).toEqual([['/api/photos'], [{ householdId: 'household-1', product: 'cream', photo: 'new' }]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(thumb('cream')?.querySelector('img')).toHaveAttribute('src', '/plates/new-400.webp')
  expect(thumb('tomatoes')).toBeNull()
})

it('is shown large by its small picture, replaced and removed with a way back (SHOP-69)', async () => {
  const view = show(has({ cream: 'old' }), takes(2, {}), takes(3, { cream: 'old' }))
  await said('cream')
  await view.user.click(await screen.findByRole('button', { name: 'Show the photo of cream' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'cream' }))
  expect(dialog.getByRole('img', { name: 'cream' })).toHaveAttribute('src', '/plates/old-1280.webp')
  expect(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible()
  await view.user.click(dialog.getByRole('button', { name: 'Remove photo' }))
  await said('Photo of cream removed')
  expect(thumb('cream')).toBeNull()
  await view.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(thumb('cream')).not.toBeNull())
  expect(sent).toMatchObject([
    { product: 'cream', photo: null },
    { product: 'cream', photo: 'old' },
  ])
})

it('is one for an own item whatever its amount (SHOP-69)', async () => {
  const view = show(has({ 'item:batteri': 'old' }), takes(2, { 'item:batteri': 'new' }))
  const dialog = await open(view, 'batteries', 'Change photo of batteries')
  await view.user.upload(dialog.getByLabelText('Choose another'), file)
  await said('Photo of batteries saved')
  expect(sent).toMatchObject([{ product: 'item:batteri', photo: 'new' }])
  expect(thumb('batteries')?.querySelector('img')).toHaveAttribute('src', '/plates/new-400.webp')
})

it('stays chosen where it could not be sent, and is sent again by a press (SHOP-72)', async () => {
  const view = show(has({}), fails(SetProductPhotoDocument), takes(2, { cream: 'new' }))
  const dialog = await open(view, 'cream', 'Add photo of cream')
  setOnline(false)
  expect(dialog.getByText('You’re offline. Changing photos needs a connection.')).toBeVisible()
  refusal = 'This photo is damaged. Choose another one.'
  await view.user.upload(dialog.getByLabelText('Choose a photo'), file)
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This photo is damaged. Choose another one.“packet.jpg” is not saved yet. It stays here until you close this.',
  )
  refusal = null
  await view.user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText(/Could not save the photo/)
  setOnline(true)
  await view.user.click(dialog.getByRole('button', { name: 'Try again' }))
  await said('Photo of cream saved')
  expect(posted).toHaveLength(3)
})

it('of a list that no one is signed in for it is shown, and not changed (DEV-7)', async () => {
  const view = show(has({ cream: 'old' }))
  await said('cream')
  act(() => endSession())
  await view.user.click(await screen.findByRole('button', { name: 'Show the photo of cream' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'cream' }))
  expect(dialog.getByRole('img', { name: 'cream' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})

it('is of the ingredient, or of words as items are compared (SHOP-69)', () => {
  const line = (slug: string, name: string) => ({ kind: 'line', name, item: { slug } }) as never
  const own = (name: string) => ({ kind: 'own', name }) as never
  expect(
    [line('soy-milk', 'soy milk'), line('Über Korn?', 'Über Korn'), own('Bananas'), own('banana')].map(productOf),
  ).toEqual(['soy-milk', 'item:uber korn', 'item:banana', 'item:banana'])
})
