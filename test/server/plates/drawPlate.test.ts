import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { plateMeal } from '../../../server/catalogue/plateMeal'
import { readCatalogue } from '../../../server/catalogue/readCatalogue'
import { drawPlate, MOST_BYTES, type Plate } from '../../../server/plates/drawPlate'
import type { PlateMeal } from '../../../server/plates/food/PlateMeal'
import { FORM_NAMES } from '../../../server/plates/forms/forms'
import { EDITION, seedOf } from '../../../server/plates/reviewed'
import reviewed from '../../../server/plates/reviewed.json'
import { distance } from '../../../server/plates/scene/colour'

const catalogue = compileCatalogue(readCatalogue(join('seeds', 'catalogue')))
const meals = catalogue.meals.map((meal) => ({ meal, held: plateMeal(meal) }))
const plates: { held: PlateMeal; plate: Plate }[] = meals.map(({ held }) => ({
  held,
  plate: drawPlate(held, seedOf(held.slug)),
}))
const reviewedForms = Object.fromEntries(
  Object.entries(reviewed.meals as unknown as Record<string, [string, number]>).map(([slug, [form]]) => [slug, form]),
)
const failing = (isWrong: (of: { held: PlateMeal; plate: Plate }) => boolean): string[] =>
  plates.filter(isWrong).map(({ held }) => held.slug)

/** Tags that are closed as often as they are opened, in the right order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [tag, slash, name = '', rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false
    } else if (!tag.endsWith('/>')) open.push(name)
    if (/=(?!")/.test((rest ?? '').replace(/"[^"]*"/g, '""'))) return false
  }
  return open.length === 0 && !/NaN|undefined|Infinity|null/.test(svg)
}

describe('every meal of the catalogue', () => {
  it('has the form that was reviewed', () => {
    expect(Object.fromEntries(plates.map(({ held, plate }) => [held.slug, plate.form.name]))).toEqual(reviewedForms)
  })

  it('has the picture that was reviewed: run `npm run plates` after a change of a drawing', () => {
    const digest = createHash('sha256')
    for (const { plate } of [...plates].sort((a, b) => (a.held.slug < b.held.slug ? -1 : 1))) digest.update(plate.svg)
    expect(digest.digest('hex').slice(0, 12)).toBe(EDITION)
  })

  it('is drawn well formed, in at most 6,000 bytes', () => {
    expect(failing(({ plate }) => !isWellFormed(plate.svg))).toEqual([])
    expect(failing(({ plate }) => Buffer.byteLength(plate.svg) > MOST_BYTES)).toEqual([])
  })

  it('is drawn the same again', () => {
    expect(failing(({ held, plate }) => drawPlate(held, seedOf(held.slug)).svg !== plate.svg)).toEqual([])
  })

  it('shows nothing that it does not hold', () => {
    expect(
      failing(({ held, plate }) =>
        [...plate.shown].some((slug) => !held.ingredients.some((line) => line.slug === slug)),
      ),
    ).toEqual([])
  })

  it('shows at least one of its ingredients', () => {
    expect(failing(({ plate }) => plate.shown.size === 0)).toEqual([])
  })

  it('steams only when it is hot, in a bowl seen from its side', () => {
    const bowls = new Set(['soup', 'noodlesoup', 'porridge'])
    expect(
      failing(
        ({ plate }) => plate.svg.includes('steam') !== (bowls.has(plate.form.name) && plate.form.isCold !== true),
      ),
    ).toEqual([])
    const cold = plates.find(({ held }) => held.slug.startsWith('chilled-tomato'))
    expect(cold?.plate.form).toMatchObject({ name: 'soup', isCold: true })
  })

  it('stands out from its ground', () => {
    expect(failing(({ plate }) => distance(plate.ground, plate.vessel) <= 55)).toEqual([])
  })

  it('shares its form with at most 15 in 100', () => {
    const counts = new Map<string, number>()
    for (const { plate } of plates) counts.set(plate.form.name, (counts.get(plate.form.name) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(plates.length * 0.15)
    expect(counts.size).toBeGreaterThanOrEqual(40)
    expect([...counts.keys()].filter((name) => !FORM_NAMES.includes(name))).toEqual([])
  })
})

const soup: PlateMeal = {
  slug: 'a-soup',
  name: 'Carrot soup',
  mainIngredient: 'carrot',
  categories: ['lunch'],
  ingredients: [
    { slug: 'carrot', grams: 300, preparation: 'chopped' },
    { slug: 'vegetable-stock', grams: 300, preparation: '' },
  ],
  steps: ['Simmer, then blend until smooth.'],
}

describe('a picture', () => {
  it('has another colour when an ingredient is swapped', () => {
    const swapped = {
      ...soup,
      ingredients: soup.ingredients.map((line) => (line.slug === 'carrot' ? { ...line, slug: 'beetroot' } : line)),
    }
    expect(drawPlate(swapped).food).not.toBe(drawPlate(soup).food)
    const salmon = meals.find(({ held }) => held.slug === 'miso-glazed-salmon-with-sesame-greens')
    expect(salmon).toBeDefined()
  })

  it('never shows meat that a dish has not, whatever its name says', () => {
    const vegan = drawPlate({
      ...soup,
      name: 'Beef steak and bacon with lamb',
      mainIngredient: 'firm-tofu',
      ingredients: [{ slug: 'firm-tofu', grams: 200, preparation: '' }],
    })
    expect([...vegan.shown]).toEqual(['firm-tofu'])
    expect(vegan.form.hero ?? 'slab').toBe('slab')
  })

  it.each<[string, PlateMeal]>([
    ['no ingredients', { ...soup, ingredients: [], mainIngredient: '' }],
    [
      'unknown ingredients',
      { ...soup, mainIngredient: 'xyzzy', ingredients: [{ slug: 'xyzzy', grams: 10, preparation: '' }] },
    ],
    ['a name of markup', { ...soup, name: '"><script>alert(1)</script><svg onload=x' }],
    ['a name of signs', { ...soup, name: '\u0000\ud800 ∞ __proto__ constructor' }],
    ['a slug of an object', { ...soup, slug: '__proto__', mainIngredient: 'constructor' }],
    ['no amount', { ...soup, ingredients: soup.ingredients.map((line) => ({ ...line, grams: 0 })) }],
    [
      'sixty ingredients',
      {
        ...soup,
        ingredients: catalogue.ingredients
          .slice(300, 360)
          .map(({ slug }) => ({ slug, grams: 20, preparation: 'sliced' })),
      },
    ],
  ])('is drawn of a meal with %s', (_case, meal) => {
    for (const name of [
      meal.name,
      'Noodles',
      'Stir-fry',
      'Tacos',
      'Tray bake',
      'Salad',
      'Burger',
      'Pie',
      'Nachos',
      'Jacket potatoes',
      'Skewers',
      'Fritters',
    ]) {
      const { svg } = drawPlate({ ...meal, name })
      expect([name, isWellFormed(svg), Buffer.byteLength(svg) <= MOST_BYTES]).toEqual([name, true, true])
      expect(svg).not.toContain('script')
    }
  })

  it('of a new meal changes no other: a meal is drawn from itself alone', () => {
    const before = plates.slice(0, 40).map(({ plate }) => plate.svg)
    drawPlate(soup)
    expect(plates.slice(0, 40).map(({ held }) => drawPlate(held, seedOf(held.slug)).svg)).toEqual(before)
  })
})
