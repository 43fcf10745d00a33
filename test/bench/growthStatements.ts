import type { Connection, RowDataPacket } from 'mysql2/promise'

/** Rows that a statement may look at before it is shown. */
const FEW = 1000

/** Statements that a server ran while `work` was done, each kind of them once, as the server's own log has them. */
export async function statementsOf(connection: Connection, work: () => Promise<void>): Promise<string[]> {
  await connection.query("SET GLOBAL log_output = 'TABLE'")
  await connection.query('TRUNCATE mysql.general_log')
  await connection.query('SET GLOBAL general_log = 1')
  await work()
  await connection.query('SET GLOBAL general_log = 0')
  const [rows] = await connection.query<RowDataPacket[]>(
    "SELECT CONVERT(argument USING utf8mb4) AS text FROM mysql.general_log WHERE command_type IN ('Query', 'Execute')",
  )
  const kinds = new Map<string, string>()
  for (const { text } of rows as { text: string }[])
    if (/^\s*(select|update|delete)/i.test(text)) kinds.set(withoutValues(text), text)
  return [...kinds.values()]
}

const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .replace(/\b\d+\b/g, '?')
    .replace(/\((\?, )+\?\)/g, '(?)')

/** Of each statement that looks at many rows: what it is, and what EXPLAIN says of its widest table. */
export async function scansOf(connection: Connection, statements: readonly string[]): Promise<(string | number)[][]> {
  const scans: (string | number)[][] = []
  for (const text of statements) {
    const steps = await connection
      .query<RowDataPacket[]>(`EXPLAIN ${text}`)
      .then(([rows]) => rows)
      .catch(() => [])
    const [widest] = [...steps].sort((one, other) => Number(other.rows ?? 0) - Number(one.rows ?? 0))
    if (!widest || Number(widest.rows ?? 0) <= FEW) continue
    const { table, type, key, rows } = widest as Record<string, string | number | null>
    scans.push([withoutValues(text).replace(/\s+/g, ' ').slice(0, 100), table ?? '', type ?? '', key ?? '', rows ?? 0])
  }
  return scans
}
