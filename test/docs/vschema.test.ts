import Ajv from 'ajv'
import { readFileSync } from 'node:fs'
import { tablesOf, type TableShape } from '../../server/database/introspect'
import { personalTables } from '../../server/accounts/personalData'
import { givenApp } from '../support/givenApp'
import { keysOfTables, PERSONAL_IN_ONE_PLACE, vschema } from '../support/shardKeys/keysOfTables'

const app = givenApp()
const { mealwright, shared } = vschema
const document: unknown = JSON.parse(readFileSync('docs/operations/vschema.json', 'utf8'))
const operations = readFileSync('docs/operations.md', 'utf8')

let tables: TableShape[]
beforeAll(async () => {
  tables = await tablesOf(app.services.db)
})
const columnsOf = (name: string) => new Set(tables.find((table) => table.name === name)?.columns)

/** What Vitess takes (its `vschema.proto`), which refuses any other name; of the types of vindexes those that are used. */
const name = { type: 'string', pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' }
const strict = { type: 'object', additionalProperties: false }
const lookup = {
  ...strict,
  required: ['type', 'params', 'owner'],
  properties: {
    type: { enum: ['consistent_lookup', 'consistent_lookup_unique'] },
    params: {
      ...strict,
      required: ['table', 'from', 'to'],
      properties: {
        table: { type: 'string', pattern: '^[a-z]+\\.[a-z_]+$' },
        from: name,
        to: { const: 'keyspace_id' },
      },
    },
    owner: name,
  },
}
const hash = { ...strict, required: ['type'], properties: { type: { const: 'xxhash' } } }
const SCHEMA = {
  ...strict,
  required: ['keyspaces'],
  properties: {
    keyspaces: {
      ...strict,
      required: ['mealwright', 'shared'],
      properties: {
        mealwright: {
          ...strict,
          required: ['sharded', 'vindexes', 'tables'],
          properties: {
            sharded: { const: true },
            foreign_key_mode: { enum: ['unspecified', 'disallow', 'unmanaged', 'managed'] },
            vindexes: { type: 'object', propertyNames: name, additionalProperties: { anyOf: [hash, lookup] } },
            tables: {
              type: 'object',
              propertyNames: name,
              additionalProperties: {
                anyOf: [
                  {
                    ...strict,
                    required: ['type', 'source'],
                    properties: { type: { const: 'reference' }, source: { type: 'string', pattern: '^shared\\.' } },
                  },
                  {
                    ...strict,
                    required: ['column_vindexes'],
                    properties: {
                      column_vindexes: {
                        type: 'array',
                        minItems: 1,
                        items: { ...strict, required: ['column', 'name'], properties: { column: name, name } },
                      },
                    },
                  },
                ],
              },
            },
          },
        },
        shared: {
          ...strict,
          required: ['sharded', 'tables'],
          properties: {
            sharded: { const: false },
            tables: { type: 'object', propertyNames: name, additionalProperties: { ...strict, properties: {} } },
          },
        },
      },
    },
  },
}

it('is what Vitess takes, without a name that it does not know', () => {
  const validate = new Ajv({ allErrors: true }).compile(SCHEMA)
  expect(validate(document) || validate.errors).toBe(true)
  const wrong = structuredClone(document) as { keyspaces: { mealwright: { tables: Record<string, object> } } }
  Object.assign(wrong.keyspaces.mealwright.tables.plans ?? {}, { colum_vindexes: [] })
  expect(validate(wrong)).toBe(false)
})

const sharded = Object.entries(mealwright.tables).filter(([, { type }]) => type !== 'reference')
const lookups = Object.entries(mealwright.vindexes).filter(([, { params }]) => params !== undefined)
const backing = new Set(lookups.map(([, { params }]) => params?.table.split('.')[1] ?? ''))

it('has every table of the migrations once, and tables of look-ups beside them', () => {
  const homes = [...sharded.map(([table]) => table), ...Object.keys(shared.tables).filter((table) => !backing.has(table))]
  expect(homes.sort()).toEqual(tables.map((table) => table.name).sort())
  expect(Object.keys(shared.tables)).toEqual(expect.arrayContaining([...backing]))
  for (const [table, { type, source }] of Object.entries(mealwright.tables))
    if (type === 'reference') expect([source, Object.keys(shared.tables)]).toEqual([`shared.${table}`, expect.arrayContaining([table])])
})

it('names columns that there are, and vindexes by Vitess’s rules', () => {
  for (const [table, { column_vindexes: all = [] }] of sharded) {
    for (const { column, name: vindex } of all) {
      expect([table, column, columnsOf(table).has(column)]).toEqual([table, column, true])
      expect([table, vindex, mealwright.vindexes[vindex] !== undefined]).toEqual([table, vindex, true])
    }
    const [primary] = all
    const found = mealwright.vindexes[primary?.name ?? '']
    // The first one says where a row is: of one value there is one place, and no table is looked up in itself for it.
    expect([table, found?.type, found?.owner === table]).toEqual([
      table,
      expect.stringMatching(/^(?:xxhash|consistent_lookup_unique)$/),
      false,
    ])
  }
})

it('names owners of look-ups that have their column', () => {
  for (const [vindex, { owner = '', params }] of lookups) {
    const own = mealwright.tables[owner]?.column_vindexes ?? []
    expect([vindex, columnsOf(owner).has(params?.from ?? '')]).toEqual([vindex, true])
    expect([vindex, own]).toEqual([vindex, expect.arrayContaining([{ column: params?.from, name: vindex }])])
  }
})

it('every table with something about a person has a key', () => {
  const all = personalTables.flatMap(({ table, parts = [] }) => [table, ...parts.map((part) => part.table)])
  expect(all.filter((table) => !keysOfTables.has(table))).toEqual([])
  for (const [table, { own, looked }] of Object.entries(PERSONAL_IN_ONE_PLACE)) {
    expect(Object.keys(shared.tables)).toContain(table)
    for (const column of [...(own === null ? [] : [own]), ...looked])
      expect([table, column, columnsOf(table).has(column)]).toEqual([table, column, true])
  }
})

/** Foreign keys between rows of one household that are not found by the column that they name. */
const OF_ONE_HOUSEHOLD = ['calendar_feeds.memberId', 'household_invitations.memberId']

/** Where a foreign key of a sharded table leads: to a row of the same shard, or not. */
function staysInShard(table: string, column: string, to: string): boolean {
  const [own] = mealwright.tables[table]?.column_vindexes ?? []
  const [target] = mealwright.tables[to]?.column_vindexes ?? []
  if (!own || !target) return mealwright.tables[to]?.type === 'reference'
  if (OF_ONE_HOUSEHOLD.includes(`${table}.${column}`)) return own.name === target.name
  const vindex = mealwright.vindexes[own.name]
  return own.column === column && (own.name === target.name || vindex?.owner === to)
}

it('every foreign key stays in a shard or is named in docs/operations.md as crossing', () => {
  const isSharded = (table: string) => keysOfTables.has(table) && !(table in shared.tables)
  const all = tables.flatMap(({ name: table, references }) =>
    references.map(({ column, table: to }) => ({ key: `${table}.${column}`, table, column, to })),
  )
  const within = all.filter(({ table, to }) => !isSharded(table) && to in shared.tables)
  const sameShard = all.filter(({ table, column, to }) => isSharded(table) && staysInShard(table, column, to))
  const crossing = all.filter((one) => !within.includes(one) && !sameShard.includes(one)).map(({ key }) => key)
  const [, said = ''] = /<!-- crossing -->([^]*?)<!-- end of crossing -->/.exec(operations) ?? []
  expect([...said.matchAll(/`(\w+\.\w+)`/g)].map(([, key]) => key).sort()).toEqual(crossing.sort())
  const counts = `${all.length} foreign keys: ${sameShard.length} stay in a shard, ${within.length} are between tables in one place, ${crossing.length} cross`
  expect(/\d+ foreign keys: [^.]*/.exec(operations)?.[0]).toBe(counts)
})
