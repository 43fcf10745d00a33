import { screen, within } from '@testing-library/react'
import { NeverEatenEffectDocument } from '../../../web/settings/operations.generated'
import SettingsMode from '../../../web/settings/SettingsMode'
import { rememberSettings } from '../../../web/settings/settingsMemory'
import { type Mock, renderMode } from '../shopping/renderMode'
import { field, forms } from './forms'
import { loads, previews } from './saving'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/session/useLogOut', () => ({ useLogOut: () => () => {} }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  rememberSettings({ memberId: null, edits: {}, outcome: null })
})

const box = () => screen.findByRole('textbox', { name: 'Never on my plate' })
const words = () => screen.findByRole('list', { name: 'What these words exclude' })

const fieldId = 'id of Never on my plate'

/** Forms whose text field excludes ingredients. */
function askingForms(text: string) {
  const all = forms()
  const never = field('Never on my plate', { excludesIngredients: true, answer: { text } })
  return { ...all, dietary: [...all.dietary.slice(0, 1), never] }
}

const known = (word: string, names: string[], mealCount: number) => ({
  __typename: 'NeverEatenWord',
  word,
  understood: true,
  ingredients: names.map((name) => ({ __typename: 'Ingredient', name })),
  mealCount,
  suggestions: [],
})
const unknown = (word: string, suggestions: string[]) => ({
  ...known(word, [], 0),
  understood: false,
  suggestions,
})

/** What the words of exactly this text exclude. */
const effect = (text: string, found: object[], mealCount: number, errors: object[] = []): Mock => ({
  request: { query: NeverEatenEffectDocument, variables: { text, fieldId } },
  result: {
    data: { neverEatenEffect: { __typename: 'NeverEatenEffect', words: found, mealCount, errors } },
  },
  maxUsageCount: 9,
})
const mushrooms = known('mushrooms', ['button mushrooms', 'shiitake'], 31)

it('says what each stored word keeps away, and which ingredients when it is opened', async () => {
  const { user } = renderMode(<SettingsMode />, {
    mocks: [...previews(), loads(askingForms('mushrooms')), effect('mushrooms', [mushrooms], 31)],
  })
  const row = await screen.findByRole('button', { name: /mushrooms\s*2 ingredients, 31 meals/ })
  expect(screen.getByText('button mushrooms and shiitake')).not.toBeVisible()
  await user.click(row)
  expect(screen.getByText('button mushrooms and shiitake')).toBeVisible()
  expect(screen.getByText(/Together they are in 31 meals/)).toBeVisible()
})

it('looks up what is typed once the person pauses, and a suggestion takes the place of its word', async () => {
  const { user } = renderMode(<SettingsMode />, {
    mocks: [
      ...previews(),
      loads(askingForms('')),
      effect('mushrooms, oliv', [mushrooms, unknown('oliv', ['olives', 'olive oil'])], 31),
      effect('mushrooms, olives', [mushrooms, known('olives', ['green olives'], 1)], 32),
    ],
  })
  await user.type(await box(), 'mushrooms, oliv')
  expect(await screen.findByText('is not an ingredient we know, so it excludes no meals.')).toBeVisible()
  expect(screen.getByText('These words are in 31 meals. 1 word is not an ingredient we know.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Replace oliv with olives' }))
  expect(await box()).toHaveValue('mushrooms, olives')
  expect(await box()).toHaveFocus()
  expect(await screen.findByRole('button', { name: /olives\s*1 ingredient, 1 meal/ })).toBeVisible()
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await user.clear(await box())
  expect(screen.queryByText(/^These words are in/)).toBeNull()
})

it('shows the words at once, before it is known what they keep away', async () => {
  renderMode(<SettingsMode />, {
    mocks: [...previews(), loads(askingForms('leek; chives')), { ...effect('leek; chives', [], 0), delay: 60_000 }],
  })
  expect(
    within(await words())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['leek…', 'chives…'])
})

it('says that it could not look them up, and tries again', async () => {
  const failing: Mock = {
    request: { query: NeverEatenEffectDocument, variables: { text: 'mushrooms', fieldId } },
    error: new Error('No network'),
  }
  const { user } = renderMode(<SettingsMode />, {
    mocks: [...previews(), loads(askingForms('mushrooms')), failing, effect('mushrooms', [mushrooms], 31)],
  })
  await screen.findByText(/Could not look up what these words exclude/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /mushrooms\s*2 ingredients/ })).toBeVisible()
})

it('says what is wrong with a text that is too long', async () => {
  const errors = [{ __typename: 'InputError', code: 'TOO_LONG', field: 'text', message: 'At most 2000 characters.' }]
  renderMode(<SettingsMode />, { mocks: [...previews(), loads(askingForms('long')), effect('long', [], 0, errors)] })
  expect(await screen.findByText('At most 2000 characters.')).toBeVisible()
})
