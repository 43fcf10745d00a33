import {
  MemberFormsDocument,
  SaveSettingsDocument,
  SettingsFormsDocument,
} from '../../../web/settings/operations.generated'
import { toAnswers } from '../../../web/settings/answers'
import { fullHousehold } from '../../support/fullHousehold'
import { givenApp } from '../../support/givenApp'
import { callAs } from '../convergence/pagesOf'

const app = givenApp()

it('what Settings loads of a person is what it saves, by ids, and another member keeps their own answers', async () => {
  const { owner, memberIds } = await fullHousehold(app, { rows: 1, members: 3 })
  const device = { ...owner, url: app.url }
  const own = async () => {
    const { dietary, tags } = (await callAs(device, SettingsFormsDocument, {})).viewer.member
    if (!dietary || !tags) throw new Error('A person has both forms')
    return { dietary: dietary.fields, tags: tags.fields }
  }
  const guest = async () => (await callAs(device, MemberFormsDocument, { id: `HouseholdMember:${memberIds[2]}` })).node
  const [before, others] = [await own(), await guest()]
  const edits = { 'dietary.neverEaten': { text: 'olivs' }, 'tags.preferredStore': { optionIds: [] } }
  const input = { answers: toAnswers(edits, before), isPreview: false }
  const { forms, effect, errors } = (await callAs(device, SaveSettingsDocument, { input })).saveForms
  expect(errors).toEqual([])
  expect(effect?.neverEaten).toMatchObject([{ word: 'olivs', understood: false }])
  expect(forms?.map(({ kind }) => kind)).toEqual(['DIETARY', 'TAGS', 'TARGETS'])
  const after = await own()
  expect(toAnswers({}, after)).toEqual(toAnswers(edits, before))
  expect(after).not.toEqual(before)
  expect(await guest()).toEqual(others)
})
