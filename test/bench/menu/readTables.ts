import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A dish of the public Menu Planning Problem. */
export interface Dish {
  readonly price: number
  /** Of what the lunch's bounds are about, in the order of `BOUNDS` in lunches.ts. */
  readonly nutrients: readonly number[]
  /** Numbers of its food groups, from 0 to 9. */
  readonly groups: readonly number[]
}

/** First courses, second courses, desserts. */
export type Tables = readonly [readonly Dish[], readonly Dish[], readonly Dish[]]

/** The files of the published repository, by the numbers of their dishes. */
const FILES = ['primerosplatos.txt', 'segundosplatos.txt', 'postres.txt'] as const
/** Name, price, grams; then allergens and incompatibilities, which the published problem leaves out; then nutrients. */
const PRICE = 1
const SKIPPED = 3 + 7 + 5
const NUTRIENTS = 21

/** Prices and nutrients are single precision in the published program. */
const single = (text: string | undefined): number => Math.fround(Number(text))

/** Reads a table: fields end with a comma, a dish with a line. @throws Error for a line that is no dish. */
function readTable(path: string): Dish[] {
  const lines = readFileSync(path, 'latin1').split('\n')
  return lines.flatMap((line, at) => {
    const fields = line.replace(/^,/, '').replace(/,\s*$/, '').split(',')
    if (fields.length < 2) return []
    const nutrients = fields.slice(SKIPPED, SKIPPED + NUTRIENTS).map(single)
    const groups = fields.slice(SKIPPED + NUTRIENTS).map(Number)
    const dish = { price: single(fields[PRICE]), nutrients, groups }
    if ([dish.price, ...nutrients, ...groups].some(Number.isNaN) || groups.length === 0)
      throw new Error(`Line ${at + 1} of ${path} is not a dish`)
    return [dish]
  })
}

/** The tables of dishes in a folder. @throws Error where one is missing or holds something else. */
export function readTables(folder: string): Tables {
  const [first, second, dessert] = FILES
  return [readTable(join(folder, first)), readTable(join(folder, second)), readTable(join(folder, dessert))]
}
