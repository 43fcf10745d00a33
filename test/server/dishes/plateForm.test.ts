import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { savedDish, saveDish, soup } from './dishCalls'

interface Choice {
  form: string
  label: string
  svg: string
  isChosen: boolean
}

jest.setTimeout(60_000)
const app = givenApp()
const CHOICES = `query ($id: ID!) { node(id: $id) { ... on Dish {
  plate plateChoices { form label svg isChosen }
} } }`

async function drawnOf(person: Person, id: string): Promise<{ plate: string; plateChoices: Choice[] }> {
  const { data } = await app.graphql(CHOICES, { id: `Dish:${id}` }, person.token)
  return (data as unknown as { node: { plate: string; plateChoices: Choice[] } }).node
}
const chosenOf = ({ plateChoices }: { plateChoices: Choice[] }) =>
  plateChoices.filter(({ isChosen }) => isChosen).map(({ form }) => form)

it('a dish is offered in 8 forms, each drawn of this dish, and is drawn in the one that is chosen (DISH-28)', async () => {
  const person = await signUpAndIn(app)
  const { id } = await savedDish(app, person, soup())
  const before = await drawnOf(person, id)
  expect(new Set(before.plateChoices.map(({ svg }) => svg)).size).toBe(8)
  expect(before.plateChoices.map(({ label }) => label)).toContain('Stew')
  expect(chosenOf(before)).toEqual(['soup'])

  const stew = before.plateChoices.find(({ form }) => form === 'stew')
  await savedDish(app, person, { ...soup(), id, plateForm: 'stew' })
  const after = await drawnOf(person, id)
  expect(chosenOf(after)).toEqual(['stew'])
  expect(after.plate).not.toBe(before.plate)
  expect(await (await app.fetch(after.plate.slice(app.url.length))).text()).toBe(stew?.svg)

  // A save that says nothing of it, as earlier pages send, leaves it; null takes it back.
  await savedDish(app, person, { ...soup({ minutes: 41 }), id })
  expect(chosenOf(await drawnOf(person, id))).toEqual(['stew'])
  await savedDish(app, person, { ...soup(), id, plateForm: null })
  expect(chosenOf(await drawnOf(person, id))).toEqual(['soup'])
  const { errors } = await saveDish(app, person, { ...soup(), id, plateForm: 'spaceship' })
  expect(errors).toEqual([expect.objectContaining({ code: 'UNKNOWN', field: 'plateForm' })])
})
