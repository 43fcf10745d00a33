import { screen } from '@testing-library/react'
import { defaultProductConfig, presetProductConfig } from '../../../web/product/productConfig'
import { presetProductFacts, type ProductFacts, productFacts } from '../../../web/product/picture/productFacts'
import { openPage } from '../accounts/openPage'

const FACTS: ProductFacts = {
  meals: 12,
  requirements: 3,
  plan: [{ category: 'dinner', name: 'Lamb and peas', minutes: 25, plate: '/plates/lamb.svg' }],
  list: [{ area: 'produce', lines: ['2 carrots'] }],
  cooked: { name: 'Lamb and peas', step: 2, steps: 4, text: 'Stir in the peas.' },
}

beforeEach(() => {
  sessionStorage.clear()
  presetProductFacts(FACTS)
})
afterEach(() => {
  presetProductFacts(null)
  presetProductConfig(defaultProductConfig)
})

describe("A stranger's first page", () => {
  it('says what the product is, in figures too, and leads to signing up and in (UI-19)', async () => {
    await openPage('/welcome')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A week of meals everyone at your table can eat.',
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12meals, each with its steps, and room for your own',
      '3dietary requirements, checked ingredient by ingredient',
      '1 fileholds all you put in: your data leaves with you',
    ])
    expect(screen.getByRole('img', { name: /^A plan of the week/ })).toHaveTextContent('Lamb and peas')
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(screen.getByText(/Win a \$30 gift card!/)).toBeInTheDocument()
    expect(document.title).toBe('Meals for everyone at your table · Mealwright')
  })

  it('offers the planner to who is signed in', async () => {
    sessionStorage.setItem('access_token', 'token')
    await openPage('/welcome')
    expect(screen.getByRole('link', { name: 'Open your planner' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument()
  })

  it('says nothing of a raffle where there is none, and nothing in figures that it does not know', async () => {
    presetProductConfig({ ...defaultProductConfig, raffle: false })
    presetProductFacts(null)
    await openPage('/welcome')
    expect(screen.queryByText(/gift card/)).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'In figures' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeInTheDocument()
  })
})

it('the facts are those that stand in the page, if they are sound', () => {
  presetProductFacts(null)
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'welcome'
  document.body.append(element)
  for (const [text, facts] of [
    [JSON.stringify(FACTS), FACTS],
    [JSON.stringify({ ...FACTS, meals: 'many' }), null],
    ['{', null],
  ] as const) {
    element.textContent = text
    expect(productFacts()).toEqual(facts)
  }
  element.remove()
})
