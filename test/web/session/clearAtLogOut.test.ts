import { clearAtLogOut } from '../../../web/session/clearAtLogOut'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const put = (storage: Storage, key: string, value: object) => storage.setItem(key, JSON.stringify(value))

it('removes everything of the person but what is waiting to be sent (ACC-51)', () => {
  for (const key of [
    'allMeals',
    'shoppingList',
    'lastShop',
    'shopHabits',
    'sharedCupboard',
    'feedbackDraft',
    'firstView',
  ])
    put(localStorage, key, { owner: 'ann', anything: 1 })
  for (const key of ['planner', 'planRows', 'cooking', 'timers'])
    put(sessionStorage, key, { owner: 'ann', anything: 1 })
  put(localStorage, 'planEdits', { owner: 'ann', pending: [{ id: 'an edit' }] })
  put(localStorage, 'listOperations', { owner: 'ann', pending: [] })
  put(localStorage, 'boughtItems', { owner: 'ben', items: [] })
  localStorage.setItem('lastFeedbackPrompt', '5')
  localStorage.setItem('theme', 'dark')
  clearAtLogOut('ann')
  expect(Object.keys(localStorage).sort()).toEqual(['boughtItems', 'lastFeedbackPrompt', 'planEdits', 'theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
})
