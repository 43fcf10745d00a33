import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/platform/config'
import { createLog } from '../../server/platform/log'
import { dropCopies } from './copiesOfMysql'
import { databaseKind, freshDatabase } from './freshDatabase'

/**
 * Prepares the database that test files start from, prints its address, and drops it with its copies when standard input ends.
 * Importing the catalogue takes longer than most test files; this way it happens once.
 */
async function main(): Promise<void> {
  const { url, drop } = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-template-'))
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir })
  const app = await buildApp(config, { log: createLog('silent') })
  await app.close()
  rmSync(dataDir, { recursive: true })
  const stop = async () => {
    if (databaseKind === 'mysql') await dropCopies(url)
    await drop()
  }
  console.log(url)
  process.stdin.resume()
  process.stdin.on('end', () => void stop().then(() => process.exit(0)))
}

void main()
