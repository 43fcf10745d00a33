import { mysqlBinary, startPrivateMysql } from './privateMysql'

/** Runs a private MySQL server for as long as standard input stays open, and prints its address. */
async function main(): Promise<void> {
  if (!mysqlBinary()) return
  const server = await startPrivateMysql()
  console.log(server.url)
  const stop = () => void server.stop().then(() => process.exit(0))
  process.stdin.resume()
  process.stdin.on('end', stop)
  process.on('SIGTERM', stop)
}

void main()
