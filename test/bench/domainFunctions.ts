import { compileCatalogue } from '../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../server/catalogue/compileDiet'
import { menuOf } from '../../server/catalogue/menu'
import { suitabilityTable } from '../../server/catalogue/suitabilityTable'
import { CATEGORIES } from '../../server/catalogue/types'
import { pickMeals } from '../../server/planning/pick'
import { aggregateShoppingList } from '../../server/shopping/aggregateShoppingList'
import { generatedCatalogue } from './generatedCatalogue'
import { median, printTable, short } from './table'

const SIZES = [100, 1000, 10_000, 100_000]
const COUNTS = { breakfast: 7, lunch: 7, dinner: 7 }

/** Median of many runs, in milliseconds. */
function time(runs: number, work: (run: number) => void): number {
  for (let run = 0; run < 20; run += 1) work(-1 - run)
  return median(
    Array.from({ length: runs }, (_, run) => {
      const start = process.hrtime.bigint()
      work(run)
      return Number(process.hrtime.bigint() - start) / 1e6
    }),
  )
}

/** Randomizing and the shopping list in process, over catalogues of growing size. */
export function benchDomainFunctions(): void {
  const rows: (string | number)[][] = [
    ['meals', 'compile ms', 'table ms', 'randomize 21 ms', 'growth', 'list of 30 ms', 'growth'],
  ]
  let before: { pick: number; list: number } | null = null
  for (const size of SIZES) {
    const data = generatedCatalogue(size)
    const start = performance.now()
    const catalogue = compileCatalogue(data, String(size))
    const compiled = performance.now() - start
    const diet = compileDiet({
      requirements: new Map([
        ['VEGAN', 'ADAPT'],
        ['GLUTEN_FREE', 'ADAPT'],
      ]),
      neverEaten: [],
    })
    const tableStart = performance.now()
    const menu = menuOf(suitabilityTable(catalogue, diet), new Map())
    const tabled = performance.now() - tableStart
    const menus = { breakfast: menu, lunch: menu, dinner: menu }
    const pick = time(200, (seed) => void pickMeals({ menus, counts: COUNTS, seed }))
    const picked = pickMeals({ menus, counts: { breakfast: 10, lunch: 10, dinner: 10 }, seed: 1 })
    const entries = CATEGORIES.flatMap((category) => picked[category].meals).map(({ meal, swaps }) => ({
      meal,
      swaps,
      serves: 2,
    }))
    const list = time(200, () => void aggregateShoppingList(entries))
    rows.push([
      size,
      short(compiled),
      short(tabled),
      short(pick),
      before ? `×${short(pick / before.pick)}` : '',
      short(list),
      before ? `×${short(list / before.list)}` : '',
    ])
    before = { pick, list }
  }
  printTable('In process, under vegan and gluten free with swaps (medians; growth is against the row above)', rows)
  benchVariety()
}

/** How varied the picked plans are, beside a plain random pick from the same meals. */
function benchVariety(): void {
  const catalogue = compileCatalogue(generatedCatalogue(240), 'variety')
  const menu = menuOf(suitabilityTable(catalogue, compileDiet({ requirements: new Map(), neverEaten: [] })), new Map())
  const menus = { breakfast: menu, lunch: menu, dinner: menu }
  const kindsOf = (kinds: string[]) => new Set(kinds).size
  const runs = 300
  const ours = { kinds: 0, twice: 0, again: 0 }
  const plain = { kinds: 0, twice: 0, again: 0 }
  let last: string[] = []
  let lastPlain: string[] = []
  for (let seed = 0; seed < runs; seed += 1) {
    const picked = pickMeals({ menus, counts: COUNTS, seed, recent: last })
    const meals = CATEGORIES.flatMap((category) => picked[category].meals.map(({ meal }) => meal))
    const blind = CATEGORIES.flatMap((category) =>
      Array.from({ length: 7 }, () => {
        const offered = menu.categories[category].meals
        return catalogue.meals[offered[Math.floor(Math.random() * offered.length)] ?? 0]
      }),
    ).filter((meal) => meal !== undefined)
    ours.kinds += kindsOf(meals.map(({ mainKind }) => mainKind))
    plain.kinds += kindsOf(blind.map(({ mainKind }) => mainKind))
    ours.twice += meals.length - new Set(meals.map(({ id }) => id)).size
    plain.twice += blind.length - new Set(blind.map(({ id }) => id)).size
    ours.again += meals.filter(({ id }) => last.includes(id)).length
    plain.again += blind.filter(({ id }) => lastPlain.includes(id)).length
    last = meals.map(({ id }) => id)
    lastPlain = blind.map(({ id }) => id)
  }
  const row = (name: string, { kinds, twice, again }: typeof ours) => [
    name,
    short(kinds / runs),
    short(twice / runs),
    short(again / runs),
  ]
  printTable(`Variety of 21 meals (means of ${runs} plans)`, [
    ['', 'main ingredients', 'meals twice', 'also in the last plan'],
    row('randomize', ours),
    row('plain random pick', plain),
  ])
}
