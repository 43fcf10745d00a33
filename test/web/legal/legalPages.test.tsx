import { screen, within } from '@testing-library/react'
import { personalTables } from '../../../server/accounts/personalData'
import { HELD_DATA } from '../../../web/legal/heldData'
import { openPage } from '../accounts/openPage'

const article = () => within(screen.getByRole('article'))

beforeEach(() => sessionStorage.clear())

describe.each([
  ['/privacypolicy', 'Privacy Policy', 'privacy'],
  ['/termsandconditions', 'Terms of Service', 'terms'],
])('%s', (path, title, policy) => {
  it('is dated, for everyone, and records the visit once', async () => {
    const { api } = await openPage(path)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText('9 March 2025')).toHaveAttribute('datetime', '2025-03-09')
    expect(document.title).toBe(`${title} · Mealwright`)
    expect(api.of('RecordEvent').map(({ variables, token }) => ({ ...variables, token }))).toEqual([
      {
        input: expect.objectContaining({
          eventType: 'POLICY_VISITED',
          metadata: { policy },
          page: window.location.pathname,
        }),
        token: null,
      },
    ])
  })

  it('says what the service is, for whom and whom to ask', async () => {
    await openPage(path)
    for (const words of [
      /automated meal planning/,
      /shopping list generation/,
      /grocery store cart integration/,
      /18 or older/,
      /free/,
    ])
      expect(article().getAllByText(words)).not.toEqual([])
    expect(article().getByRole('link', { name: 'support@mealwright.example' })).toHaveAttribute(
      'href',
      'mailto:support@mealwright.example',
    )
  })
})

it('the terms keep paid features for subscribers', async () => {
  await openPage('/termsandconditions')
  expect(
    article().getByText(/Paid subscriptions may come later; paid features would then be for\s+subscribers/),
  ).toBeInTheDocument()
})

it('the policy tells of error reports, of what stays on the device, and how to take data along or delete it', async () => {
  await openPage('/privacypolicy')
  expect(article().getByText(/error-reporting service when something breaks.*traces are sampled/s)).toBeInTheDocument()
  expect(article().getByRole('heading', { name: 'What is kept on your device' })).toBeInTheDocument()
  expect(article().getByText(/Export my data/)).toBeInTheDocument()
  expect(article().getByText(/Delete my account/)).toBeInTheDocument()
  expect(article().getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/?mode=settings')
})

it('the policy leaves out nothing that is stored about a person', () => {
  const named = HELD_DATA.flatMap(({ tables }) => tables)
  expect(personalTables.map(({ table }) => table).filter((table) => !named.includes(table))).toEqual([])
})
