import { randomUUID } from 'node:crypto'
import { buildSchema, type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { inUnit } from '../../schema/lineTicks'
import { typeDefs } from '../../server/generated/typeDefs'
import { restCalls } from '../../server/rest/calls'
import { collect } from '../../server/rest/fieldErrors'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { cupboardOf, keep, operate, take } from './cupboard/cupboardCalls'
import { line, readDish, savedDish, soup } from './dishes/dishCalls'
import { settingsCalls } from './settings/settingsCalls'

/** Names that every object of JavaScript has, each an ordinary word to who sends it (docs/product.md SEC-15). */
const WORDS = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__']

const app = givenApp({ RATE_LIMIT_SCALE: '1000000' })
let person: Person
beforeAll(async () => {
  person = await signUpAndIn(app)
})
const settings = settingsCalls(app, () => person)

/** Calls GraphQL and holds that the server itself has not failed. */
async function ask(query: string, variables: object = {}, token = person.token): Promise<Record<string, never>> {
  const { status, data, errors } = await app.graphql(query, variables, token)
  expect([status < 500, errors?.map(({ extensions }) => extensions.code) ?? []]).toEqual([
    true,
    expect.not.arrayContaining(['INTERNAL_SERVER_ERROR']),
  ])
  return data
}

const schema = buildSchema(typeDefs)
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ kind: type?.name.toLowerCase() ?? '', field })),
)

/** Values of an input type with the word as every text and key: of a type that takes one of several, each in turn. */
function valuesWith(word: string, type: GraphQLInputType): unknown[] {
  if (isNonNullType(type)) return valuesWith(word, type.ofType)
  if (isListType(type)) return [valuesWith(word, type.ofType)]
  if (isEnumType(type)) return [type.getValues()[0]?.name]
  if (isInputObjectType(type)) {
    const parts = Object.values(type.getFields()).map(
      ({ name, type: inner }) => [name, valuesWith(word, inner)] as const,
    )
    if (type.isOneOf) return parts.flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
    return Array.from({ length: Math.max(...parts.map(([, values]) => values.length)) }, (_none, at) =>
      Object.fromEntries(parts.map(([name, values]) => [name, values[at % values.length]])),
    )
  }
  const scalars: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Timestamp: 1 }
  return [type.name === 'JSONObject' ? JSON.parse(`{"${word}":"${word}"}`) : (scalars[type.name] ?? word)]
}

const takesText = fields.filter(({ field }) =>
  field.args.some(({ type }) => JSON.stringify(valuesWith('a word', type)).includes('a word')),
)

it.each(takesText.map(({ kind, field }) => [field.name, { kind, field }] as const))(
  '%s takes them as words',
  async (_name, { kind, field }) => {
    const head = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
    const below = schema.getType(String(field.type).replace(/[[\]!]/g, ''))
    const selection = below && ('getFields' in below || 'getTypes' in below) ? '{ __typename }' : ''
    for (const word of WORDS) {
      const values = field.args.map(({ name, type }) => [name, valuesWith(word, type)[0]] as const)
      await ask(`${kind} (${head}) { ${field.name}(${passed}) ${selection} }`, Object.fromEntries(values))
    }
  },
)

it.each(WORDS)('%s is an ingredient, a step and a name of an own dish', async (word) => {
  const dish = await savedDish(
    app,
    person,
    soup({
      name: word,
      lines: [line('1 onion, chopped', 0.25, 'piece', 'brown-onion'), line(`2 ${word}`, 0.5, 'piece', null)],
      steps: [`Cook the ${word} together with {brown-onion}.`, `${word} the ${word}, half of the ${word}.`],
    }),
  )
  expect(dish).toMatchObject({ name: word, lines: [{}, { text: `2 ${word}`, ingredient: null }] })
  const { draft } = await readDish(
    app,
    person,
    `${word}\n\nServes 2\n\n1 ${word}\n2 cups ${word}, ${word}\n\nCook ${word}.`,
  )
  expect(new Set(draft?.lines.map(({ ingredient }) => ingredient))).toEqual(new Set([null]))
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="${word}">a</p><p itemprop="name">${word}</p>
    <p itemprop="recipeIngredient">1 ${word}</p><p itemprop="recipeInstructions">Cook it.</p></div>`
  expect((await readDish(app, person, page)).draft?.lines).toHaveLength(1)
})

it.each(WORDS)('%s is a word that no one eats, searches or has at home', async (word) => {
  const label = 'Ingredients I never eat'
  const { unknownWords, errors } = await settings.save({ dietary: [{ label, text: word }] })
  expect([unknownWords.map((one) => one.word), errors]).toEqual([[word], []])
  const saved = await settings.save({
    dietary: [{ label: word, text: word }],
    tags: [{ label: word, choices: [word] }],
  })
  expect(saved.errors.map(({ field }) => field)).toContain('dietary[0].label')
  const found = await ask(
    `query ($word: String) {
      meals(first: 1, filter: { search: $word }) { nodes { slug } }
      ingredients(first: 1, search: $word) { nodes { slug } }
    }`,
    { word },
  )
  expect(found).toEqual({ meals: { nodes: [] }, ingredients: { nodes: [] } })
  const act = { keep: { ingredient: word } }
  const kept = await keep(app, person, { ingredient: word })
  const operated = await operate(app, person, { id: randomUUID(), at: app.clock.now(), act })
  expect([kept.errors.length, operated.errors.length]).toEqual([1, 1])
  expect((await take(app, person, { ingredient: word })).errors).toEqual([])
  expect((await cupboardOf(app, person)).items).toEqual([])
})

it.each(WORDS)('%s is an own item of the list, beside a tick of such a key', async (word) => {
  const itemId = randomUUID()
  const acts = [
    { addItem: { itemId, text: word } },
    { tick: { key: 'constructor', amount: 1 } },
    { tickItem: { itemId } },
  ]
  const { applyListOperations } = await ask(
    `mutation ($operations: [ListOperationInput!]!) {
      applyListOperations(operations: $operations) { list { ticks { key } ownItems { id text isTicked area } } errors { code } }
    }`,
    { operations: acts.map((act) => ({ id: randomUUID(), at: app.clock.now(), act })) },
  )
  expect(applyListOperations).toMatchObject({
    list: {
      ticks: expect.arrayContaining([{ key: 'constructor' }]),
      ownItems: expect.arrayContaining([{ id: itemId, text: word, isTicked: true, area: 'uncategorised' }]),
    },
    errors: [],
  })
  expect(inUnit(1, word, 'g')).toBeNull()
})

const shapes = (word: string): string[] => [
  `{"${word}":"${word}"}`,
  `{"${word}":{"${word}":"${word}"}}`,
  `{"form":{"${word}":"${word}"}}`,
  `{"dietary_requirements":{"${word}":"${word}"},"tag_preferences":{"${word}":"${word}"}}`,
  `{"dietary_requirements":["${word}"],"tag_preferences":[{"tag":"${word}","setting":"${word}"}]}`,
  `{"email":"${word}","password":"${word}","new_password":"${word}","key":"${word}","marketing_opt_in":false}`,
  `{"breakfast":{"meal_list":[{"unique_id":"${word}","name":"${word}","num_serves":1}]},"${word}":{"meal_list":[]}}`,
  `{"event_type":"mode_entered","metadata":{"${word}":"${word}","mode":"${word}"},"page":"${word}","timestamp":1}`,
  `{"category":"DINNER","content":{"recipe":"${word}"},"after":"${word}","eaters":["${word}"],"text":"${word}","unit":"${word}"}`,
  `{"category":"${word}","content":{"${word}":"${word}"},"isTicked":true,"amount":1,"unit":"${word}","useBy":"${word}"}`,
  `{"questions":[{"question":"${word}","answer":"${word}"}],"text_responses":{"${word}":"${word}"}}`,
]

it.each(restCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s takes them in bodies and paths',
  async (_name, { method, path, body }) => {
    for (const word of WORDS)
      for (const sent of body ? shapes(word) : [undefined]) {
        const { status } = await app.fetch(path.replace(/\{\w+\}/, word), {
          method: method.toUpperCase(),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
          body: sent,
        })
        expect({ word, sent, failed: status >= 500 }).toEqual({ word, sent, failed: false })
      }
  },
)

it('lists what is wrong under each of them', () => {
  const pairs = WORDS.map((word) => [word, 'wrong'] as const)
  expect(Object.entries(collect([...pairs, ['constructor', 'twice']]))).toEqual(
    WORDS.map((word) => [word, word === 'constructor' ? ['wrong', 'twice'] : ['wrong']]),
  )
})
