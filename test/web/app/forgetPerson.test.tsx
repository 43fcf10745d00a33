import { act, screen } from '@testing-library/react'
import { readToken, startSession } from '../../../web/apollo/session'
import { forgetPerson } from '../../../web/app/forgetPerson'
import { noMeals, storeMealOptions } from '../../../web/app/planner/mealOptions'
import { initialState } from '../../../web/app/planner/planReducer'
import { storePlanner } from '../../../web/app/planner/plannerStorage'
import { storePlace } from '../../../web/cooking/cookingPlace'
import { beginTimer, currentTimers } from '../../../web/cooking/timerStore'
import { DRAFT_KEY, emptyDraft, storeDraft } from '../../../web/feedback/feedbackDraft'
import { notePrompt } from '../../../web/feedback/promptTimes'
import { storeList, storeTicks } from '../../../web/shopping/listStorage'
import { openPage, settle } from '../accounts/openPage'
import { tokenOf } from '../apollo/fakeApi'

const keys = (storage: Storage) => Object.keys(storage).sort()
const signIn = (who: string) => startSession(tokenOf(who), { email: `${who}@example.com` })

/** Everything that a person can leave behind. */
function leaveThings(): void {
  storePlanner(initialState())
  storeMealOptions(noMeals)
  storeDraft({ ...emptyDraft(), texts: { ...emptyDraft().texts, general: 'my own words' } })
  storeList({ planKey: 'plan', at: Date.now(), items: [] })
  storeTicks({ carrots: 2 })
  storePlace({ selected: null, view: 'all', steps: {} })
  beginTimer({ id: 'a', label: '2 minutes', mealName: 'Dal', step: 1, duration: 120_000 })
}

/** What the browser tells a tab when another one forgets somebody. */
function hear(owner: string): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten', newValue: owner })))
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  signIn('ann')
})

it("takes away everything of the person and leaves what is the device's", () => {
  leaveThings()
  notePrompt(1)
  localStorage.setItem('theme', 'dark')
  expect(keys(localStorage)).toEqual(['allMeals', 'allMealsOwner', 'feedbackDraft', 'lastFeedbackPrompt', 'shoppingList', 'shoppingTicks', 'theme'])
  expect(keys(sessionStorage)).toEqual(['access_token', 'cooking', 'planner', 'timers', 'user'])
  forgetPerson()
  expect(readToken()).toBeNull()
  expect(keys(localStorage)).toEqual(['lastFeedbackPrompt', 'theme'])
  expect(keys(sessionStorage)).toEqual([])
  expect(currentTimers()).toEqual([])
})

it("leaves somebody else's draft alone", () => {
  signIn('bob')
  storeDraft(emptyDraft())
  signIn('ann')
  forgetPerson()
  expect(keys(localStorage)).toEqual([DRAFT_KEY])
})

describe('in another tab', () => {
  it('ends the session of the person who is forgotten, with all that this tab kept', async () => {
    leaveThings()
    const page = await openPage('/change-password')
    hear('ann')
    await settle()
    expect(page.path()).toBe('/login')
    expect(keys(sessionStorage)).toEqual([])
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument()
  })

  it('leaves whoever else is signed in there, and takes only what that person left', async () => {
    leaveThings()
    signIn('bob')
    const page = await openPage('/change-password')
    hear('ann')
    await settle()
    expect(page.path()).toBe('/change-password')
    expect(readToken()).toBe(tokenOf('bob'))
    expect(keys(sessionStorage)).toEqual(['access_token', 'user'])
  })
})
