import { act, screen, within } from '@testing-library/react'
import { InstructionsDocument } from '../../../web/cooking/operations.generated'
import { replicaOf } from '../../../web/live/replica/Replica'
import { DEVICE_OWNER_KEY } from '../../../web/session/deviceOwner'
import { endSession, startSession } from '../../../web/session/session'
import { tokenOf } from '../session/fakeApi'
import { answer, fails, setOnline } from '../shopping/renderMode'
import { ingredient } from './cooked'
import { found, pho, show } from './openInstructions'

const texts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

afterEach(() => jest.restoreAllMocks())

describe('the page of a meal', () => {
  it('shows the headings of an own dish, what it is, its notes and where it is from (DISH-46)', async () => {
    const source = { __typename: 'DishSource', application: 'Paprika', name: null, nutrition: '240 kcal' }
    show([
      found({
        description: 'Warms.',
        notes: 'Less salt.',
        source: { ...source, url: 'https://example.com/pho' },
        ingredients: [{ ...pho.ingredients[0], section: 'For the broth' }],
        stepSections: [{ __typename: 'StepSection', before: 1, title: 'To finish' }],
      }),
    ])
    const about = within(await screen.findByRole('region', { name: 'About this dish' }))
    expect(about.getByText('Warms.')).toBeVisible()
    expect(about.getByRole('heading', { name: 'Notes' })).toBeVisible()
    expect(about.getByText('Less salt.')).toBeVisible()
    expect(about.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', 'https://example.com/pho')
    expect(about.getByText('Moved out of Paprika')).toBeVisible()
    expect(about.getByText('Nutrition there: 240 kcal')).toBeVisible()
    expect(texts('For the broth')).toHaveLength(1)
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(expect.arrayContaining(['Step 1', 'To finish', 'Step 2']))
    expect(headings.indexOf('To finish')).toBe(headings.indexOf('Step 2') - 1)
  })

  it('shows name, chips, ingredients, numbered steps and nutrition', async () => {
    const sent = jest.fn()
    show([found({}, sent)])
    expect(await screen.findByRole('heading', { level: 1, name: 'Beef pho' })).toBeVisible()
    expect(sent).toHaveBeenCalledWith({ slug: 'beef-pho', entry: null, serves: 1 })
    expect(document.title).toMatch(/^Beef pho/)
    expect(texts('About this meal')).toEqual(['35 minutes', 'winter'])
    expect(texts('Dietary')).toEqual(['Gluten free', 'Nut free'])
    expect(texts('Ingredients')).toEqual(['10 g ginger'])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Step 1',
      'Step 2',
    ])
    const nutrition = screen.getByRole('region', { name: 'Nutrition per serve' })
    expect(within(nutrition).getByText('Energy').nextElementSibling).toHaveTextContent('2,421 kJ')
    expect(within(nutrition).getByText('Saturated').nextElementSibling).toHaveTextContent('3.6 g')
    expect(within(nutrition).getByText('Sodium').nextElementSibling).toHaveTextContent('2,429 mg')
  })

  it('is for as many serves as are asked, 1 to 10', async () => {
    const sent = jest.fn()
    const user = show([found(), found({ serves: 2, steps: ['Char it all.'] }, sent)])
    await screen.findByRole('heading', { level: 1, name: 'Beef pho' })
    expect(screen.getByRole('button', { name: 'Fewer serves' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'More serves' }))
    expect(screen.getByText('2 serves')).toBeVisible()
    expect(await screen.findByText('Char it all.')).toBeVisible()
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ serves: 2 }))
  })

  it('says so when other amounts could not be fetched, and keeps those that are there', async () => {
    const user = show([found(), fails(InstructionsDocument)])
    await screen.findByRole('heading', { level: 1, name: 'Beef pho' })
    await user.click(screen.getByRole('button', { name: 'More serves' }))
    expect(await screen.findByText(/still for the previous serves/)).toBeVisible()
    expect(screen.getByText('Simmer.')).toBeVisible()
  })

  it('begins with the serves that the cook came with', async () => {
    const sent = jest.fn()
    show([found({ serves: 4 }, sent)], { pathname: '/instructions/beef-pho', state: { serves: 4 } })
    await screen.findByRole('heading', { level: 1, name: 'Beef pho' })
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ serves: 4 }))
  })

  it('begins with the serves of the household where no row led there (COOK-17)', async () => {
    startSession(tokenOf('ann'), { email: 'ann@example.com' })
    localStorage.setItem(DEVICE_OWNER_KEY, 'ann')
    const person = { name: '', eats: [], role: null, isViewer: false }
    const members = [
      { ...person, id: 'ann', portion: 1 },
      { ...person, id: 'mia', portion: 0.5 },
    ]
    replicaOf('ann').showFirst({ householdId: 'home', members })
    const sent = jest.fn()
    show([found({ serves: 2 }, sent)])
    await screen.findByRole('heading', { level: 1, name: 'Beef pho' })
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ serves: 2 }))
    act(() => endSession())
    localStorage.clear()
  })

  it('shows the swaps of the entry that it is opened for', async () => {
    const sent = jest.fn()
    const swaps = [
      { __typename: 'EntrySwap', from: 'fish sauce', to: 'soy sauce', note: 'Use a little less.' },
      { __typename: 'EntrySwap', from: 'butter', to: null, note: '' },
    ]
    show([found({ swaps }, sent)], '/instructions/beef-pho?meal=abc')
    const card = await screen.findByRole('region', { name: 'Adapted for you' })
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ entry: 'abc' }))
    expect(card).toHaveTextContent(/fish sauce.*soy sauce.*Use a little less\..*butter.*left out/)
  })

  it('says why the meal does not suit the settings, and leads to how it does', async () => {
    const unsuitable = ['Contains fish, and you asked for Vegan']
    const user = show([found({ unsuitable, suitableEntry: '~pho.tofu' }), found({ name: 'Pho without beef' })])
    expect(await screen.findByText('This meal does not suit your settings.')).toBeVisible()
    expect(screen.getByText('Contains fish, and you asked for Vegan')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show it adapted for me' }))
    expect(await screen.findByRole('heading', { name: 'Pho without beef' })).toBeVisible()
    expect(screen.queryByText('This meal does not suit your settings.')).toBeNull()
  })

  it('leads to the settings where no swap makes it suit', async () => {
    show([found({ unsuitable: ['Contains beef, which you never eat'] })])
    expect(await screen.findByRole('link', { name: 'Change my settings' })).toHaveAttribute('href', '/?mode=settings')
  })

  it('marks a serve with much sodium, and says where the figures come from when asked', async () => {
    const source = {
      __typename: 'FigureSource',
      estimated: false,
      publisher: 'USDA',
      number: '11216',
      food: 'Ginger root',
    }
    const estimated = { ...source, estimated: true, publisher: null, number: null, food: null }
    const composed = { ...estimated, estimated: false, food: '100 g from 60 g basil, 40 g olive oil' }
    const user = show([
      found({
        ingredients: [
          { ...ingredient('ginger'), source },
          { ...ingredient('salt'), source: estimated },
          { ...ingredient('pesto'), source: composed },
        ],
      }),
    ])
    const nutrition = await screen.findByRole('region', { name: 'Nutrition per serve' })
    expect(within(nutrition).getByText(/High: over ⅓ of a day/)).toBeVisible()
    expect(within(nutrition).getByText('11216')).not.toBeVisible()
    await user.click(within(nutrition).getByRole('button', { name: 'Where these figures come from' }))
    expect(within(nutrition).getByText('11216')).toBeVisible()
    expect(within(nutrition).getByText('100 g from 60 g basil, 40 g olive oil')).toBeVisible()
    expect(within(nutrition).getByText('Estimated: salt.')).toBeVisible()
    expect(within(nutrition).getByText('Numbers are those of the USDA.')).toBeVisible()
  })

  it('names the ingredients whose figures are not known instead of nutrition', async () => {
    show([
      found({
        nutrition: { __typename: 'MealNutrition', perServe: null, unknown: ['dulse', 'sumac'], isHighInSodium: false },
      }),
    ])
    expect(await screen.findByText(/the figures of dulse and sumac are not all known/)).toBeVisible()
  })
})

describe('no page of a meal', () => {
  it('says that there is no such meal', async () => {
    show([answer(InstructionsDocument, { instructions: null })], '/instructions/nothing')
    expect(await screen.findByRole('heading', { name: 'Meal not found.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the planner' })).toHaveAttribute('href', '/')
  })

  it('waits with a skeleton, and says when it failed, with a way to try again', async () => {
    const user = show([fails(InstructionsDocument), found()])
    expect(screen.getByText('Loading the meal')).toBeInTheDocument()
    expect(await screen.findByText('Could not load this meal')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Beef pho' })).toBeVisible()
  })

  it('says when the device is offline', async () => {
    setOnline(false)
    show([fails(InstructionsDocument)])
    expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible()
  })
})
