import { cpus } from 'node:os'
import { mysqlBinary, startPrivateMysql } from '../support/privateMysql'
import mysql from 'mysql2/promise'
import { benchCalls } from './http'
import { benchDomainFunctions } from './domainFunctions'
import { benchGrowth } from './growth'
import { benchLargeCatalogue } from './largeCatalogue'
import { benchPages } from './lighthouse'
import { benchPartners } from './partners'
import { planCalls } from './planCalls'
import { startBuilt } from './servers'
import { benchSockets } from './sockets'
import { printTable, short } from './table'

async function benchDatabase(name: string, databaseUrl: string | null): Promise<(string | number)[]> {
  const server = await startBuilt(databaseUrl)
  const idle = server.memory()
  try {
    await benchCalls(
      `Over HTTP on ${name}, beside raw node:http sending the same bytes`,
      server,
      await planCalls(server.url, server.token),
    )
    if (databaseUrl === null) await benchPages(server)
    return [name, short(server.startMs), short(idle), short(server.memory())]
  } finally {
    await server.stop()
  }
}

/** `npm run bench`, or a part of it: `-- sockets`, `-- growth [scale]`, `-- catalogue [meals]`. */
async function main(): Promise<void> {
  console.log(`${cpus().length} cores, Node ${process.versions.node}. Compare within this run only.`)
  const [part, size] = process.argv.slice(2)
  if (part === 'sockets') return benchSockets()
  if (part === 'growth') return benchGrowth(Number(size ?? 1))
  if (part === 'catalogue') return benchLargeCatalogue(Number(size ?? 100_000))
  benchDomainFunctions()
  const starts: (string | number)[][] = [
    ['built server', 'start ms', 'memory MB, idle', 'memory MB, after load'],
    await benchDatabase('SQLite', null),
  ]
  if (mysqlBinary()) {
    const private_ = await startPrivateMysql()
    try {
      const connection = await mysql.createConnection(private_.url)
      await connection.query('CREATE DATABASE bench CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci')
      await connection.end()
      starts.push(await benchDatabase('MySQL', `${private_.url}/bench`))
    } finally {
      await private_.stop()
    }
  } else console.log('\nLeft out: MySQL. To measure it, install a MariaDB or MySQL server.')
  printTable('Start and memory', starts)
  await benchPartners()
  await benchSockets()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
