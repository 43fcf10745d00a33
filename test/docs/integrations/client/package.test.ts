import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as absolute } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CatalogueChangesQuery,
  createClient,
  dataOf,
  MealsDocument,
  type MealsQuery,
} from '../../../../docs/integrations/client/src/index.ts'
import { importCatalogue } from '../../../../server/catalogue/importCatalogue'
import { createRandom } from '../../../../server/planning/random'
import { ChangingCatalogue } from '../../../support/changingCatalogue'
import { type Exchange, type Gateway, startGateway } from '../../../support/gateway'
import { givenApp } from '../../../support/givenApp'
import { partnerKey } from '../../../support/principals'

const SOURCE = 'docs/integrations/client'
const README = readFileSync(`${SOURCE}/README.md`, 'utf8')
const app = givenApp({ RATE_LIMIT_SCALE: '1000000' })
const folder = mkdtempSync(join(tmpdir(), 'mealwright-client-'))
let gateway: Gateway
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const examples = (language: string) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text)
const MIRROR = examples('js')[0] ?? ''
const npm = (cwd: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** As a user has it (docs/product.md API-68): packed, and installed into an empty folder without a network. */
beforeAll(async () => {
  npm(SOURCE, 'pack', '--silent', '--pack-destination', folder)
  const [packed = ''] = readdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{"name": "copy", "private": true, "type": "module"}')
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', `./${packed}`)
  gateway = await startGateway(() => app.url)
}, 120_000)
afterAll(() => gateway.stop())

describe('the package', () => {
  it('holds what it needs and nothing else', () => {
    const installed = join(folder, 'node_modules', '@mealwright', 'client')
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@mealwright'])
    expect(readdirSync(join(installed, 'dist')).every((name) => /\.(js|d\.ts)$/.test(name))).toBe(true)
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'))
  })

  it('is used from JavaScript', async () => {
    const program = `import { createClient, dataOf, PartnerDocument } from '@mealwright/client'
      const client = createClient({ url: process.env.BASE, key: process.env.KEY })
      console.log(JSON.stringify(dataOf(await client.run(PartnerDocument)).partner.key.scopes))`
    writeFileSync(join(folder, 'program.mjs'), program)
    const child = spawn(process.execPath, ['program.mjs'], { cwd: folder, env: { ...ENV(), KEY: await key() } })
    let out = ''
    child.stdout.on('data', (data) => (out += String(data)))
    expect([await ended(child), out]).toEqual([0, '["MEALS_READ"]\n'])
  })

  it('is typed for strict programs, those of its page among them', () => {
    const wrong = `import { createClient, dataOf, MealsDocument, type TypedDocument } from '@mealwright/client'
      const client = createClient({ url: 'http://localhost', key: null })
      export async function used(): Promise<number> {
        const { meals } = dataOf(await client.run(MealsDocument, { first: 1 }))
        for await (const page of client.catalogueChanges({ after: null }))
          for (const change of page.changes) if (change.kind === 'UPSERT') console.log(change.meal.name, change.mealId)
        return meals.nodes[0]?.minutes ?? 0
      }
      const own: TypedDocument<{ recipe: { name: string } | null }, { slug: string }> = 'query ($slug: String!) { recipe(slug: $slug) { name } }'
      export const name = async () => dataOf(await client.run(own, { slug: 'soup' })).recipe?.name
      // @ts-expect-error the variables are missing
      void client.run(MealsDocument)
      // @ts-expect-error of a meal there is no such category
      void client.run(MealsDocument, { first: 1, filter: { category: 'SUPPER' } })
      // @ts-expect-error an answer has to be looked at before its data is used
      void client.run(own, { slug: 'soup' }).then(({ data }) => data.recipe)`
    const programs = [...examples('ts'), wrong]
    expect(programs).toHaveLength(3)
    const files = programs.map((text, index) => {
      writeFileSync(join(folder, `program${index}.ts`), text)
      return `program${index}.ts`
    })
    // The global `process` and `console`, without the types of Node.
    writeFileSync(join(folder, 'globals.d.ts'), 'declare const process: { env: Record<string, string | undefined> }')
    const words = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'nodenext']
    const all = [absolute('node_modules/typescript/bin/tsc'), ...words, 'globals.d.ts', ...files]
    const { stdout } = tryTo(() => execFileSync(process.execPath, all, { cwd: folder, encoding: 'utf8' }))
    expect(stdout).toBe('')
  }, 120_000)
})

describe('the copy of its page', () => {
  let child: ChildProcess | undefined
  afterAll(() => void child?.kill('SIGKILL'))

  it('is the one of docs/guides/syncing.md, in twenty lines', () => {
    expect(readFileSync('docs/guides/syncing.md', 'utf8')).toContain(MIRROR)
    expect(MIRROR.trim().split('\n').length).toBeLessThanOrEqual(20)
  })

  it('follows imports and its own new starts, and is the catalogue: nothing skipped, nothing twice', async () => {
    const seed = Number(process.env.TEST_SEED ?? 1)
    const [random, catalogue] = [createRandom(seed), new ChangingCatalogue(seed)]
    expect(MIRROR).toContain('every: 60')
    writeFileSync(join(folder, 'copy.mjs'), MIRROR.replace('every: 60', 'every: 0.02, first: 3'))
    const env = { ...ENV(), KEY: await key() }
    const start = () =>
      spawn(process.execPath, ['copy.mjs'], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child = start()
    for (let count = 1; count <= 18; count += 1) {
      await importCatalogue(app.services, catalogue.next())
      if (random.below(3) > 0) await app.services.catalogue.refresh()
      await wait(random.below(120))
      if (random.below(3) === 0) gateway.failNext('lostAfter')
      if (count % 4 === 0) await caughtUp(env.KEY)
      if (count % 8 === 2) {
        child.kill('SIGKILL')
        await ended(child)
        await wait(random.below(80))
        child = start()
      }
    }
    await caughtUp(env.KEY)
    expect(Object.keys(copied()).length).toBeGreaterThan(5)
    child.kill()
    await ended(child)
    checkChain(gateway.exchanges)
  }, 120_000)
})

const ENV = () => ({ PATH: process.env.PATH, BASE: gateway.url })
const key = () => partnerKey(app, 'MEALS_READ')
const ended = (child: ChildProcess) =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('close', resolve) : resolve(child.exitCode),
  )
const sorted = <Meal>(meals: [string, Meal][]) => Object.fromEntries(meals.sort(([a], [b]) => (a < b ? -1 : 1)))

/** What the mirror has stored. */
function copied(): Record<string, unknown> {
  const file = join(folder, 'catalogue.json')
  return existsSync(file) ? sorted(Object.entries(JSON.parse(readFileSync(file, 'utf8')).meals)) : {}
}

/** Waits until the mirror has what the server has. */
async function caughtUp(reader: string): Promise<void> {
  await app.services.catalogue.refresh()
  const expected = await whole(reader)
  for (let tries = 0; tries < 600 && JSON.stringify(copied()) !== JSON.stringify(expected); tries += 1) await wait(50)
  expect(copied()).toEqual(expected)
}

/** Every meal of the server, as the mirror asks for them. */
async function whole(reader: string): Promise<Record<string, unknown>> {
  const client = createClient({ url: app.url, key: reader })
  const meals: [string, unknown][] = []
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: MealsQuery['meals'] = dataOf(
      await client.run(MealsDocument, { first: 100, after }),
    ).meals
    meals.push(...nodes.map((meal): [string, unknown] => [meal.id, meal]))
    if (!pageInfo.hasNextPage) return sorted(meals)
    after = pageInfo.endCursor
  }
}

/**
 * Sees that each page was asked for from the token of the page that was stored last, so that the pages are one row without a gap
 * and without an overlap, and that they are the copy.
 */
function checkChain(exchanges: readonly Exchange[]): void {
  const copy = new Map<string, unknown>()
  let stored: string | null = null
  let answered: CatalogueChangesQuery['catalogueChanges'] | null = null
  let pages = 0
  const take = () => {
    for (const { kind, mealId, meal } of answered?.changes ?? [])
      if (kind === 'UPSERT') copy.set(mealId, meal)
      else copy.delete(mealId)
    stored = answered?.token ?? null
    pages += 1
  }
  for (const { body, status, answer } of exchanges) {
    if (!body.includes('CatalogueChanges')) continue
    const { after } = (JSON.parse(body) as { variables: { after: string | null } }).variables
    if (after !== stored && after === answered?.token) take()
    expect(after).toBe(stored)
    if (status === 200) answered = (JSON.parse(answer) as { data: CatalogueChangesQuery }).data.catalogueChanges
  }
  if (answered && answered.token !== stored) take()
  expect(pages).toBeGreaterThan(6)
  expect(sorted([...copy])).toEqual(copied())
}

/** What a program prints, also where it fails. */
function tryTo(run: () => string): { stdout: string } {
  try {
    return { stdout: run() }
  } catch (error) {
    return error as { stdout: string }
  }
}
