import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCatalogue } from '../server/catalogue/compileCatalogue'
import { plateMeal } from '../server/catalogue/plateMeal'
import { readCatalogue } from '../server/catalogue/readCatalogue'
import { drawPlate, MOST_BYTES } from '../server/plates/drawPlate'
import { likeness, startRasters } from '../test/support/plateRasters'

const FILE = join('server', 'plates', 'reviewed.json')
const SEEDS = 24
/** Two pictures of one form that are nearer are alike; more seeds are tried then. */
const ALIKE = 34
const TRIED = Array.from({ length: 12 * SEEDS }, (_, seed) => seed)
/** A picture this far from all others of its form is taken at once. */
const FAR = 48

type Reviewed = [form: string, seed: number]

/**
 * Chooses for each meal without one the seed whose picture is farthest from those of its form. Pictures that were chosen
 * stay (`--all` chooses all again), unless their meal has another form since or they are like another. Prints what is near.
 */
async function run(): Promise<void> {
  const meals = [...compileCatalogue(readCatalogue(join('seeds', 'catalogue'))).meals].sort((a, b) =>
    a.slug < b.slug ? -1 : 1,
  )
  const before =
    existsSync(FILE) && !process.argv.includes('--all')
      ? (JSON.parse(readFileSync(FILE, 'utf8')) as { meals: Record<string, Reviewed> }).meals
      : {}
  const { raster, stop } = await startRasters()
  const chosen: Record<string, Reviewed> = {}
  const pictures = new Map<string, Float32Array[]>()
  const digest = createHash('sha256')
  let nearest = Infinity
  const isKept = (slug: string, form: string): boolean => before[slug]?.[0] === form
  // What was chosen before is drawn first, so that what is new keeps away from it.
  const ordered = meals.map((meal) => ({ meal: plateMeal(meal), form: drawPlate(plateMeal(meal)).form.name }))
  ordered.sort((a, b) => Number(isKept(b.meal.slug, b.form)) - Number(isKept(a.meal.slug, a.form)))
  for (const { meal, form } of ordered) {
    const others = pictures.get(form) ?? []
    const kept = isKept(meal.slug, form) ? before[meal.slug]?.[1] : undefined
    let best: { seed: number; pixels: Float32Array; distance: number } | null = null
    for (const seed of kept === undefined ? TRIED : [kept, ...TRIED]) {
      if (best !== null && seed >= SEEDS && best.distance >= ALIKE) break
      const { svg } = drawPlate(meal, seed)
      if (svg.length > MOST_BYTES) continue
      const pixels = await raster(svg)
      const distance = Math.min(Infinity, ...others.map((other) => likeness(pixels, other)))
      if (best === null || distance > best.distance) best = { seed, pixels, distance }
      if (distance > FAR || (seed === kept && distance >= ALIKE)) break
    }
    if (best === null) {
      process.stdout.write(`${meal.slug} is too large with every seed\n`)
      continue
    }
    nearest = Math.min(nearest, best.distance)
    if (best.distance < ALIKE)
      process.stdout.write(`${meal.slug} is ${best.distance.toFixed(1)} from another ${form}\n`)
    pictures.set(form, [...others, best.pixels])
    chosen[meal.slug] = [form, best.seed]
  }
  await stop()
  for (const { meal } of [...ordered].sort((a, b) => (a.meal.slug < b.meal.slug ? -1 : 1)))
    digest.update(drawPlate(meal, chosen[meal.slug]?.[1]).svg)
  const lines = Object.keys(chosen)
    .sort()
    .map((slug) => `    ${JSON.stringify(slug)}: ${JSON.stringify(chosen[slug]).replace(',', ', ')}`)
  writeFileSync(
    FILE,
    `{\n  "edition": "${digest.digest('hex').slice(0, 12)}",\n  "meals": {\n${lines.join(',\n')}\n  }\n}\n`,
  )
  process.stdout.write(
    `${lines.length} pictures in ${pictures.size} forms; the nearest two of one form are ${nearest.toFixed(1)} apart\n`,
  )
}

void run()
