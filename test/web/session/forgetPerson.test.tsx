import { act, screen } from '@testing-library/react'
import { readToken, startSession } from '../../../web/session/session'
import { forgetPerson } from '../../../web/session/forgetPerson'
import { noMeals, storeMealOptions } from '../../../web/plan/mealOptions'
import { initialState } from '../../../web/plan/plannerState'
import { storePlanner } from '../../../web/plan/plannerStorage'
import { storePlace } from '../../../web/cooking/cookingPlace'
import { beginTimer, currentTimers } from '../../../web/cooking/timerStore'
import { emptyDraft, storeDraft } from '../../../web/feedback/feedbackDraft'
import { notePrompt } from '../../../web/feedback/promptTimes'
import { recallSettings, rememberSettings } from '../../../web/settings/settingsMemory'
import { askedStaples } from '../../../web/shopping/staples/staples'
import { boughtItems, lastShop, unsharedTicks } from '../../../web/shopping/listStorage'
import { NOTHING_KEPT } from '../../../web/shopping/listView'
import { openPage, settle } from '../accounts/openPage'
import { tokenOf } from '../session/fakeApi'

const keys = (storage: Storage) => Object.keys(storage).sort()
const signIn = (who: string) => startSession(tokenOf(who), { email: `${who}@example.com` })

/** What the last release left under a key. */
const leaveFormer = (key: string, value: object) =>
  localStorage.setItem(key, JSON.stringify({ ...value, owner: 'ann' }))

/** Stores something under every key that belongs to a person. */
function leaveThings(): void {
  storePlanner({ ...initialState(), version: 1 })
  storeMealOptions(noMeals)
  storeDraft({ ...emptyDraft(), texts: { ...emptyDraft().texts, general: 'my own words' } })
  leaveFormer('shoppingList', { planKey: 'plan', at: Date.now(), items: [] })
  leaveFormer('plannedList', { planKey: 'plan', at: Date.now(), items: [] })
  unsharedTicks.write({ ticks: { carrots: 2 } })
  leaveFormer('sharedList', { list: NOTHING_KEPT, household: { id: 'h', members: [] } })
  lastShop.write({ meals: ['Dal'], clearedAt: 0 })
  boughtItems.write({ items: [{ text: 'tea', area: 'pantry' }] })
  leaveFormer('shopHabits', { household: 'h', habits: { version: 0, store: null, orders: [], prices: [] } })
  leaveFormer('habitsOperations.7', { entry: { id: '7', at: 1, act: { setPrice: { product: 'milk', cents: 310 } } } })
  askedStaples.write({ asked: {} })
  leaveFormer('listOperations.7', { entry: { id: '7', at: 1, act: { startOver: true } } })
  rememberSettings({ memberId: null, edits: { 'tags.store': { optionIds: ['corner'] } }, outcome: null })
  storePlace({ selected: null, view: 'all', steps: {} })
  beginTimer({ id: 'a', label: '2 minutes', mealName: 'Dal', step: 1, duration: 120_000 })
}

/** The event that a tab gets when a person is forgotten in another one. */
function hear(owner: string): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten', newValue: owner })))
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  signIn('ann')
})

it('removes everything of the person and keeps what belongs to the device', () => {
  leaveThings()
  notePrompt(1)
  localStorage.setItem('theme', 'dark')
  expect(keys(localStorage)).toEqual([
    'allMeals',
    'askedStaples',
    'boughtItems',
    'feedbackDraft',
    'habitsOperations.7',
    'lastFeedbackPrompt',
    'lastShop',
    'listOperations.7',
    'plannedList',
    'sharedList',
    'shopHabits',
    'shoppingList',
    'shoppingTicks',
    'theme',
  ])
  expect(keys(sessionStorage)).toEqual(['access_token', 'cooking', 'planner', 'timers', 'user'])
  forgetPerson()
  expect(readToken()).toBeNull()
  expect(keys(localStorage)).toEqual(['lastFeedbackPrompt', 'theme'])
  expect(keys(sessionStorage)).toEqual([])
  expect(currentTimers()).toEqual([])
  signIn('ann')
  expect(recallSettings().edits).toEqual({})
})

it("keeps another person's draft", () => {
  signIn('bob')
  storeDraft(emptyDraft())
  signIn('ann')
  forgetPerson()
  expect(keys(localStorage)).toEqual(['feedbackDraft'])
})

describe('in another tab', () => {
  it('ends the session of the person who is forgotten, and clears what this tab kept', async () => {
    leaveThings()
    const page = await openPage('/change-password')
    hear('ann')
    await settle()
    expect(page.path()).toBe('/login')
    expect(keys(sessionStorage)).toEqual([])
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument()
  })

  it('keeps the session of another person and removes only what the forgotten one left', async () => {
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
