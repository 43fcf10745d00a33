import { UserSettingsModel } from '../../../server/settings/UserSettingsModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { DISLIKED, NEVER, settingsCalls } from './settingsCalls'

const app = givenApp()
let ann: Person
const { load, save } = settingsCalls(app, () => ann)

interface Saved {
  errors: { code: string; field: string; message: string }[]
  effect: {
    disliked: { word: string; understood: boolean }[]
    categories: { category: string; count: number }[]
  } | null
}

const SAVE = `mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { code field message }
  effect { disliked { word understood } categories { category count } } } }`

beforeEach(async () => {
  ann = await signUpAndIn(app)
})

async function saveForms(input: object): Promise<Saved> {
  const { data, errors } = await app.graphql(SAVE, { input }, ann.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { saveForms: Saved }).saveForms
}
const row = () => UserSettingsModel.query(app.services.db).findById(ann.userId)

test('what one does not like is left out where it is tasted, and says so (SET-25)', async () => {
  const answers = [{ fieldId: 'dietary.disliked', text: 'coriander, xyzzy' }]
  const preview = await saveForms({ isPreview: true, answers })
  expect(await row()).toBeUndefined()
  const never = await saveForms({
    isPreview: true,
    answers: [{ fieldId: 'dietary.neverEaten', text: 'coriander' }],
  })
  const counts = (saved: Saved) => saved.effect?.categories.map(({ count }) => count) ?? []
  counts(preview).forEach((count, category) => expect(count).toBeGreaterThan(counts(never)[category] ?? NaN))
  const saved = await saveForms({ answers })
  expect(saved.effect?.disliked).toEqual([
    { word: 'coriander', understood: true },
    { word: 'xyzzy', understood: false },
  ])
  expect(saved.effect).toEqual(preview.effect)
  expect((await row())?.disliked).toBe('coriander, xyzzy')
  const { dietary } = await load()
  expect(dietary.map(({ label, value }) => [label, value.text])).toContainEqual([DISLIKED, 'coriander, xyzzy'])
  const { unknownWords } = await save({ dietary: [{ label: NEVER, text: 'plugh' }] })
  expect(unknownWords.map(({ word }) => word)).toEqual(['plugh', 'xyzzy'])
})

test('texts of either field are too long or of too many words alike', async () => {
  for (const fieldId of ['dietary.neverEaten', 'dietary.disliked']) {
    const { errors } = await saveForms({ answers: [{ fieldId, text: 'fig,'.repeat(101) }] })
    expect(errors).toEqual([{ code: 'TOO_MANY', field: 'answers[0].text', message: 'Name at most 100 ingredients.' }])
  }
})
