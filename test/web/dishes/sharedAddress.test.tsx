import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { ReadPageDocument } from '../../../web/dishes/operations.generated'
import { keepReceived } from '../../../web/dishes/received/receivedStore'
import { defaultProductConfig, presetProductConfig } from '../../../web/product/productConfig'
import { answers } from './dishSamples'
import { openDishes } from './openDishes'

const ADDRESS = 'https://pies.example/lentil-pie'
const sent = jest.fn()
const errors = [{ __typename: 'InputError', field: 'url', message: 'There is no recipe there.' }]
const readsPage = answers(
  ReadPageDocument,
  { readPage: { __typename: 'ReadDishResult', draft: null, recipes: [], errors } },
  sent,
)

globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never

beforeEach(() => sent.mockClear())
afterEach(() => presetProductConfig(defaultProductConfig))

async function share(text: string) {
  const id = await keepReceived({ host: null, text, url: '', picture: null, files: [] })
  return openDishes(`/dishes/new?received=${id}`, [readsPage])
}

it('an address that is shared is in the box where the server fetches pages, and fetched by one press (MOVE-23, MOVE-36)', async () => {
  presetProductConfig({ ...defaultProductConfig, fetchesPages: true })
  const { user } = await share(`Lentil pie\n${ADDRESS}`)
  expect(await screen.findByText(/This is only an address\. Press Read recipe/)).toBeVisible()
  expect(screen.getByLabelText('Recipe text')).toHaveValue(ADDRESS)
  expect(screen.getByRole('link', { name: 'Open pies.example' })).toHaveAttribute('href', ADDRESS)
  expect(sent).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  expect(await screen.findByText('There is no recipe there.')).toBeVisible()
  expect(sent.mock.calls).toEqual([[{ input: { url: ADDRESS } }]])
})

it('elsewhere it is named alone, with what to do', async () => {
  await share(ADDRESS)
  expect(
    await screen.findByText(/This is only an address, which we don’t open\. Open it, then use the bookmark/),
  ).toBeVisible()
  expect(screen.getByLabelText('Recipe text')).toHaveValue('')
})
