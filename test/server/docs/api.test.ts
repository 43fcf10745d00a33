import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, getDirectiveValues, type GraphQLField, parse, validate } from 'graphql'
import { TRAFFIC_LIMITS } from '../../../schema/trafficLimits'
import { DEMO } from '../../../server/accounts/demo'
import { typeDefs } from '../../../server/generated/typeDefs'
import { readGuides } from '../../../server/guides/readGuides'
import { renderMarkdown } from '../../../server/guides/renderMarkdown'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { INSIDE } from '../../support/inside'
import { logIn } from '../../support/people'
import { keyOf } from '../keys/operations'

const DOC = readGuides().map(({ markdown }) => markdown).join('\n')
const schema = buildSchema(typeDefs)
const app = givenApp({ NODE_ENV: 'development', DATABASE_URL: '' })
let environment: NodeJS.ProcessEnv

/** The product as `npm start` serves it, with the demo account, and a key made by the commands that the page shows. */
beforeAll(async () => {
  const commands = [...DOC.matchAll(/npm run admin -- ((?:partner key make|stores assign) [^\n]+)/g)]
  let out = ''
  for (const [, words = ''] of commands) {
    const answer = await admin(app, ...[...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''))
    expect([words, answer.code]).toEqual([words, 0])
    out += answer.out
  }
  const { token } = await logIn(app, DEMO.email, DEMO.password)
  environment = { PATH: process.env.PATH, NO_PROXY: '*', BASE: app.url, KEY: /key: +(mw_\S+)/.exec(out)?.[1], TOKEN: token, MINE: await keyOf(app, { token, password: DEMO.password }, 'PLAN_READ', 'LIST_READ', 'LIST_WRITE') }
})

const blocks = (language: string) => [...DOC.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'gm'))].map(([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))

/** Runs a program as a reader would, and gives what it prints. */
async function run(program: string, ...words: string[]): Promise<string> {
  const child = spawn(program, words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, error] = ['', '']
  child.stdout.on('data', (data) => (out += String(data)))
  child.stderr.on('data', (data) => (error += String(data)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect({ code, error }).toEqual({ code: 0, error: '' })
  return out
}

/** An example in the shell, with its status besides. */
async function runInShell(example: string): Promise<{ status: number; body: string }> {
  const out = await run('bash', '-euo', 'pipefail', '-c', example.replace(/^curl /, "curl -w '\\n%{http_code}' "))
  const [, body = '', status = ''] = /^([\s\S]*)\n(\d+)$/.exec(out) ?? []
  return { status: Number(status), body }
}

/** One value of JSON, or many, each on a line. */
function read(body: string): unknown {
  const text = body.trim()
  return /\n\{"/.test(text) ? text.split('\n').map((line) => JSON.parse(line)) : JSON.parse(text)
}

/** Each example runs in several languages, and a second time does nothing. */
const DONE = expect.stringMatching(/APPLIED|REPEATED|MOOT/)

/** What each example of the page shows, in order. */
const SHOWN: [string, (body: never) => void][] = [
  ['a first question', (body: object) => expect(body).toMatchObject({ data: { recipe: { name: 'Weeknight butter chicken', minutes: expect.any(Number) } } })],
  ['a page of vegan dinners', ({ data: { meals } }: { data: { meals: { totalCount: number; nodes: object[]; pageInfo: object } } }) => {
    expect(meals).toMatchObject({ nodes: expect.any(Array), pageInfo: { hasNextPage: true, endCursor: expect.any(String) } })
    expect(meals.nodes).toHaveLength(10)
    expect(meals.totalCount).toBeGreaterThan(10)
  }],
  ['how a meal suits', (body: object) => expect(body).toMatchObject({ data: { meals: { nodes: [{ suitability: { kind: expect.stringMatching(/SUITABLE/) } }] } } })],
  ['a shopping list', ({ data }: { data: { shoppingListForMeals: { items: object[]; errors: object[] } } }) => {
    expect(data.shoppingListForMeals.errors).toEqual([])
    expect(data.shoppingListForMeals.items.length).toBeGreaterThan(3)
  }],
  ['a proposed plan', ({ data: { proposePlan } }: { data: { proposePlan: { plan: { rows: object[] }; errors: object[] } } }) => {
    expect(proposePlan).toMatchObject({ seed: 'week 48', errors: [], plan: { summary: { targets: [{ label: 'Protein' }] } } })
    expect(proposePlan.plan.rows).toHaveLength(7)
    expect(proposePlan.plan.rows[2]).toMatchObject({ category: 'DINNER', position: 0, title: 'Weeknight butter chicken', isLocked: true })
  }],
  ['a product link', (body: object) => expect(body).toMatchObject({ data: { setProductLinks: { written: 1, errors: [] } } })],
  ['the catalogue, a meal a line', (lines: { slug: string }[]) => expect(new Set(lines.map(({ slug }) => slug)).size).toBe(app.services.catalogue.compiled.meals.length)],
  ['a recipe', (recipe: object) => expect(recipe).toMatchObject({ '@type': 'Recipe', name: expect.any(String), recipeIngredient: expect.any(Array) })],
  ['changes of the catalogue', ({ data: { catalogueChanges } }: { data: { catalogueChanges: { changes: object[] } } }) => {
    expect(catalogueChanges).toMatchObject({ token: expect.any(String), hasMore: true })
    expect(catalogueChanges.changes).toHaveLength(100)
  }],
  ['a token', (body: object) => expect(body).toMatchObject({ data: { logIn: { accessToken: expect.stringMatching(/^ey/), errors: [] } } })],
  ['proposed dinners', ({ data }: { data: { randomizeMealPlan: { dinner: { mealList: object[] }; errors: object[] } } }) => {
    expect(data.randomizeMealPlan.errors).toEqual([])
    expect(data.randomizeMealPlan.dinner.mealList).toHaveLength(3)
  }],
  ['meal bases', ({ meal_list: list }: { meal_list: object[] }) => expect(list.length).toBeGreaterThan(10)],
  ['tonight', ({ data }: { data: { viewer: { household: { plan: { rows: object[] }; shoppingList: object } } } }) =>
    expect(data.viewer.household).toMatchObject({ plan: { rows: expect.any(Array) }, shoppingList: { leftCount: expect.any(Number), lines: expect.any(Array) } })],
  ['a recipe that is read', (body: object) =>
    expect(body).toMatchObject({ data: { readDish: { draft: { serves: null, yields: '12', measuresFrom: 'GUESS', unlisted: [{ ingredient: { slug: 'butter' } }] }, recipes: [{}], errors: [] } } })],
  ['an invitation', (body: object) =>
    expect(body).toMatchObject({ data: { inviteToHousehold: { link: expect.stringContaining('/invitation/'), household: { members: [{ role: 'OWNER' }], invitations: expect.arrayContaining([{ expiresAt: expect.any(Number) }]) }, errors: [] } } })],
  ['operations', (body: object) =>
    expect(body).toMatchObject({ data: { applyOperations: { ok: true, outcomes: [{ id: null, status: DONE }, { status: DONE }, { status: DONE }], errors: [] } } })],
  ['what changed', ({ data }: { data: { viewer: { household: { changes: object } } } }) =>
    expect(data.viewer.household.changes).toMatchObject({ cursor: expect.any(String), isComplete: true, removed: [], changed: expect.arrayContaining([{ __typename: 'OwnItem', id: 'OwnItem:5d8e3f4a-0c53-4a55-9d0e-8d9d1c1f0a00', text: 'milk', isTicked: false }]) })],
  ['what a key reads', ({ data }: { data: { viewer: { household: { plan: { rows: object[] }; shoppingList: object } } } }) =>
    expect(data.viewer.household).toMatchObject({ name: expect.any(String), plan: { rows: expect.any(Array) }, shoppingList: { leftCount: expect.any(Number), ownItems: expect.any(Array) } })],
  ['what a key writes', (body: object) =>
    expect(body).toMatchObject({ data: { applyOperations: { ok: true, list: { ownItems: expect.arrayContaining([{ text: 'batteries' }]) }, errors: [] } } })],
  ['rows over REST', (body: object) => expect(body).toMatchObject({ version: expect.any(Number), rows: expect.any(Array) })],
  ['the list over REST', (body: object) => expect(body).toMatchObject({ lines: expect.any(Array), items: expect.arrayContaining([expect.objectContaining({ text: 'batteries' })]) })],
  ['something added over REST', (body: object) => expect(body).toEqual({ id: expect.any(String) })],
  ['files that were brought in', (body: object) => expect(body).toEqual({ data: { dishImports: [] } })],
]

/** The other forms of an example, as its page shows them. */
function formsOf(example: string): string[] {
  const html = renderMarkdown(`\`\`\`sh\n${example}\`\`\`\n`)
  expect([...html.matchAll(/<summary>(\w+)/g)].map(([, name]) => name)).toEqual(['JavaScript', 'Python'])
  return [...html.matchAll(/<details>[^]*?<code>([^]*?)<\/code>/g)].map(([, text = '']) => unescapeMarkup(text))
}
const unescapeMarkup = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

describe('the guides', () => {
  const examples = blocks('sh')

  it('has the examples that are known here', () => expect(examples).toHaveLength(SHOWN.length))

  it.each(SHOWN.map(([name, check], index) => ({ name, check, example: examples[index] ?? '' })))('shows $name, and it works', async ({ check, example }) => {
    const { status, body } = await runInShell(example)
    expect([[200, 201].includes(status), body]).toEqual([true, expect.not.stringMatching(INSIDE)])
    expect(read(body)).not.toHaveProperty('errors')
    check(read(body) as never)
  })

  it.each(SHOWN.map(([name, check], index) => ({ name, check, example: examples[index] ?? '' })))('shows $name in JavaScript and Python as well, with such an answer', async ({ check, example }) => {
    const [javascript = '', python = ''] = formsOf(example)
    const answers = await Promise.all([run(process.execPath, '--input-type=module', '--eval', javascript), run('python3', '-c', python)])
    for (const answer of answers) {
      expect(read(answer)).not.toHaveProperty('errors')
      check(read(answer) as never)
    }
  })

  it('has GraphQL that the schema knows', () => {
    const queries = blocks('graphql')
    expect(queries.length).toBeGreaterThan(0)
    for (const query of queries) expect(validate(schema, parse(query))).toEqual([])
  })

  it('says what the limits are', async () => {
    const { DOCUMENT_LIMITS } = await import('../../../server/graphql/documentLimits')
    const { EXPORTS, PARTNER_CALLS } = await import('../../../server/partners/partnerLimit')
    const { tokens, depth, aliases, rootFields, cost } = DOCUMENT_LIMITS
    expect(DOC).toContain(`${tokens.toLocaleString('en')} tokens, ${depth} levels, ${aliases} aliases, ${rootFields} root fields and a cost of ${cost.toLocaleString('en')}`)
    expect(DOC).toContain(`${PARTNER_CALLS.toLocaleString('en')} calls a minute`)
    expect(DOC).toContain(`the export ${EXPORTS}.`)
    expect(DOC).toContain(`up to ${TRAFFIC_LIMITS.linksPerImport} at once`)
  })

  it('names every field that partners may call less often, and how often', async () => {
    const { PARTNER_CALLS } = await import('../../../server/partners/partnerLimit')
    const valuesOf = (name: string, { astNode }: GraphQLField<unknown, unknown>) => {
      const directive = schema.getDirective(name)
      return (directive && astNode && getDirectiveValues(directive, astNode)) ?? {}
    }
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
    const limited = fields
      .filter((field) => (valuesOf('auth', field).as as string[]).includes('PARTNER'))
      .map((field) => ({ field, ...(valuesOf('rateLimit', field) as { limit: number; duration: number }) }))
      .filter(({ limit, duration }) => limit * 60 < PARTNER_CALLS * duration)
      .map(({ field, limit, duration }) => `\`${field.name}\` ${(limit * 60) / duration}`)
    const [, listed = ''] = /`@rateLimit` in the schema\): (.+), and the export/.exec(DOC) ?? []
    expect(listed.split(', ').sort()).toEqual(limited.sort())
  })

  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    for (const [, name = ''] of DOC.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name])
  })
})

describe('the explorer\'s examples', () => {
  const credential: Record<string, () => string | null> = { newcomer: () => null, partner: () => environment.KEY ?? null, person: () => environment.TOKEN ?? null }
  const names = Object.keys(credential)

  it('are one for each audience, with their variables', () =>
    expect(readdirSync('schema/examples').sort()).toEqual(names.flatMap((name) => [`${name}.graphql`, `${name}.json`]).sort()))

  it.each(names)('%s is valid and runs for its audience', async (name) => {
    const query = readFileSync(`schema/examples/${name}.graphql`, 'utf8')
    expect(validate(schema, parse(query))).toEqual([])
    const { status, data, errors } = await app.graphql(query, JSON.parse(readFileSync(`schema/examples/${name}.json`, 'utf8')) as object, credential[name]?.() ?? null)
    expect([status, errors]).toEqual([200, undefined])
    for (const result of Object.values(data)) expect(result).toMatchObject({ ...('errors' in (result as object) && { errors: [] }) })
  })
})

it.each(['curl', 'python3'])('needs %s, which this machine has', (program) => expect(spawnSync(program, ['--version']).status).toBe(0))
