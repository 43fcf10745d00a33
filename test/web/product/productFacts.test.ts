import {
  bringProductFacts,
  presetProductFacts,
  type ProductFacts,
  productFacts,
} from '../../../web/product/picture/productFacts'

const FACTS: ProductFacts = {
  meals: 12,
  requirements: 3,
  plan: [{ category: 'dinner', name: 'Lamb and peas', minutes: 25, plate: '/plates/lamb.svg' }],
  list: [{ area: 'produce', lines: ['2 carrots'] }],
  cooked: { name: 'Lamb and peas', step: 2, steps: 4, text: 'Stir in the peas.' },
}
const given = globalThis.fetch

afterEach(() => {
  presetProductFacts(null)
  globalThis.fetch = given
})

const answerWith = (answer: () => Promise<unknown>) => {
  const fetched = jest.fn(answer)
  globalThis.fetch = fetched as unknown as typeof fetch
  return fetched
}

it('what a page does not hold is asked for once (UI-20)', async () => {
  const fetched = answerWith(() => Promise.resolve({ ok: true, json: () => Promise.resolve(FACTS) }))
  await bringProductFacts()
  expect(productFacts()).toEqual(FACTS)
  await bringProductFacts()
  expect(fetched.mock.calls).toEqual([['/welcome.json']])
})

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has none', () => Promise.resolve({ ok: false })],
  ['they are of another kind', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ meals: 'many' }) })],
])('they stay unknown where %s', async (_when, answer) => {
  answerWith(answer)
  await bringProductFacts()
  expect(productFacts()).toBeNull()
})
