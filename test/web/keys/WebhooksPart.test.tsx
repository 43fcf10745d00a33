import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCache } from '../../../web/apollo/createCache'
import {
  AddWebhookDocument,
  RemoveWebhookDocument,
  SwitchOnWebhookDocument,
  TestWebhookDocument,
  WebhooksDocument,
} from '../../../web/keys/webhooks/operations.generated'
import WebhooksPart from '../../../web/keys/webhooks/WebhooksPart'
import { AlertHost } from '../../../web/ui/AlertHost'
import { answers, fails } from '../dishes/dishSamples'

jest.setTimeout(30_000)
const AT = Date.UTC(2026, 10, 26, 1, 30)
const SECRET = `whsec_${'A'.repeat(43)}=`

const delivery = (more: object = {}) => ({
  __typename: 'WebhookDelivery',
  ...{ id: 'd', type: 'plan.changed', createdAt: AT, attempts: 1, outcome: 'DELIVERED', statusClass: 2 },
  nextAttemptAt: null,
  ...more,
})
const hook = (more: object = {}) => ({
  __typename: 'Webhook',
  ...{ id: 'one', address: 'https://hooks.example.com/meals', kinds: ['PLAN_CHANGED'], deliveries: [] },
  household: { __typename: 'Household', id: 'Household:h', name: 'Home' },
  ...{ failingSince: null, offAt: null, offFor: null },
  ...more,
})
const loads = (...webhooks: object[]) =>
  answers(WebhooksDocument, { viewer: { __typename: 'Viewer', id: 'Viewer:anna', webhooks } })
const added = (secret: string | null, ...errors: { field: string | null; message: string }[]) => ({
  addWebhook: {
    __typename: 'AddWebhookResult',
    secret,
    errors: errors.map((error) => ({ __typename: 'InputError', ...error })),
  },
})

function open(...mocks: MockLink.MockedResponse[]) {
  const cache = createCache()
  render(
    <MockedProvider mocks={mocks} cache={cache}>
      <>
        <WebhooksPart />
        <AlertHost />
      </>
    </MockedProvider>,
  )
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), cache }
}
const button = (name: string) => screen.findByRole('button', { name })

it('shows where each leads, when it is called, and what became of its last calls', async () => {
  const failed = { id: 'e', type: 'ping', outcome: 'NOT_REACHED', statusClass: null, nextAttemptAt: AT + 30_000 }
  open(
    loads(
      hook({ deliveries: [delivery(), delivery(failed), delivery({ id: 'f', outcome: null, statusClass: null })] }),
      hook({ id: 'two', address: 'https://other.example.com/', offAt: AT, offFor: 'GONE' }),
    ),
  )
  const [first, second] = await within(await screen.findByRole('list', { name: 'Your webhooks' })).findAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('https://hooks.example.com/mealsHome\u00a0· The plan changes')
  const calls = within(screen.getByRole('list', { name: 'Last calls of hooks.example.com' })).getAllByRole('listitem')
  expect(calls.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/plan\.changed Delivered \(2xx\)$/),
    expect.stringMatching(/ping Not reached, again at 26 Nov 2026/),
    expect.stringMatching(/plan\.changed Waits$/),
  ])
  expect(second?.textContent ?? document.body.textContent).toBeDefined()
  expect(document.body.textContent).toContain('Off: the receiver says that it is gone')
})

it('adds one of what was chosen, shows its secret once, and keeps that in no cache', async () => {
  const sent: unknown[] = []
  const { user, cache } = open(
    loads(),
    answers(AddWebhookDocument, added(SECRET), (variables) => sent.push(variables)),
  )
  await user.type(await screen.findByLabelText('Address'), 'https://hooks.example.com/meals')
  await user.click(screen.getByRole('checkbox', { name: 'The shopping list changes' }))
  await user.click(screen.getByRole('checkbox', { name: 'The plan changes' }))
  await user.type(screen.getByLabelText('Your password'), 'secret words')
  await user.click(await button('Add a webhook'))
  const shown = await screen.findByLabelText<HTMLInputElement>('Secret')
  expect(shown.value).toBe(SECRET)
  expect(shown).toHaveFocus()
  expect(sent).toEqual([
    {
      input: {
        address: 'https://hooks.example.com/meals',
        kinds: ['PLAN_CHANGED', 'LIST_CHANGED'],
        password: 'secret words',
      },
    },
  ])
  expect(JSON.stringify(cache.extract())).not.toContain(SECRET)
  expect(screen.getByLabelText('Address')).toHaveValue('')
})

it('says at its field what is wrong, and keeps the rest', async () => {
  const { user } = open(
    loads(),
    answers(AddWebhookDocument, added(null, { field: 'address', message: 'Not this one.' })),
  )
  await user.type(await screen.findByLabelText('Address'), 'https://nas.local/')
  await user.click(await button('Add a webhook'))
  expect(await screen.findByText('Not this one.')).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Not this one\./)
  expect(screen.getByLabelText('Address')).toHaveValue('https://nas.local/')
})

it('tests, switches on and removes one', async () => {
  const sent: unknown[] = []
  const note = (variables: object) => void sent.push(variables)
  const { user } = open(
    loads(hook(), hook({ id: 'two', address: 'https://other.example.com/', offAt: AT, offFor: 'FAILING' })),
    answers(TestWebhookDocument, { testWebhook: { __typename: 'WebhookResult', ok: true } }, note),
    answers(SwitchOnWebhookDocument, { switchOnWebhook: { __typename: 'WebhookResult', ok: true } }, note),
    answers(RemoveWebhookDocument, { removeWebhook: { __typename: 'RemoveWebhookResult', ok: true } }, note),
  )
  await user.click(await button('Send a test to hooks.example.com'))
  expect(await screen.findByText('Test sent')).toBeVisible()
  await user.click(await button('Switch on other.example.com'))
  expect(await screen.findByText('Webhook switched on')).toBeVisible()
  await user.click(await button('Remove hooks.example.com'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Webhook removed')).toBeVisible()
  expect(sent).toEqual([{ input: { id: 'one' } }, { input: { id: 'two' } }, { input: { id: 'one' } }])
})

it('says when they cannot be loaded', async () => {
  open(fails(WebhooksDocument))
  expect(await screen.findByText('Could not load your webhooks')).toBeVisible()
})
