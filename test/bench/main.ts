import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import mysql from 'mysql2/promise'
import { mysqlBinary, startPrivateMysql } from '../support/privateMysql'
import { benchAfterGap } from './afterGap'
import { benchDomainFunctions } from './domainFunctions'
import { benchGrowth } from './growth'
import { benchCalls } from './http'
import { benchLargeCatalogue } from './largeCatalogue'
import { benchPages, benchPagesOf } from './lighthouse'
import { benchMixedLoad } from './mixedLoad'
import { benchPair } from './pair'
import { benchPartners } from './partners'
import { partnerPage, planCalls } from './planCalls'
import { benchProfile } from './profile'
import { benchImports } from './imports/benchImports'
import { type Figures, writeReport, writeSocketReport } from './report'
import { type BuiltServer, startBuilt } from './servers'
import { benchReturning } from './returning'
import { benchShares } from './shares'
import { benchShopDecisions } from './shopDecisions'
import { benchBackup } from './backup'
import { benchDocuments } from './documents'
import { benchRedisGap } from './redisGap'
import { benchSockets } from './sockets'
import { countStatements, printStatements } from './statements'
import { benchMenu } from './menu/benchMenu'
import { benchFairness, benchPlans } from './plans/plans'
import { scoreFile } from './plans/score'
import { benchBalance } from './plans/balance'
import { benchTags } from './plans/tags'
import { benchYardstick } from './plans/yardstick'
import { printTable, short } from './table'

async function measure(name: string, server: BuiltServer): Promise<Figures> {
  const calls = await planCalls(server)
  const title = `Over HTTP on ${name}, beside raw node:http sending the same bytes`
  return {
    name,
    calls: await benchCalls(title, server, [...calls, partnerPage(server)]),
    mixed: await benchMixedLoad(`${server.tokens.length} people without a pause on ${name}`, server, calls),
  }
}

/** Does it with databases of a private MariaDB or MySQL, where one is installed. */
async function withMysql(work: (url: string, another: string) => Promise<void>): Promise<void> {
  if (!mysqlBinary()) return console.log('\nLeft out: MySQL. To measure it, install a MariaDB or MySQL server.')
  const private_ = await startPrivateMysql()
  try {
    const connection = await mysql.createConnection(private_.url)
    const create = async (name: string) => {
      await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
      return `${private_.url}/${name}`
    }
    const [url, another] = [await create('bench'), await create('another')]
    await connection.end()
    await work(url, another)
  } finally {
    await private_.stop()
  }
}

/** The calls on both databases, and the pages. */
async function benchCallsAndPages({ pages, write }: { pages: boolean; write: boolean }): Promise<void> {
  const starts = [['built server', 'start ms', 'memory MB, idle', 'memory MB, after load']]
  const figures: Figures[] = []
  const bench = async (name: string, databaseUrl: string | null) => {
    const server = await startBuilt(databaseUrl)
    const idle = server.memory()
    try {
      figures.push(await measure(name, server))
      if (pages && databaseUrl === null) await benchPages({ built: server })
      starts.push([name, short(server.startMs), short(idle), short(server.memory())])
    } finally {
      await server.stop()
    }
  }
  await bench('SQLite', null)
  await withMysql((url) => bench('MariaDB', url))
  printTable('Start and memory', starts)
  if (write) writeReport(figures)
}

/** A thousand sockets with both databases. */
async function benchSocketsOnBoth(write: boolean): Promise<void> {
  const figures = [await benchSockets('SQLite', null)]
  await withMysql(async (url) => void figures.push(await benchSockets('MariaDB', url)))
  if (write) writeSocketReport(figures)
}

/** What thousands of listeners read after a gap of Redis, on MariaDB where there is one. */
async function benchAfterGaps(): Promise<void> {
  if (mysqlBinary()) await withMysql((url) => benchAfterGap('MariaDB', url))
  else await benchAfterGap('SQLite', null)
}

/** The statements of the pages' operations on both databases. */
async function benchStatements(): Promise<void> {
  process.env.LOG_LEVEL ??= 'silent'
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  const counts = new Map([['SQLite', await countStatements(`sqlite:${join(folder, 'statements.sqlite')}`)]])
  rmSync(folder, { recursive: true, force: true })
  await withMysql(async (url) => void counts.set('MariaDB', await countStatements(url)))
  printStatements(counts)
}

/**
 * `npm run bench`, or a part of it: `-- calls`, `-- shares [FILE]`, `-- pages [FILE] [page]`, `-- returning [FILE]`, `-- profile [call]`, `-- pair FILE [call]`,
 * `-- sockets`, `-- sockets60k`, `-- redis [sockets]`, `-- documents [count] [seed]`, `-- growth [scale]`, `-- imports [recipes] [format]`, `-- backup [scale]`, `-- catalogue [meals]`, `-- decisions`, `-- statements`, `-- plans [seeds] [setting]`, `-- fairness [seeds] [setting]`, `-- tags [seeds]`, `-- balance [seeds]`, `-- highs [seconds] [setting]`, `-- menu TABLES [FRONTS] [moves]`, `-- score FILE`. With `--write`, the figures of calls, shares,
 * sockets and the catalogue are written into docs/performance.md. With `--mysql`, pairs are measured on a private MariaDB.
 */
async function main(): Promise<void> {
  console.log(`${cpus().length} cores, Node ${process.versions.node}. Compare within this run only.`)
  const words = process.argv.slice(2)
  const write = words.includes('--write')
  const [part, size, only, more] = words.filter((word) => !word.startsWith('--'))
  if (part === 'sockets') return benchSocketsOnBoth(write)
  if (part === 'backup') return benchBackup(Number(size ?? 0.5))
  if (part === 'documents') return benchDocuments(Number(size ?? 20_000), only ?? '1')
  if (part === 'redis') return withMysql((...urls) => benchRedisGap(urls, Number(size ?? 500)))
  if (part === 'sockets60k') return benchAfterGaps()
  if (part === 'growth') return benchGrowth(Number(size ?? 1))
  if (part === 'imports') return benchImports(Number(size ?? 1000), only ?? null)
  if (part === 'catalogue') return benchLargeCatalogue(Number(size ?? 100_000), write)
  if (part === 'statements') return benchStatements()
  if (part === 'decisions') return benchShopDecisions()
  if (part === 'score' && size) return scoreFile(size)
  if (part === 'plans') return benchPlans(Number(size ?? 100), only ?? null)
  if (part === 'fairness') return benchFairness(Number(size ?? 1000), only ?? null)
  if (part === 'highs') return benchYardstick(Number(size ?? 60), only ?? null)
  if (part === 'menu' && size) return benchMenu(size, only ?? null, Number(more ?? 40_000))
  if (part === 'tags') return benchTags(Number(size ?? 30))
  if (part === 'balance') return benchBalance(Number(size ?? 60))
  if (part === 'profile') return benchProfile(size ?? null)
  if (part === 'pages') return benchPagesOf(size ?? null, only ?? null)
  if (part === 'returning') return benchReturning(size ?? null)
  if (part === 'pair' && size && words.includes('--mysql'))
    return withMysql((...urls) => benchPair(size, only ?? null, urls))
  if (part === 'pair' && size) return benchPair(size, only ?? null)
  if (part === 'shares') return benchShares(write, size)
  if (part === 'calls') return benchCallsAndPages({ pages: false, write })
  if (part) throw new Error(`No part is \`${words.join(' ')}\`: test/bench/main.ts names them with what each needs.`)
  benchDomainFunctions()
  await benchCallsAndPages({ pages: true, write })
  await benchPartners()
  await benchSocketsOnBoth(write)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
