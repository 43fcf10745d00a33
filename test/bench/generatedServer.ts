import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/app'
import { compileCatalogue } from '../../server/catalogue/compileCatalogue'
import type { CatalogueSnapshot } from '../../server/catalogue/loadCatalogue'
import { readConfig } from '../../server/platform/config'
import { createListener } from '../../server/http/createListener'
import { makeKey } from '../../server/partners/makeKey'
import { tokensOfPeople } from '../support/manyPeople'
import { generatedCatalogue } from './generatedCatalogue'

const PARTNERS = 200

/** Serves a generated catalogue with the number of meals in the first argument; prints its address, the partners' keys and a person's token. */
async function main(): Promise<void> {
  const size = Number(process.argv[2])
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  const listener = createListener()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: `sqlite:${join(folder, 'bench.sqlite')}`,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    RATE_LIMIT_SCALE: '1000000',
    TOKEN_SECRETS: `bench:${'s'.repeat(40)}`,
  })
  const app = await buildApp(config)
  const compiled = compileCatalogue(generatedCatalogue(size), String(size))
  const changedAt = new Map(compiled.meals.map(({ id }) => [id, 1]))
  const snapshot: CatalogueSnapshot = { version: String(size), asOf: 1, compiled, changedAt, changes: null }
  Object.defineProperties(app.services.catalogue, {
    snapshot: { value: snapshot },
    version: { value: snapshot.version },
    compiled: { value: compiled },
  })
  const keys: string[] = []
  for (let partner = 0; partner < PARTNERS; partner += 1)
    keys.push(
      (await makeKey(app.services, { partner: `Partner ${partner}`, scopes: ['MEALS_READ'], expiresAt: null })).key,
    )
  listener.on('request', app.express)
  const [person] = await tokensOfPeople(app.services, 1)
  console.log(JSON.stringify({ url, keys, person }))
  process.stdin.resume()
  process.stdin.on('end', () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  })
}

void main()
