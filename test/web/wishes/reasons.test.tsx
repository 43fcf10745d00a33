import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Plan } from '../../../web/plan/plan'
import { PlannerProvider } from '../../../web/plan/PlannerContext'
import { PlanReasonsDocument } from '../../../web/wishes/operations.generated'
import RowReason from '../../../web/wishes/RowReason'
import { WhyTheseMeals } from '../../../web/wishes/WhyTheseMeals'
import { meal, planOf } from '../plan/samples'

const plan = planOf({ lunch: [meal('Soup')], dinner: [meal('Dal'), meal('Pie')] })

function homeOf(latestPlan: Plan) {
  const latest = {
    plan: latestPlan,
    verdict: 'unknown',
    savedVersion: null,
    changedBy: null,
    householdId: null,
    told: null,
  } as const
  return { latest: () => latest, edit: () => {}, subscribe: () => () => {} }
}

/** An answer in which these rows have reasons; `asked` receives the input. */
function answer(reasons: Record<string, string>, asked = jest.fn()): MockLink.MockedResponse {
  const row = (id: string) => ({
    __typename: 'PlanRow',
    id,
    reason: reasons[id] ? { __typename: 'RowReason', text: reasons[id] } : null,
  })
  return {
    request: { query: PlanReasonsDocument, variables: (variables) => (asked(variables), true) },
    result: {
      data: {
        draftPlan: {
          __typename: 'DraftPlanResult',
          plan: { __typename: 'Plan', id: 'draft', rows: ['lunch-0', 'dinner-0', 'dinner-1'].map(row) },
          errors: [],
        },
      },
    },
  }
}

const failure: MockLink.MockedResponse = {
  request: { query: PlanReasonsDocument, variables: () => true },
  error: new Error('No network'),
}

const show = (element: React.ReactNode, ...mocks: MockLink.MockedResponse[]) =>
  render(
    <MockedProvider mocks={mocks}>
      <PlannerProvider home={homeOf(plan)} isOpen>
        {element}
      </PlannerProvider>
    </MockedProvider>,
  )

test('a row says its own reason, of the plan on the page', async () => {
  const asked = jest.fn()
  show(<RowReason id="dinner-0" />, answer({ 'dinner-0': 'Uses the rest of the spinach', 'dinner-1': 'Quick' }, asked))
  expect(await screen.findByText('Why it’s here: uses the rest of the spinach')).toBeTruthy()
  const [[{ input }]] = asked.mock.calls as [[{ input: { rows: { id: string }[] } }]]
  expect(input.rows.map(({ id }) => id)).toEqual(['lunch-0', 'dinner-0', 'dinner-1'])
})

test('a row without a reason, and one of which none can be loaded, says nothing', async () => {
  const without = show(<RowReason id="lunch-0" />, answer({ 'dinner-0': 'Quick' }))
  await waitFor(() => expect(without.container.innerHTML).toBe('<p></p>'))
  without.unmount()
  const failed = show(<RowReason id="lunch-0" />, failure)
  await waitFor(() => expect(failed.container.innerHTML).toBe('<p></p>'))
})

test('all reasons are asked for when they are opened, and meals without one are counted', async () => {
  const asked = jest.fn()
  show(<WhyTheseMeals />, answer({ 'dinner-1': 'Ready in 15 minutes' }, asked))
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Why these meals' }))
  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['PieReady in 15 minutes'])
  expect(screen.getByText(/^Nothing in particular speaks for 2 meals/)).toBeTruthy()
})

test('reasons that could not be loaded can be asked for again', async () => {
  show(<WhyTheseMeals />, failure, answer({ 'lunch-0': 'A favourite of yours' }))
  await userEvent.click(screen.getByRole('button', { name: 'Why these meals' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('A favourite of yours')).toBeTruthy()
})
