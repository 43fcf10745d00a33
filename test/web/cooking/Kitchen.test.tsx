import { act, screen, waitFor, within } from '@testing-library/react'
import CookMode from '../../../web/cooking/CookMode'
import { PlannedRecipesDocument, RateMealDocument } from '../../../web/cooking/operations.generated'
import { currentTimers, removeTimer } from '../../../web/cooking/timerStore'
import { meal, planOf } from '../plan/samples'
import { address, answer, renderMode } from '../shopping/renderMode'
import { cooked, ingredient } from './cooked'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const plan = planOf({
  breakfast: [meal('Zucchini slice', { numServes: 4, slug: 'zucchini-slice' })],
  dinner: [meal('Dal', { numServes: 2, slug: 'dal' })],
})
const dal = answer(
  PlannedRecipesDocument,
  cooked(['Heat the 6 tsp oil.', 'Simmer for 20 minutes.'], [ingredient('6 tsp oil'), ingredient('1 pinch salt')]),
)
const slice = answer(PlannedRecipesDocument, cooked(['Grate it.', 'Bake for 40 minutes.']))
const kitchen = () => screen.findByRole('dialog', { name: 'Kitchen' })

beforeEach(() => {
  for (const { id } of currentTimers()) removeTimer(id)
  sessionStorage.clear()
  localStorage.clear()
  Element.prototype.scrollIntoView = jest.fn()
})

it('holds one step, crosses its ingredients off, and is left by Escape', async () => {
  const { user, unmount } = renderMode(<CookMode />, { plan, mocks: [dal, dal], at: '/?mode=cook' })
  await user.click(await screen.findByRole('button', { name: 'Start cooking' }))
  expect(await within(await kitchen()).findByText('6 tsp oil')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Step 1 of 2 · for 2' })).toBeVisible()
  // The amount is in the step, and nowhere else.
  await user.click(screen.getByRole('button', { name: 'oil' }))
  expect(screen.getByRole('button', { name: 'oil' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'All 2 ingredients' }))
  expect(screen.getByRole('checkbox', { name: /^6\stsp oil$/ })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: /^1\spinch salt$/ }))
  unmount()
  renderMode(<CookMode />, { plan, mocks: [dal, dal, dal], at: '/?mode=cook&kitchen=' })
  await user.click(await screen.findByRole('button', { name: 'All 2 ingredients' }))
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(address()).toBe('/?mode=cook'))
})

it('cooks two dishes in one order, and ends each with Done', async () => {
  const sent = jest.fn()
  const rated = answer(RateMealDocument, { setOpinion: { ok: true } }, sent)
  const { user } = renderMode(<CookMode />, { plan, mocks: [dal, slice, rated], at: '/?mode=cook' })
  await user.click(await screen.findByRole('button', { name: 'Start cooking' }))
  await within(await kitchen()).findByText('6 tsp oil')
  await user.click(within(await kitchen()).getByRole('combobox', { name: 'Select a meal' }))
  await user.click(await screen.findByRole('option', { name: 'Zucchini slice' }))
  expect(await screen.findByText('Grate it.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Start timer: 40 minutes' }))
  const dishes = screen.getByRole('list', { name: 'Dishes' })
  expect(within(dishes).getByText(/^(40:00|39:5\d)$/)).toBeVisible()
  // The bake is on its way: Done ends it, and the dal goes on.
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('radio', { name: /^4/ }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]).toMatchObject([{ input: { recipe: 'zucchini-slice', rating: 4 } }])
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('6 tsp oil')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Dishes' })).getAllByRole('button')).toHaveLength(1)
  // Its timer still leads to its step.
  await user.click(screen.getByText('Step 2 · Zucchini slice'))
  expect(await screen.findByRole('heading', { name: 'Step 2 of 2 · for 2' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pause timer: 40 minutes/ })).toBeVisible()
})

describe('by voice (COOK-38)', () => {
  /** The browser's part: jsdom has no microphone. */
  class Heard {
    static now: Heard
    static starts = 0
    onresult: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    constructor() {
      Heard.now = this
    }
    start = () => (Heard.starts += 1)
    abort = jest.fn()
    says(transcript: string, isFinal = true) {
      act(() => this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] }))
    }
  }
  const read = jest.fn()
  beforeEach(() => {
    Heard.starts = 0
    read.mockClear()
    Object.assign(window, { webkitSpeechRecognition: Heard })
    Object.assign(window, { speechSynthesis: { speaking: false, speak: read, cancel: jest.fn() } })
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    })
  })
  afterEach(() => {
    for (const name of ['webkitSpeechRecognition', 'speechSynthesis', 'SpeechSynthesisUtterance'])
      Reflect.deleteProperty(window, name)
  })
  const open = async () => {
    const view = renderMode(<CookMode />, { plan, mocks: [slice, dal], at: '/?mode=cook&kitchen=' })
    await screen.findByRole('heading', { name: /^Step 1 of 2/ })
    await view.user.click(screen.getByRole('button', { name: 'Go on by voice' }))
    return view
  }

  it('goes on, back, and reads again; talk and what the device says itself do nothing', async () => {
    await open()
    expect(screen.getByText(/^Say “next”/)).toBeVisible()
    Heard.now.says('and next week we will go')
    Heard.now.says('next', false)
    expect(screen.getByRole('heading', { name: /^Step 1 of 2/ })).toBeVisible()
    Heard.now.says('Next!')
    expect(screen.getByRole('heading', { name: /^Step 2 of 2/ })).toBeVisible()
    Heard.now.says('again please')
    expect(read.mock.calls).toEqual([[{ text: 'Bake for 40 minutes.', lang: 'en-AU' }]])
    Object.assign(window.speechSynthesis, { speaking: true })
    Heard.now.says('back')
    expect(screen.getByRole('heading', { name: /^Step 2 of 2/ })).toBeVisible()
    Object.assign(window.speechSynthesis, { speaking: false })
    Heard.now.says('go back')
    expect(screen.getByRole('heading', { name: /^Step 1 of 2/ })).toBeVisible()
    Heard.now.says('next')
    Heard.now.says('next')
    expect(await screen.findByRole('button', { name: 'Finish' })).toBeVisible()
  })

  it('listens again after a silence, and not after the press that ends it', async () => {
    const { user } = await open()
    act(() => Heard.now.onerror?.({ error: 'no-speech' }))
    act(() => Heard.now.onend?.())
    expect(Heard.starts).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Go on by voice' }))
    expect(Heard.now.abort).toHaveBeenCalled()
    act(() => Heard.now.onend?.())
    expect(Heard.starts).toBe(2)
    expect(screen.queryByText(/^Say “next”/)).toBeNull()
  })

  it.each([
    ['it is not allowed', () => Heard.now.onerror?.({ error: 'not-allowed' })],
    ['it ends at once, again and again', () => [1, 2, 3].forEach(() => Heard.now.onend?.())],
  ])('says that the browser cannot listen where %s', async (_name, fails) => {
    await open()
    act(fails)
    expect(screen.getByText(/can’t listen here/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go on by voice' })).toHaveAttribute('aria-pressed', 'false')
  })
})
