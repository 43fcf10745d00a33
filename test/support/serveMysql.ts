import { mysqlBinary, startPrivateMysql } from './privateMysql'

/**
 * Databases that live as long as a test file need not outlast the machine: tables share one file, and nothing waits for
 * the disk. Each file copies fifty tables. What only MariaDB knows is passed over by MySQL.
 */
const SHORT_LIVED = [
  '--skip-innodb-file-per-table',
  '--innodb-flush-log-at-trx-commit=0',
  '--skip-innodb-doublewrite',
  '--loose-sync-frm=0',
  '--loose-debug-no-sync',
]

/** Runs a private MySQL server for as long as standard input stays open, and prints its address. */
async function main(): Promise<void> {
  if (!mysqlBinary()) return
  const server = await startPrivateMysql(SHORT_LIVED)
  console.log(server.url)
  const stop = () => void server.stop().then(() => process.exit(0))
  process.stdin.resume()
  process.stdin.on('end', stop)
  process.on('SIGTERM', stop)
}

void main()
