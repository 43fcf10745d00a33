import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { PlannedRecipesDocument } from '../../../web/cooking/operations.generated'
import { toPlanInput } from '../../../web/plan/planInput'
import { usePlan } from '../../../web/plan/PlannerContext'
import { rememberSettings } from '../../../web/settings/settingsMemory'
import SettingsMode from '../../../web/settings/SettingsMode'
import { cooked } from '../cooking/cooked'
import { meal, planOf } from '../plan/samples'
import { planned, renderMode } from '../shopping/renderMode'
import { adapted, changes, loads, plan, saves, scrubs } from './saving'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/session/useLogOut', () => ({ useLogOut: () => () => {} }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  rememberSettings({ memberId: null, edits: {}, outcome: null })
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** The plan and Settings, one at a time. */
function Modes() {
  const { dispatch } = usePlan()
  const [inPlan, setInPlan] = useState(false)
  return inPlan ? (
    <>
      <button onClick={() => dispatch({ type: 'setServes', id: 'dinner-1', serves: 9 })}>Nine serves of pie</button>
      <button onClick={() => setInPlan(false)}>Settings</button>
    </>
  ) : (
    <SettingsMode>
      <button onClick={() => setInPlan(true)}>Plan</button>
    </SettingsMode>
  )
}

describe('while the settings are saved', () => {
  it('what recipes said of who they suit is forgotten', async () => {
    const given = jest.fn<void, [ApolloClient]>()
    const Client = () => {
      const client = useApolloClient()
      useEffect(() => given(client), [client])
      return null
    }
    const variables = { ids: ['RecipeVersion:any'], serves: 2, category: null, eaters: null }
    const asked = { query: PlannedRecipesDocument, variables }
    renderMode(
      <SettingsMode>
        <Client />
      </SettingsMode>,
      { plan, mocks: [loads(), saves(), scrubs(adapted, changes)] },
    )
    await screen.findByRole('textbox', { name: 'Never on my plate' })
    const client = given.mock.lastCall?.[0]
    client?.writeQuery({ ...asked, data: cooked(['Simmer.']) })
    expect(client?.readQuery(asked)).toMatchObject({ nodes: [{ problem: null }] })
    press('Save Settings')
    expect(await screen.findByText('Meal Plan updated to match your new settings')).toBeVisible()
    expect(client?.readQuery(asked)).toBeNull()
  })

  it('a plan that is edited is asked about again, and the edit is not lost', async () => {
    const asked: unknown[] = []
    const edited = planOf({ dinner: [meal('Dal', { numServes: 4 }), meal('Pie', { numServes: 9 })] })
    const edit = (sent: unknown) => {
      asked.push(sent)
      press('Plan')
      press('Nine serves of pie')
    }
    renderMode(<Modes />, {
      plan,
      mocks: [loads(), saves(), scrubs(adapted, changes, edit), scrubs(edited, [], (sent) => asked.push(sent))],
    })
    await screen.findByRole('textbox', { name: 'Never on my plate' })
    press('Save Settings')
    expect(await screen.findByText('Meal Plan updated to match your new settings')).toBeVisible()
    expect(asked).toEqual([plan, edited].map((one) => ({ input: { plan: toPlanInput(one) } })))
    expect(planned()).toBe('Dal, Pie (unsaved)')
  })

  it('another mode may be looked at: what came of it is there afterwards', async () => {
    renderMode(<Modes />, { plan, mocks: [loads(), saves(), scrubs(adapted, changes, () => press('Plan')), loads()] })
    await screen.findByRole('textbox', { name: 'Never on my plate' })
    press('Save Settings')
    expect(await screen.findByText('Meal Plan updated to match your new settings')).toBeVisible()
    press('Settings')
    expect(await screen.findByRole('region', { name: 'Your plan changed' })).toBeVisible()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })
})
