import * as fc from 'fast-check'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability, swapsOf } from '../../../server/catalogue/diet'
import { mealDietary } from '../../../server/catalogue/mealDietary'
import { menuOf } from '../../../server/catalogue/menu'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { suitabilityTable, suitableMeals } from '../../../server/catalogue/suitabilityTable'
import { CATEGORIES } from '../../../server/catalogue/types'
import { catalogueAndDietArbitrary } from '../../support/catalogueArbitraries'
import { fullCatalogue } from '../../support/fullCatalogue'
import { makeIngredient, makeLargeCatalogue, makeLine, makeMeal } from '../../support/catalogueFixtures'

const KINDS = ['suitable', 'swapped', 'unsuitable']

describe('suitabilityTable', () => {
  it('says of every meal what the one rule says, and counts each reason', () => {
    fc.assert(
      fc.property(catalogueAndDietArbitrary, ({ data, choice }) => {
        const catalogue = compileCatalogue(data)
        const table = suitabilityTable(catalogue, choice.diet)
        for (const meal of catalogue.meals) {
          const answer = suitability(meal, choice.diet)
          expect(KINDS[table.status[meal.index] ?? 3]).toBe(answer.kind)
          if (answer.kind !== 'unsuitable') expect(table.swaps[meal.index]).toBe(swapsOf(answer).length)
        }
        for (const category of CATEGORIES) {
          const inCategory = catalogue.meals.filter((meal) => meal.meal.categories.includes(category))
          const answers = inCategory.map((meal) => suitability(meal, choice.diet))
          expect(suitableMeals(table, category)).toEqual(inCategory.filter((_, i) => answers[i]?.kind !== 'unsuitable'))
          for (const { reason, count } of table.exclusions[category]) {
            expect(
              answers.filter(
                (answer) => answer.kind === 'unsuitable' && answer.blocks.some((block) => block.reason === reason),
              ),
            ).toHaveLength(count)
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  it.each(['STRICT', 'ADAPT'] as const)('takes the way of what is kept apart that needs less, %s (DIET-22)', (mode) => {
    const catalogue = fullCatalogue()
    const diet = compileDiet({ requirements: new Map([['KOSHER_STYLE', mode]]), neverEaten: [] })
    const table = suitabilityTable(catalogue, diet)
    const answers = catalogue.meals.map((meal) => suitability(meal, diet))
    expect([...table.status].map((status) => KINDS[status])).toEqual(answers.map(({ kind }) => kind))
    const suits = answers.flatMap((answer, index) => (answer.kind === 'unsuitable' ? [] : { answer, index }))
    expect(suits.map(({ index }) => table.swaps[index])).toEqual(suits.map(({ answer }) => swapsOf(answer).length))
  })

  it('is remembered per catalogue and diet, for a bounded number of diets', () => {
    const catalogue = compileCatalogue(makeLargeCatalogue(10))
    const ask = (n: number) =>
      suitabilityTable(catalogue, compileDiet({ requirements: new Map(), neverEaten: [`x${n}`] }))
    const first = ask(0)
    expect(ask(0)).toBe(first)
    expect(suitabilityTable(compileCatalogue(makeLargeCatalogue(10)), first.diet)).not.toBe(first)
    for (let n = 1; n <= 64; n += 1) ask(n)
    expect(ask(0)).not.toBe(first)
  })

  it('names the reason that excludes the most meals first', () => {
    const catalogue = compileCatalogue({
      ingredients: [
        makeIngredient('milk', { contains: ['milk'] }),
        makeIngredient('egg', { contains: ['egg'] }),
        makeIngredient('soy', { contains: ['soy'] }),
      ],
      swaps: [],
      meals: ['milk', 'egg', 'egg', 'egg', 'soy', 'soy'].map((main, n) => makeMeal(`meal-${n}`, [makeLine(main)])),
    })
    const requirements = new Map([
      ['DAIRY_FREE', 'STRICT'],
      ['EGG_FREE', 'STRICT'],
      ['SOY_FREE', 'STRICT'],
    ] as const)
    const { exclusions } = suitabilityTable(catalogue, compileDiet({ requirements, neverEaten: [] }))
    expect(exclusions.dinner.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Egg free 3',
      'Soy free 2',
      'Dairy free 1',
    ])
  })

  it('sorts by main ingredient, then by name, case aside', () => {
    const catalogue = compileCatalogue({
      ingredients: [makeIngredient('tofu'), makeIngredient('beans')],
      swaps: [],
      meals: [
        ['tofu', 'apple'],
        ['beans', 'Zebra'],
        ['beans', 'ant'],
        ['beans', 'Bee'],
      ].map(([main = '', name = '']) => makeMeal(name, [makeLine(main)], { name })),
    })
    expect(catalogue.meals.map((meal) => meal.name)).toEqual(['ant', 'Bee', 'Zebra', 'apple'])
  })

  it('drops and counts meals with a tag that is set to Never', () => {
    const catalogue = compileCatalogue(makeLargeCatalogue(60))
    const table = suitabilityTable(catalogue, compileDiet({ requirements: new Map(), neverEaten: [] }))
    const menu = menuOf(table, new Map([['spicy', 'NEVER']]))
    const spicy = suitableMeals(table, 'dinner').filter((meal) => meal.meal.tags.includes('spicy')).length
    expect(spicy).toBeGreaterThan(0)
    expect(menu.categories.dinner.meals).toHaveLength(suitableMeals(table, 'dinner').length - spicy)
    expect(menu.categories.dinner.exclusions).toEqual([{ reason: 'TAG', label: 'spicy', count: spicy }])
  })

  it('is worked out once for a catalogue and a diet, however large', () => {
    const catalogue = compileCatalogue(makeLargeCatalogue(20_000))
    const diet = () =>
      compileDiet({
        requirements: new Map([
          ['VEGAN', 'ADAPT'],
          ['GLUTEN_FREE', 'STRICT'],
        ]),
        neverEaten: [],
      })
    expect(suitabilityTable(catalogue, diet())).toBe(suitabilityTable(catalogue, diet()))
  })
})

describe('mealDietary', () => {
  it('lists exactly the requirements that the meal satisfies under Strict, and those that swaps add', () => {
    fc.assert(
      fc.property(catalogueAndDietArbitrary, ({ data }) => {
        for (const meal of compileCatalogue(data).meals) {
          const kindUnder = (key: string, mode: 'STRICT' | 'ADAPT') =>
            suitability(
              meal,
              compileDiet({
                requirements: new Map(REQUIREMENTS.filter((r) => r.key === key).map((r) => [r.key, mode])),
                neverEaten: [],
              }),
            ).kind
          const { asIs, withSwaps } = mealDietary(meal)
          const keys = REQUIREMENTS.map(({ key }) => key)
          expect(asIs).toEqual(keys.filter((key) => kindUnder(key, 'STRICT') === 'suitable'))
          expect(withSwaps).toEqual(keys.filter((key) => kindUnder(key, 'ADAPT') === 'swapped'))
        }
      }),
      { numRuns: 60 },
    )
  })
})
