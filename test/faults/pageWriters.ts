import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { SignedIn } from './people'
import { PAGE_KINDS, type PageKind } from './pageKinds'
import type { Call, Writer } from './Writer'

/** What the database holds of a writer: how often it was changed where that is counted, and what was written last. */
export interface Stored {
  version: number | null
  /** Null where nothing is stored. */
  mark: number | null
}

/** One thing that is changed again and again: the first write is number 1, and each is sent until it is acknowledged. */
export interface PageWriter extends Writer {
  kind: PageKind
  /** How many writes were acknowledged. */
  acknowledged: number
  /** The number of the write that was sent and is not acknowledged. */
  pending: number | null
  /** Marks go round from this number on. */
  round: number
  stored(db: Knex): Promise<Stored>
}

/** What differs from kind to kind. */
interface Kind {
  round: number
  document: string
  /** The variables of a write. @param known what an earlier answer said. */
  variables(mark: number, id: string, own: string): object
  stored(db: Knex, householdId: string, own: string, userId: string): Promise<Stored>
}

const NO_ERRORS = 'errors { code }'
const APPLY = `mutation ($input: ApplyOperationsInput!) { done: applyOperations(input: $input) { outcomes { status } ${NO_ERRORS} } }`
const act = (id: string, one: object) => ({ input: { operations: [{ id, at: Date.now(), act: one }] } })

/** The row's version and mark; noughts without one. */
async function versioned(
  rows: Promise<{ version: unknown } | undefined>,
  marks: Promise<Record<string, unknown> | undefined>,
  markOf: (row: Record<string, unknown>) => unknown,
  base = 0,
): Promise<Stored> {
  const [state, row] = await Promise.all([rows, marks])
  return { version: state ? Number(state.version) - base : 0, mark: row ? Number(markOf(row)) : 0 }
}

const lastWord = (text: unknown): unknown => String(text).split(' ').at(-1)
const SLUG = 'white-chocolate'
const MEAL = 'aloo-gobi-with-peas-and-rice'
const ROUND = 1000

const KINDS: Record<PageKind, Kind> = {
  'plan row': {
    round: 10,
    document: APPLY,
    variables: (mark, id, own) =>
      act(id, {
        plan:
          mark === 1
            ? { addRow: { rowId: own, category: 'DINNER', after: null, uniqueId: '', serves: 1 } }
            : { setServes: { rowId: own, serves: mark % 10 } },
      }),
    stored: async (db, householdId, own) => {
      const plan = await db('plans').where({ householdId, nameKey: '' }).first('version', 'content')
      const row = plan && rowIn(plan.content, own)
      return { version: Number(plan?.version ?? 0), mark: row?.serves ?? 0 }
    },
  },
  'list item': {
    round: ROUND,
    document: APPLY,
    variables: (mark, id, own) =>
      act(id, { list: { [mark === 1 ? 'addItem' : 'changeItem']: { itemId: own, text: `apples ${mark % ROUND}` } } }),
    stored: (db, householdId, own) =>
      versioned(
        db('list_states').where({ householdId }).first('version'),
        db('list_items').where({ householdId, id: own }).first('text'),
        ({ text }) => lastWord(text),
      ),
  },
  cupboard: {
    round: ROUND,
    document: APPLY,
    variables: (mark, id) =>
      act(id, { cupboard: { keep: { ingredient: SLUG, amount: 1 + (mark % ROUND), unit: 'g' } } }),
    stored: (db, householdId) =>
      versioned(
        db('cupboard_states').where({ householdId }).first('version'),
        db('cupboard_items').where({ householdId, ingredient: SLUG }).first('amount'),
        ({ amount }) => Number(amount) - 1,
      ),
  },
  price: {
    round: ROUND,
    document: APPLY,
    variables: (mark, id) => act(id, { habits: { setPrice: { product: 'item:apples', cents: 1 + (mark % ROUND) } } }),
    stored: (db, householdId) =>
      versioned(
        db('shop_states').where({ householdId }).first('version'),
        db('own_prices').where({ householdId, product: 'item:apples' }).first('cents'),
        ({ cents }) => Number(cents) - 1,
      ),
  },
  household: {
    round: ROUND,
    document: `mutation ($input: RenameHouseholdInput!) { done: renameHousehold(input: $input) { ${NO_ERRORS} } }`,
    variables: (mark, id) => ({ input: { operationId: id, name: `Home ${mark % ROUND}` } }),
    stored: (db, householdId) => {
      const row = db('households').where({ id: householdId }).first('version', 'name')
      // It began with a version.
      return versioned(row, row, ({ name }) => lastWord(name), 1)
    },
  },
  'saved plan': {
    round: Infinity,
    document: `mutation ($input: SavePlanInput!) { done: savePlan(input: $input) { ${NO_ERRORS} } }`,
    variables: (_mark, id) => ({ input: { operationId: id, name: 'Kept', version: null } }),
    stored: (db, householdId) => {
      const row = db('plans').where({ householdId, name: 'Kept' }).first('version')
      return versioned(row, row, ({ version }) => version)
    },
  },
  dish: {
    round: ROUND,
    document: `mutation ($input: SaveDishInput!) { done: saveDish(input: $input) { dish { id } ${NO_ERRORS} } }`,
    variables: (mark, id, own) => ({
      input: {
        operationId: id,
        id: mark === 1 ? null : own,
        name: 'Toast',
        categories: ['BREAKFAST'],
        minutes: 1 + (mark % ROUND),
        lines: [{ text: 'white chocolate', ingredient: SLUG }],
        steps: ['Melt it.'],
      },
    }),
    stored: (db, _householdId, _own, userId) =>
      versionless(
        db('dishes').where({ userId, importId: null }).select('minutes'),
        ({ minutes }) => Number(minutes) - 1,
      ),
  },
  opinion: {
    round: 5,
    document: `mutation ($input: SetOpinionInput!) { done: setOpinion(input: $input) { ${NO_ERRORS} } }`,
    variables: (mark, id) => ({ input: { operationId: id, at: Date.now(), recipe: MEAL, rating: 1 + (mark % 5) } }),
    stored: (db, _householdId, _own, userId) =>
      versionless(db('recipe_opinions').where({ userId }).select('rating'), ({ rating }) => Number(rating) - 1),
  },
}

/** Of one row; null where there is none, and a mark that none has where there are several. */
async function versionless(
  rows: Promise<Record<string, unknown>[]>,
  markOf: (row: Record<string, unknown>) => number,
): Promise<Stored> {
  const [row, ...others] = await rows
  if (!row) return { version: null, mark: null }
  return { version: null, mark: others.length === 0 ? markOf(row) : NaN }
}

function rowIn(content: unknown, id: string): { serves: number } | undefined {
  const { rows } = (typeof content === 'string' ? JSON.parse(content) : content) as { rows: unknown }
  return Object.values(rows as object)
    .flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : [one]))
    .find((row) => (row as { id?: string }).id === id) as { serves: number } | undefined
}

/** The household that a person belongs to. */
export async function householdIdOf(db: Knex, userId: string): Promise<string> {
  const member = await db('household_members').where({ userId }).first('householdId')
  return String(member?.householdId ?? '')
}

interface Answer {
  done: { errors: unknown[]; outcomes?: { status: string }[]; dish?: { id: string } | null }
}

/** A writer for each of the kinds. */
export const pageWriters: ((call: Call, person: SignedIn) => PageWriter)[] = PAGE_KINDS.map(
  (kind) => (call, person) => {
    const { document, variables, stored, round } = KINDS[kind]
    let own: string = randomUUID()
    let sending: { id: string; variables: object } | null = null
    let isOver = false
    const writer: PageWriter = {
      kind,
      person,
      acknowledged: 0,
      pending: null,
      round,
      write: async () => {
        if (isOver) return
        const mark = (writer.pending ??= writer.acknowledged + 1)
        const id = sending?.id ?? randomUUID()
        // Word for word the same until it is acknowledged.
        sending ??= { id, variables: variables(mark, id, own) }
        const { seen, data } = await call(document, sending.variables, person.token)
        const done = (data as unknown as Answer | null)?.done
        // It would have to look whether that was done: what is pending stays so.
        isOver = seen === 'not known'
        if (seen !== 200 || !done || done.errors.length > 0) return
        if (done.dish) own = done.dish.id
        writer.acknowledged = mark
        writer.pending = null
        sending = null
      },
      stored: async (db) => stored(db, await householdIdOf(db, person.userId), own, person.userId),
    }
    return writer
  },
)
