import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Knex } from 'knex'
import { IMPORTS } from '../../server/http/importAddress'
import { readGlobalId } from '../../server/pure/globalId'
import type { Seen } from './calls'
import type { Call, Writer } from './Writer'
import type { SignedIn } from './people'

/** Files of recipes, one after the other; each is sent until it is acknowledged. */
export interface ImportWriter extends Writer {
  kind: 'import'
  /** Keys of the imports that were begun, as they were acknowledged. */
  acknowledged: string[]
}

/** Sends a body to an address of the REST adapter and counts what is seen. */
export type Send = (path: string, body: string, token: string) => Promise<{ seen: Seen; text: string }>

/** Recipes of a file. */
const RECIPES = 3
/** A person may send 30 files in an hour. */
const MOST = 25
/** How long what is under way is waited for at the end, in milliseconds. */
const PATIENCE = 20_000

const UNDER_WAY = '{ dishImports { state } }'

const fileOf = (name: string): string =>
  JSON.stringify(
    Array.from({ length: RECIPES }, (_, place) => ({
      ...{ '@type': 'Recipe', identifier: `${name}-${place}`, name: nameOf(name, place), recipeYield: '4' },
      ...{ recipeIngredient: ['200 g red lentils', '2 onions'], recipeInstructions: ['Cook all of it.'] },
    })),
  )

const nameOf = (name: string, place: number): string => `Pie ${name} ${place}`

export function importWriter(call: Call, send: Send, person: SignedIn): ImportWriter {
  let current: string | null = null
  const acknowledged: string[] = []
  return {
    kind: 'import',
    person,
    acknowledged,
    write: async () => {
      const { data } = await call(UNDER_WAY, {}, person.token)
      const imports = (data as unknown as { dishImports: { state: string }[] } | null)?.dishImports
      const isOver = ({ state }: { state: string }) => ['DONE', 'FAILED'].includes(state)
      if (!imports?.every(isOver) || acknowledged.length >= MOST) return
      current ??= randomUUID()
      const { seen, text } = await send(`${IMPORTS}?name=recipes.json`, fileOf(current), person.token)
      if (seen !== 200) return
      const begun = JSON.parse(text) as { import: { id: string } }
      acknowledged.push(readGlobalId(begun.import.id)?.key ?? begun.import.id)
      current = null
    },
  }
}

interface StoredImport {
  id: string
  state: string
  problem: string | null
  found: number
  stored: number
  doubles: number
  claimedUntil: number
}

/**
 * What of acknowledged files did not come to what is promised: all recipes are dishes, or will be, or the import says that it
 * was interrupted and has left nothing (docs/product.md MOVE-1, MOVE-3); and no recipe is two dishes.
 */
export async function importsLost(
  db: Knex,
  { person: { userId }, acknowledged }: ImportWriter,
): Promise<{ lost: string[]; doubled: string[] }> {
  const imports = await untilOver(db, userId)
  const lost = await Promise.all(acknowledged.map(async (id) => lostOf(db, id, imports.get(id))))
  const names: string[] = await db('dishes').where({ userId }).where('name', 'like', 'Pie %').pluck('name')
  return {
    lost: lost.flat().map((what) => `import: ${what}`),
    doubled: names.filter((name, place) => names.indexOf(name) !== place || / \(\d+\)$/.test(name)),
  }
}

/** The imports of a person once none waits that could go on. */
async function untilOver(db: Knex, userId: string): Promise<Map<string, StoredImport>> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const imports = (await db('imports').where({ userId })) as StoredImport[]
    const waits = imports.some(({ state, claimedUntil }) => state === 'STORING' && Number(claimedUntil) < Date.now())
    if (!waits || Date.now() > until) return new Map(imports.map((one) => [one.id, one]))
    await wait(100)
  }
}

async function lostOf(db: Knex, id: string, kept: StoredImport | undefined): Promise<string[]> {
  if (!kept) return [`${id} is not there`]
  const { state, problem, found, stored, doubles, claimedUntil } = kept
  if (state === 'FAILED') {
    const left = await db('import_items').where({ importId: id }).pluck('position')
    return problem === 'INTERRUPTED' && left.length === 0
      ? []
      : [`${id} failed: ${problem}, ${left.length} recipes left`]
  }
  if (state === 'STORING' && Number(claimedUntil) < Date.now()) return [`${id} does not go on`]
  if (state !== 'DONE') return []
  const dishes = await db('import_items')
    .join('dishes', 'dishes.id', 'import_items.dishId')
    .where({ 'import_items.importId': id })
    .pluck('dishes.id')
  return found === RECIPES && stored + doubles === RECIPES && new Set(dishes).size === RECIPES
    ? []
    : [`${id}: ${stored} dishes and ${doubles} doubles of ${found}, of which ${dishes.length} are there`]
}
