import { keysOfTables } from './keysOfTables'
import { columnOf, conjuncts, isPart, nameOf, type Part, parse, partsOf, selectIn, selectsWithin } from './syntax'

/** How the rows of a table are reached in a statement: by household or account, by a look-up that leads there, or neither. */
export type Reached = 'own' | 'looked' | 'all'

/** A table in a statement. */
interface Ref {
  readonly alias: string
  /** Null for a query in the place of a table. */
  readonly table: string | null
  reached: Reached
}

/** A use of a table with something personal. */
export interface Use {
  readonly table: string
  readonly reached: Reached
}

/** Every use of a personal table in a statement, and how its rows are reached. @throws where it cannot be read. */
export function usesIn(sql: string, isEmbedded: boolean): Use[] {
  return usesOf(parse(sql, isEmbedded), [])
}

function usesOf(statement: Part, outer: readonly Ref[]): Use[] {
  switch (statement.type) {
    case 'select':
      return ofRead(statement, partsOf(statement.from), outer)
    case 'update':
      return ofRead(statement, partsOf(statement.table), outer)
    case 'delete':
      return ofRead(statement, partsOf(statement.from), outer)
    case 'insert':
    case 'replace':
      return ofInsert(statement)
    default:
      throw new Error(`A statement of type ${String(statement.type)}`)
  }
}

/** A row that is inserted says whose it is. */
function ofInsert(statement: Part): Use[] {
  const table = nameOf(partsOf(statement.table)[0]?.table) ?? ''
  const keys = keysOfTables.get(table)
  const columns = new Set((Array.isArray(statement.columns) ? statement.columns : []).map(nameOf))
  const within = selectsWithin(statement).flatMap((select) => usesOf(select, []))
  if (!keys) return within
  const has = (column: string) => columns.has(column)
  const reached = keys.own !== null ? (has(keys.own) ? 'own' : 'all') : [...keys.looked].some(has) ? 'looked' : 'all'
  return [{ table, reached }, ...within]
}

function ofRead(statement: Part, from: Part[], outer: readonly Ref[]): Use[] {
  const refs = from.map((one): Ref => {
    const table = nameOf(one.table)
    return { alias: nameOf(one.as) ?? table ?? '', table, reached: table === null ? 'own' : 'all' }
  })
  const conditions = [statement.where, ...from.map(({ on }) => on)].flatMap(conjuncts)
  // What is reached by one table leads to the next.
  for (let changed = true; changed;) {
    changed = false
    for (const ref of refs.filter(({ table, reached }) => table !== null && reached === 'all')) {
      const reached = best(conditions.map((one) => reachedBy(one, ref, refs, outer)))
      if (reached === 'all') continue
      ref.reached = reached
      changed = true
    }
  }
  const { _next: next, ...own } = statement
  return [
    ...refs.flatMap(({ table, reached }) => (table !== null && keysOfTables.has(table) ? [{ table, reached }] : [])),
    ...selectsWithin(own).flatMap((select) => usesOf(select, [...refs, ...outer])),
    ...(isPart(next) ? usesOf(next, outer) : []),
  ]
}

const ORDER: readonly Reached[] = ['all', 'looked', 'own']
const rank = (reached: Reached): number => ORDER.indexOf(reached)
const best = (all: readonly Reached[]): Reached =>
  all.reduce((one, other) => (rank(other) > rank(one) ? other : one), 'all')
const worst = (all: readonly Reached[]): Reached =>
  all.reduce((one, other) => (rank(other) < rank(one) ? other : one), 'own')

/** How a condition restricts a table. */
function reachedBy(condition: Part, ref: Ref, refs: readonly Ref[], outer: readonly Ref[]): Reached {
  const { type, operator, left, right } = condition
  if (type !== 'binary_expr') return 'all'
  if (operator === 'OR')
    return worst([left, right].map((side) => best(conjuncts(side).map((one) => reachedBy(one, ref, refs, outer)))))
  if (operator === 'IN') {
    const values = selectIn(right) ? [] : partsOf(isPart(right) ? right.value : [])
    return values.every((value) => isGiven(value, ref, refs, outer)) ? byColumn(left, ref, refs) : 'all'
  }
  if (operator !== '=') return 'all'
  return best([
    isGiven(right, ref, refs, outer) ? byColumn(left, ref, refs) : 'all',
    isGiven(left, ref, refs, outer) ? byColumn(right, ref, refs) : 'all',
  ])
}

/** How a table is reached by a column, if that is a column of the table. */
function byColumn(side: unknown, ref: Ref, refs: readonly Ref[]): Reached {
  const named = columnOf(side)
  const keys = ref.table === null ? undefined : keysOfTables.get(ref.table)
  if (!named || !keys) return 'all'
  const { table, column } = named
  const isKey = (of: Ref) => {
    const known = of.table === null ? undefined : keysOfTables.get(of.table)
    return known !== undefined && (known.own === column || known.looked.has(column))
  }
  // A column without its table is of the only one that has it.
  if (table === null ? refs.filter(isKey).length > 1 : table !== ref.alias) return 'all'
  return keys.own === column ? 'own' : keys.looked.has(column) ? 'looked' : 'all'
}

/** Whether a value is known, or comes from rows that are reached themselves. A query's own tables are looked at by themselves. */
function isGiven(side: unknown, ref: Ref, refs: readonly Ref[], outer: readonly Ref[]): boolean {
  if (!isPart(side)) return true
  if (selectIn(side)) return true
  const named = columnOf(side)
  if (!named) return Object.values(side).every((within) => isGiven(within, ref, refs, outer))
  const found = [...refs, ...outer].find(({ alias }) => alias === named.table)
  if (!found || found === ref || found.reached === 'all') return false
  return found.table === null || keysOfTables.has(found.table)
}
