import mysql from 'mysql2/promise'
import { startPrivateMysql } from '../support/privateMysql'

/** Does work with a private MariaDB whose pool is large enough for millions of rows. @param work gets what makes a database and gives its address. */
export async function withLargeMysql(work: (make: (name: string) => Promise<string>) => Promise<void>): Promise<void> {
  const server = await startPrivateMysql()
  try {
    const root = await mysql.createConnection(server.url)
    await root.query('SET GLOBAL innodb_buffer_pool_size = 1073741824')
    await work(async (name) => {
      await root.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
      return `${server.url}/${name}`
    })
    await root.end()
  } finally {
    await server.stop()
  }
}
