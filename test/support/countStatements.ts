import type { Knex } from 'knex'

/** Statements that the application sends while `work` is done, as knex has them: with those that begin and end transactions. */
export async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => void statements.push(sql)
  db.on('query', note)
  try {
    await work()
  } finally {
    db.removeListener('query', note)
  }
  return statements
}

/** Whether a statement begins or ends a transaction. */
export const isBoundary = (sql: string): boolean => /^(?:begin|commit|rollback)\b/i.test(sql)
