import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { foldText } from '../catalogue/foldText'
import { createBatchLoader } from '../database/createBatchLoader'
import { compareText } from '../pure/compareText'
import { DishModel } from './DishModel'
import { wordsOf } from './reader/nameWords'
import type { DishLineView } from './views'

/** Dishes that are suggested for a line at most. */
const SUGGESTED = 3
/** Names whose words are kept: those of the dishes of a few people who have as many as one may. */
const KEPT = 10_000

interface Named extends Pick<DishModel, 'id' | 'nameKey'> {
  readonly words: readonly string[]
}

/** The dishes of a person by what a line has to say to mean one of them. */
interface Names {
  readonly byKey: ReadonlyMap<string, Named>
  readonly byFirstWord: ReadonlyMap<string, readonly Named[]>
}

const words = new LRUCache<string, readonly string[]>({ max: KEPT })

/** The words of a name; worked out once for each name. */
function wordsIn(name: string): readonly string[] {
  const known = words.get(name) ?? wordsOf(name)
  words.set(name, known)
  return known
}

type Row = Pick<DishModel, 'id' | 'userId' | 'name' | 'nameKey'>

/** Plain rows: there may be thousands, and models cost. */
const namesOf = createBatchLoader(async (db, userIds) => {
  const rows: Row[] = await db(DishModel.tableName)
    .whereIn('userId', [...userIds])
    .select('id', 'userId', 'name', 'nameKey')
  const ofEach = new Map<string, Row[]>()
  for (const row of rows) {
    const own = ofEach.get(row.userId) ?? []
    ofEach.set(row.userId, own)
    own.push(row)
  }
  return new Map([...ofEach].map(([userId, own]) => [userId, toNames(own)]))
})

function toNames(rows: readonly Row[]): Names {
  const named = rows.map(({ id, name, nameKey }): Named => ({ id, nameKey, words: wordsIn(name) }))
  const byFirstWord = new Map<string, Named[]>()
  for (const dish of named) {
    const [first] = dish.words
    if (first === undefined) continue
    const list = byFirstWord.get(first) ?? []
    byFirstWord.set(first, list)
    list.push(dish)
  }
  return { byKey: new Map(named.map((dish) => [dish.nameKey, dish])), byFirstWord }
}

/**
 * Ids of the dishes of a person whose names say what a line says, or a part of it, that of the same name first. Where an
 * ingredient matches, the same name alone: 'pizza dough' may be one's own.
 */
export async function dishesNamedLike(db: Knex, userId: string, line: DishLineView): Promise<string[]> {
  const names = await namesOf(db, userId)
  const same = names?.byKey.get(foldText(line.name))
  const said = new Set(line.ingredient === null ? wordsOf(`${line.name} ${line.text}`) : [])
  const parts = [...said]
    .flatMap((word) => names?.byFirstWord.get(word) ?? [])
    .filter((dish) => dish !== same && dish.words.every((word) => said.has(word)))
    .sort((one, other) => compareText(one.nameKey, other.nameKey))
  return [...(same ? [same] : []), ...parts]
    .filter(({ id }) => id !== line.of?.id)
    .slice(0, SUGGESTED)
    .map(({ id }) => id)
}
