import mariadb from 'node-sql-parser/build/mariadb.js'
import sqlite from 'node-sql-parser/build/sqlite.js'

/** A part of a parsed statement. */
export type Part = Readonly<Record<string, unknown>>

/** What an insert does with rows that are there already; it restricts nothing, and the grammar of SQLite lacks it. */
const ON_CONFLICT = /(?: where true)? on conflict \([^)]*\) do (?:nothing|update set .*)$/s

/** @param sql with question marks for its values. @throws where it cannot be read. */
export function parse(sql: string, isEmbedded: boolean): Part {
  const parser = isEmbedded ? new sqlite.Parser() : new mariadb.Parser()
  // The grammars take no question mark in some places where the databases do.
  const text = sql.replace(ON_CONFLICT, '').replaceAll('?', '1')
  const parsed: unknown = parser.astify(text, { database: isEmbedded ? 'sqlite' : 'mariadb' })
  const [statement] = Array.isArray(parsed) ? (parsed as unknown[]) : [parsed]
  if (!isPart(statement)) throw new Error('No statement')
  return statement
}

export const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** Parts of a list, or none where there is no list. */
export const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : [])

/** A name that is written with or without quotes. */
export function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (!isPart(value)) return null
  return nameOf(value.value) ?? nameOf(value.expr)
}

/** A column that is named, with the table where that is said. */
export function columnOf(value: unknown): { table: string | null; column: string } | null {
  if (!isPart(value) || value.type !== 'column_ref') return null
  const column = nameOf(value.column)
  return column === null ? null : { table: nameOf(value.table), column }
}

/** The SELECT that an expression is, if it is one. */
export function selectIn(value: unknown): Part | null {
  if (!isPart(value)) return null
  if (value.type === 'select') return value
  if (isPart(value.ast)) return selectIn(value.ast)
  const [only, ...more] = partsOf(value.value)
  return value.type === 'expr_list' && more.length === 0 ? selectIn(only) : null
}

/** The nearest SELECTs within a part, it itself not included. */
export function selectsWithin(part: Part): Part[] {
  return Object.values(part).flatMap((value): Part[] => {
    if (!isPart(value)) return []
    const select = Array.isArray(value) ? null : selectIn(value)
    return select ? [select] : selectsWithin(value)
  })
}

/** Conditions that all have to hold. */
export function conjuncts(condition: unknown): Part[] {
  if (!isPart(condition)) return []
  if (condition.type === 'binary_expr' && condition.operator === 'AND')
    return [...conjuncts(condition.left), ...conjuncts(condition.right)]
  return [condition]
}
