import type { Knex } from 'knex'
import type { Migration } from '../../migrations'
import { type ColumnRules, type TableRules, tableRules } from './tableRules'

type Tables = Map<string, TableRules>

/** Each type accepts all that the ones before it accept. */
const WIDER = [
  ['tinyint', 'smallint', 'mediumint', 'int', 'bigint'],
  ['varchar', 'text', 'mediumtext', 'longtext'],
]

/**
 * What is wrong with the migrations that are not released yet. Their names sort after the released ones: installations that have
 * those would otherwise get them in another order than new ones. While a release is brought in, the one before runs beside
 * it, on the tables of the new one. So a step must leave everything that the last release may use or write, except what a
 * released step `retires`: the code of that release does without it already. Runs all migrations in an empty database.
 *
 * @param released the names of the last release's migrations, in order.
 */
export async function migrationProblems(
  db: Knex,
  migrations: readonly Migration[],
  released: readonly string[],
): Promise<string[]> {
  const kept = released.findIndex((name, at) => migrations[at]?.name !== name)
  if (kept !== -1)
    return [`${released[kept]} is released: it keeps its name and its place, and new migrations are listed after it`]
  const last = [...released].sort().at(-1) ?? ''
  const misplaced = migrations.slice(released.length).filter(({ name }) => name <= last)
  if (misplaced.length > 0)
    return misplaced.map(
      ({ name }) => `${name} sorts before ${last}, which is released: give it a later day, so that it runs after it`,
    )
  const retired = new Set(migrations.slice(0, released.length).flatMap(({ retires }) => retires ?? []))
  for (const { up } of migrations.slice(0, released.length)) await up(db)
  const promised = await tableRules(db)
  const problems: string[] = []
  let before = promised
  for (const { name, up } of migrations.slice(released.length)) {
    await up(db)
    const after = await tableRules(db)
    for (const what of narrowings(promised, before, after))
      if (!retired.has(what)) problems.push(`${name} takes '${what}' away, which no released migration retires`)
    before = after
  }
  return problems
}

/**
 * What a step no longer accepts of what the last release may do, in the words of `retires`: `stores` and `stores.hours` for
 * tables and columns, `stores.hours null`, `stores.hours text` and `stores.hours longer` for values that are refused,
 * `stores without hours` for rows without a column that must be filled, `stores twice name` for a unique key.
 */
function narrowings(promised: Tables, before: Tables, after: Tables): string[] {
  return [...promised].flatMap(([table, { columns }]) => {
    const [old, fresh] = [before.get(table), after.get(table)]
    if (!old) return []
    if (!fresh) return [table]
    const lost = [...columns.keys()].flatMap((column) => {
      const [was, is] = [old.columns.get(column), fresh.columns.get(column)]
      if (!was) return []
      return is ? refused(was, is).map((what) => `${table}.${column} ${what}`) : [`${table}.${column}`]
    })
    const demanded = [...fresh.columns]
      .filter(([column, { isNullable, hasDefault }]) => !old.columns.has(column) && !isNullable && !hasDefault)
      .map(([column]) => `${table} without ${column}`)
    // Rows that leave a new column empty are never alike.
    const isLeftEmpty = (column: string) => !old.columns.has(column) && fresh.columns.get(column)?.isNullable
    // Rows that differ in fewer columns differ in more.
    const isImplied = (key: string) =>
      [...old.unique].some((one) => one.split(',').every((column) => key.split(',').includes(column)))
    const keys = [...fresh.unique].filter((key) => !isImplied(key) && !key.split(',').some(isLeftEmpty))
    return [...lost, ...demanded, ...keys.map((key) => `${table} twice ${key}`)]
  })
}

function refused(was: ColumnRules, is: ColumnRules): string[] {
  return [
    ...(was.isNullable && !is.isNullable ? ['null'] : []),
    ...(was.type === is.type || isWider(was.type, is.type) ? [] : [was.type]),
    ...(was.type === is.type && was.length !== null && is.length !== null && is.length < was.length ? ['longer'] : []),
  ]
}

const isWider = (was: string, is: string): boolean =>
  WIDER.some((types) => types.includes(was) && types.indexOf(is) > types.indexOf(was))
