import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, concatAST, type DocumentNode, isObjectType, Kind, parse, print } from 'graphql'
import { createCache } from '../../../web/apollo/createCache'
import { SettingsFieldFragmentDoc } from '../../../web/settings/operations.generated'
import {
  SaveWishesDocument,
  type WishFieldFragment,
  WishFieldFragmentDoc,
  type WishFormFragment,
  WishFormsDocument,
  type WishFormsQuery,
} from '../../../web/wishes/operations.generated'

const numbers = (...labels: [id: string, label: string][]) =>
  labels.map(([id, label]) => ({ __typename: 'FormOption', id, label, note: null, settings: [] }))

const field = (id: string, options: WishFieldFragment['options'], answer: Partial<WishFieldFragment['answer']>) => ({
  __typename: 'FormField',
  id,
  label: `Label of ${id}`,
  type: 'DROPDOWN' as const,
  help: null,
  excludesIngredients: false,
  options,
  answer: { __typename: 'FormAnswer', text: null, optionIds: [], settings: [], ...answer },
})

const setting = (optionId: string, settingId: string) => ({ __typename: 'OptionSetting', optionId, settingId })

/** The targets of a member, of which the least protein is set to a number of grams. */
const targetsOf = (member: string, grams: string): WishFormFragment & { __typename: string } => ({
  __typename: 'SettingsForm',
  id: `SettingsForm:${member}.targets`,
  kind: 'TARGETS',
  fields: [
    field(
      'targets.atLeast',
      ['protein', 'fibre'].map((id) => ({
        __typename: 'FormOption',
        id,
        label: id,
        note: null,
        settings: [
          { __typename: 'FormSetting', id: '60', label: `60 g of ${id}` },
          { __typename: 'FormSetting', id: '90', label: `90 g of ${id}` },
        ],
      })),
      { settings: [setting('protein', grams)] },
    ),
  ],
})

const member = (id: string, grams: string) => ({
  __typename: 'HouseholdMember',
  id,
  name: id,
  isViewer: id === 'anna',
  form: targetsOf(id, grams),
})

const wishes = {
  __typename: 'SettingsForm',
  id: 'SettingsForm:household.wishes',
  kind: 'WISHES',
  fields: [
    field('wishes.minutes', numbers(['20', '20 minutes']), { optionIds: ['20'] }),
    field('wishes.counts', numbers(['20', '20 times']), {}),
  ],
}

/** What the server answers to two people with targets each. */
const answered = {
  viewer: {
    __typename: 'Viewer',
    household: {
      __typename: 'Household',
      id: 'household',
      wishForm: wishes,
      members: [member('anna', '60'), member('mia', '90')],
    },
  },
} as unknown as WishFormsQuery

/** The settings of the first field of each member, as the page reads them. */
function targetsIn(cache: ReturnType<typeof createCache>) {
  const members = cache.readQuery({ query: WishFormsDocument })?.viewer.household?.members ?? []
  return Object.fromEntries(
    members.map(({ id, form }) => [id, form?.fields[0]?.answer.settings.map(({ settingId }) => settingId)]),
  )
}

describe('the forms of two people', () => {
  it('have the same fields, each with its own answers', () => {
    const cache = createCache()
    cache.writeQuery({ query: WishFormsDocument, data: answered })
    expect(targetsIn(cache)).toEqual({ anna: ['60'], mia: ['90'] })
    expect(cache.readQuery({ query: WishFormsDocument })).toEqual(answered)
  })

  it('change one at a time', () => {
    const cache = createCache()
    cache.writeQuery({ query: WishFormsDocument, data: answered })
    const saved = { __typename: 'SaveFormsResult', forms: [targetsOf('mia', '60')], errors: [] }
    cache.write({ dataId: 'ROOT_MUTATION', query: SaveWishesDocument, result: { saveForms: saved } })
    expect(targetsIn(cache)).toEqual({ anna: ['60'], mia: ['60'] })
    cache.write({
      dataId: 'ROOT_MUTATION',
      query: SaveWishesDocument,
      result: { saveForms: { ...saved, forms: [targetsOf('anna', '90')] } },
    })
    expect(targetsIn(cache)).toEqual({ anna: ['90'], mia: ['60'] })
  })
})

it('options of two fields have their own labels, no matter that their ids are the same numbers', () => {
  const cache = createCache()
  cache.writeQuery({ query: WishFormsDocument, data: answered })
  const fields = cache.readQuery({ query: WishFormsDocument })?.viewer.household?.wishForm.fields
  expect(fields?.map(({ options }) => options[0]?.label)).toEqual(['20 minutes', '20 times'])
})

it('what pages ask of is always a type of objects: of an interface the cache does not know who implements it', () => {
  const isInterface = /^interface (\w+)/gm
  const files = readdirSync('schema').filter((name) => name.endsWith('.graphql'))
  const interfaces = files.flatMap((name) =>
    Array.from(readFileSync(`schema/${name}`, 'utf8').matchAll(isInterface), ([, one]) => one),
  )
  expect(interfaces).toContain('Recipe')
  const asked = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) =>
      Array.from(readFileSync(`web/${name}`, 'utf8').matchAll(/\bon (\w+) \{/g), ([, type]) => `${name}: ${type}`),
    )
  expect(asked.filter((one) => interfaces.some((type) => one.endsWith(`: ${type}`)))).toEqual([])
})

it('an id by which `node` finds nothing names nothing in the cache', () => {
  const texts = readdirSync('schema').filter((name) => name.endsWith('.graphql') && name !== 'released.graphql')
  const schema = buildASTSchema(concatAST(texts.map((name) => parse(readFileSync(`schema/${name}`, 'utf8')))), {
    assumeValidSDL: true,
  })
  const cache = createCache()
  const local = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => 'id' in type.getFields() && !type.getInterfaces().some(({ name }) => name === 'Node'))
    .map(({ name }) => name)
  expect(local).toContain('FormField')
  expect(local.filter((name) => cache.identify({ __typename: name, id: 'some-id' }) !== undefined)).toEqual([
    // Of a call, and asked for by nothing that is shown.
    'OperationOutcome',
  ])
})

it('Settings and Wishes ask the same of a field, so that saving in one of them leaves nothing to ask in the other', () => {
  const asked = ({ definitions: [first] }: DocumentNode) =>
    first?.kind === Kind.FRAGMENT_DEFINITION ? print(first.selectionSet) : ''
  expect(asked(WishFieldFragmentDoc)).not.toBe('')
  expect(asked(WishFieldFragmentDoc)).toBe(asked(SettingsFieldFragmentDoc))
})
