import { useApolloClient } from '@apollo/client/react'
import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { act, configure, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { ApplyOperationsInput } from '../../../web/apollo/schemaTypes.generated'
import { createCache } from '../../../web/apollo/createCache'
import { forgetReplica } from '../../../web/live/replica/Replica'
import { emptyPlan, planKey } from '../../../web/plan/plan'
import { PlanCheckProvider } from '../../../web/plan/PlanCheck'
import { PlannerProvider, usePlan } from '../../../web/plan/PlannerContext'
import { WhoseAnswersDocument } from '../../../web/settings/operations.generated'
import {
  ApplyListOperationsDocument,
  SharedListDocument,
  ShopHabitsDocument,
} from '../../../web/shopping/operations.generated'
import { ApplyPlanOperationsDocument, type ShopHabitsFragment } from '../../../web/live/operations.generated'
import { sendQueues } from '../../../web/shell/planner/sendQueues'
import { AlertHost } from '../../../web/ui/AlertHost'
import { givenTab } from '../../support/planAtHome'
import { actsOn } from '../live/actsOn'
import { CupboardServer } from '../live/cupboardServer'
import { ListServer, type PendingOperation } from './listServer'

/** An answer to a call. */
export type Mock = MockLink.MockedResponse

// Asking of every element whether it is hidden takes longer than all the rest of a test.
configure({ defaultHidden: true })
jest.setTimeout(30_000)
// A new page for each test.
beforeEach(() => forgetReplica('', true))

/** An answer to the next call of a document; `sent` receives the variables. */
export function answer(
  query: Mock['request']['query'],
  data: object,
  sent: (variables: unknown) => void = () => {},
): Mock {
  return {
    request: { query, variables: () => true },
    result: (variables: unknown) => {
      sent(variables)
      return { data }
    },
  }
}

/** The next call of a document fails for want of a network. */
export function fails(query: Mock['request']['query'], times = 1): Mock {
  return { request: { query, variables: () => true }, error: new Error('No network'), maxUsageCount: times }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** The meals of the planner's plan, for tests of what changes it. */
function Planned() {
  const { plan, isUnsaved } = usePlan()
  const names = Object.values(plan).flatMap(({ mealList }) => mealList.map(({ name }) => name || 'nothing'))
  return <output aria-label="Planned">{names.join(', ') + (isUnsaved ? ' (unsaved)' : '')}</output>
}

/** What a viewer's household answers. */
const asViewer = (fields: object) => ({
  viewer: {
    __typename: 'Viewer',
    household: { __typename: 'Household', id: 'household-1', members: [], ...fields },
  },
})

/** The person lives alone, so Settings does not ask whose answers they are. */
const alone: Mock = {
  ...answer(WhoseAnswersDocument, { viewer: { ...asViewer({}).viewer, server: null } }),
  maxUsageCount: Number.POSITIVE_INFINITY,
}

/** What is done to the plan stays on the device. */
const planKept = fails(ApplyPlanOperationsDocument, Number.POSITIVE_INFINITY)

/** How the household shops, as a server says it; untouched unless it is given. */
export function habitsMock(habits: Partial<ShopHabitsFragment> = {}): Mock {
  const shopHabits = {
    __typename: 'ShopHabits',
    version: 0,
    store: null,
    orders: [],
    prices: [],
    codes: [],
    photos: [],
    ...habits,
  }
  return { ...answer(ShopHabitsDocument, asViewer({ shopHabits })), maxUsageCount: Number.POSITIVE_INFINITY }
}

/** The calls of the shared list and of the cupboard, as a server answers them. */
function sharedMocks(server: ListServer, cupboard: CupboardServer): Mock[] {
  const typed = (list: object | null) => list && { __typename: 'SharedList', ...list }
  const always = { maxUsageCount: Number.POSITIVE_INFINITY }
  return [
    {
      request: { query: SharedListDocument, variables: () => true },
      result: () => ({ data: asViewer({ ...server.household, sharedList: typed(server.list()) }) }),
      ...always,
    },
    {
      request: { query: ApplyListOperationsDocument, variables: () => true },
      result: ({ input }: { input?: ApplyOperationsInput }) => {
        const { list, errors } = server.apply(actsOn('list', input) as PendingOperation[])
        return { data: { applyOperations: { list: typed(list), errors } } }
      },
      ...always,
    },
    ...cupboard.mocks(),
  ]
}

/** What a page does for the person who is signed in, whatever it shows. */
function Queues() {
  const client = useApolloClient()
  useEffect(() => sendQueues(client, ''), [client])
  return null
}

/** Shows a mode of the planner over a plan; the servers of the shared list and the cupboard are new unless they are given. */
export function renderMode(
  mode: ReactNode,
  {
    plan = emptyPlan(),
    mocks = [] as Mock[],
    at = '/?mode=shop',
    server = new ListServer(),
    cupboard = new CupboardServer(),
  } = {},
) {
  const home = givenTab({ version: 0, savedKey: planKey(emptyPlan()), plan })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const view = render(
    <MockedProvider
      mocks={[...mocks, alone, habitsMock(), planKept, ...sharedMocks(server, cupboard)]}
      cache={createCache()}
    >
      <MemoryRouter initialEntries={[at]}>
        <PlannerProvider home={home}>
          <PlanCheckProvider>{mode}</PlanCheckProvider>
          <Planned />
        </PlannerProvider>
        <Address />
        <AlertHost />
        <Queues />
      </MemoryRouter>
    </MockedProvider>,
  )
  return { ...view, user, server, cupboard }
}

/** Presses what the list's menu names. */
export async function pressTool(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More for the list' }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }))
}

/** The address that is shown. */
export function address(): string | null {
  return screen.getByRole('status', { name: 'Address' }).textContent
}

/** The meals that are planned. */
export function planned(): string | null {
  return screen.getByRole('status', { name: 'Planned' }).textContent
}

/** The device loses or finds its network. */
export function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** What the page shows in an alert or in itself, as often as it shows it. */
export function said(words: string | RegExp): Promise<HTMLElement[]> {
  return screen.findAllByText(words)
}
