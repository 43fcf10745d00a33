import * as fc from 'fast-check'
import { NO_REASONS } from '../../../server/catalogue/blockReasons'
import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import { ANY_DIET, compileDiet, type Diet } from '../../../server/catalogue/compileDiet'
import { judgeIngredient } from '../../../server/catalogue/judgeIngredient'
import { suitability, suitsWithSwaps, type Suitability } from '../../../server/catalogue/diet'
import { UNKNOWN_FACTS_BIT } from '../../../server/catalogue/facts'
import { REQUIREMENTS, type RequirementKey, type RequirementMode } from '../../../server/catalogue/requirements'
import type { CatalogueData, Meal } from '../../../server/catalogue/types'
import { catalogueAndDietArbitrary } from '../../support/catalogueArbitraries'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { violations } from './violations'

function diet(requirements: Partial<Record<RequirementKey, RequirementMode>>, neverEaten: string[] = []): Diet {
  return compileDiet({
    requirements: new Map(Object.entries(requirements) as [RequirementKey, RequirementMode][]),
    neverEaten,
  })
}

const data: CatalogueData = {
  ingredients: [
    makeIngredient('rice'),
    makeIngredient('butter', { contains: ['milk'] }),
    makeIngredient('margarine', { contains: ['soy'] }),
    makeIngredient('oil'),
    makeIngredient('parmesan', { contains: ['milk', 'animal_rennet'] }),
    makeIngredient('mystery', { contains: null }),
    makeIngredient('beef', { contains: ['meat', 'beef'] }),
  ],
  swaps: [makeSwap('butter', 'margarine'), makeSwap('butter', 'oil', 0.8), makeSwap('mystery', 'oil')],
  meals: [],
}

function judge(lines: Meal['ingredients'], wanted: Diet, over: Partial<Meal> = {}): Suitability {
  return suitability(compileMeal(compileCatalogue(data), makeMeal('meal', lines, over)), wanted)
}

describe('suitability', () => {
  it('accepts anything when nothing is asked', () => {
    expect(judge([makeLine('mystery'), makeLine('butter')], ANY_DIET)).toEqual({ kind: 'suitable' })
  })

  it('never swaps under Strict', () => {
    const answer = judge([makeLine('rice'), makeLine('butter')], diet({ DAIRY_FREE: 'STRICT' }))
    expect(answer).toMatchObject({
      kind: 'unsuitable',
      blocks: [{ ingredient: { slug: 'butter' }, reason: 'DAIRY_FREE', fact: 'milk' }],
    })
  })

  it('takes the first swap that serves everything asked', () => {
    const lines = [makeLine('rice'), makeLine('butter')]
    expect(judge(lines, diet({ DAIRY_FREE: 'ADAPT' }))).toMatchObject({ swaps: [{ to: { slug: 'margarine' } }] })
    expect(judge(lines, diet({ DAIRY_FREE: 'ADAPT', SOY_FREE: 'STRICT' }))).toMatchObject({
      swaps: [{ to: { slug: 'oil' } }],
    })
    expect(judge(lines, diet({ DAIRY_FREE: 'ADAPT' }, ['margarine']))).toMatchObject({
      swaps: [{ to: { slug: 'oil' } }],
    })
    expect(judge(lines, diet({}, ['butter']))).toMatchObject({
      kind: 'swapped',
      swaps: [{ to: { slug: 'margarine' } }],
    })
    const disliking = (...disliked: string[]) => compileDiet({ requirements: new Map(), neverEaten: [], disliked })
    expect(judge(lines, disliking('butter', 'margarine'))).toMatchObject({ swaps: [{ to: { slug: 'oil' } }] })
    expect(judge(lines, disliking('rice'))).toMatchObject({ blocks: [{ reason: 'DISLIKED', fact: null }] })
  })

  it('never swaps the main ingredient or an essential one', () => {
    const adapt = diet({ DAIRY_FREE: 'ADAPT' })
    expect(judge([makeLine('butter'), makeLine('rice')], adapt).kind).toBe('unsuitable')
    expect(judge([makeLine('rice'), makeLine('butter')], adapt, { essential: ['butter'] }).kind).toBe('unsuitable')
    expect(judge([makeLine('butter')], diet({}, ['butter']))).toMatchObject({
      blocks: [{ reason: 'NEVER_EATEN', fact: null }],
    })
  })

  it('leaves an optional ingredient out when nothing can replace it, unless another line of it is not optional', () => {
    const adapt = diet({ DAIRY_FREE: 'ADAPT' })
    const optional = makeLine('parmesan', 20, { optional: true })
    expect(judge([makeLine('rice'), optional], adapt)).toMatchObject({
      kind: 'swapped',
      swaps: [{ from: { slug: 'parmesan' }, to: null, note: expect.stringContaining('leave it out') as unknown }],
    })
    expect(judge([makeLine('rice'), optional], diet({ DAIRY_FREE: 'STRICT' })).kind).toBe('unsuitable')
    expect(judge([makeLine('rice'), optional, makeLine('parmesan')], adapt).kind).toBe('unsuitable')
  })

  it('fails unknown facts under any requirement, and swaps them away only under Adapt', () => {
    const lines = [makeLine('rice'), makeLine('mystery')]
    expect(judge(lines, diet({ NO_ALCOHOL: 'STRICT' }))).toMatchObject({
      blocks: [{ reason: 'UNKNOWN_FACTS', fact: null }],
    })
    expect(judge(lines, diet({ NO_ALCOHOL: 'ADAPT' }))).toMatchObject({
      kind: 'swapped',
      swaps: [{ to: { slug: 'oil' } }],
    })
    expect(judge([makeLine('rice'), makeLine('not-in-the-catalogue')], diet({ NO_ALCOHOL: 'ADAPT' })).kind).toBe(
      'unsuitable',
    )
    expect(judge(lines, diet({}, ['beef'])).kind).toBe('suitable')
  })

  it('is broken under Strict by swaps as well, however well they serve', () => {
    const swaps = compileCatalogue(data).ingredientBySlug.get('butter')?.swaps ?? []
    const meal = compileMeal(compileCatalogue(data), makeMeal('meal', [makeLine('rice'), makeLine('butter')]))
    const toOil = swaps.filter((swap) => swap.to?.slug === 'oil')
    expect(suitsWithSwaps(meal, toOil, diet({ DAIRY_FREE: 'ADAPT' }))).toBe(true)
    expect(suitsWithSwaps(meal, toOil, diet({ DAIRY_FREE: 'STRICT' }))).toBe(false)
  })

  it('fails an ingredient that is marked as not reviewed, whatever else is recorded of it', () => {
    const rice = compileCatalogue(data).ingredientBySlug.get('rice')
    if (!rice) throw new Error('The fixtures have rice')
    const unreviewed = { ...rice, contains: null, mask: UNKNOWN_FACTS_BIT }
    expect(judgeIngredient(unreviewed, diet({ NO_ALCOHOL: 'STRICT' })).strict).not.toBe(NO_REASONS)
    expect(judgeIngredient(unreviewed, diet({ NO_ALCOHOL: 'ADAPT' })).adapt).not.toBe(NO_REASONS)
    expect(judgeIngredient(unreviewed, ANY_DIET)).toEqual({ strict: NO_REASONS, adapt: NO_REASONS, swap: null })
  })

  it('names every ingredient and requirement that blocks', () => {
    const answer = judge([makeLine('beef'), makeLine('parmesan')], diet({ VEGAN: 'STRICT', NO_BEEF: 'ADAPT' }))
    expect(
      answer.kind === 'unsuitable' && answer.blocks.map(({ ingredient, reason }) => `${ingredient.slug} ${reason}`),
    ).toEqual(['beef VEGAN', 'beef NO_BEEF', 'parmesan VEGAN', 'parmesan NO_BEEF'])
  })

  it('lets nothing forbidden through, whatever the catalogue and the diet', () => {
    fc.assert(
      fc.property(catalogueAndDietArbitrary, ({ data: all, choice }) => {
        const judged = compileCatalogue(all).meals.map((meal) => ({ meal, answer: suitability(meal, choice.diet) }))
        const answers = judged.map(({ meal, answer }) => [meal.meal, answer] as const)
        expect(violations(all, choice, answers)).toEqual([])
        for (const { meal, answer } of judged) {
          if (answer.kind === 'suitable') expect(suitsWithSwaps(meal, [], choice.diet)).toBe(true)
          if (answer.kind === 'swapped') {
            expect(suitsWithSwaps(meal, answer.swaps, choice.diet)).toBe(true)
            expect(suitsWithSwaps(meal, [], choice.diet)).toBe(false)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('lets nothing forbidden through in the catalogue that is shipped', () => {
    const all = fullCatalogueData()
    const { meals, ingredients } = compileCatalogue(all)
    const keys = REQUIREMENTS.map((requirement) => requirement.key)
    const choices = fc.sample(
      fc.record({
        keys: fc.subarray(keys, { minLength: 1, maxLength: 5 }),
        modes: fc.infiniteStream(fc.constantFrom<RequirementMode>('STRICT', 'ADAPT')),
        neverEaten: fc.subarray(
          ingredients.map(({ slug }) => slug),
          { maxLength: 5 },
        ),
        disliked: fc.subarray(
          ingredients.map(({ slug }) => slug),
          { maxLength: 5 },
        ),
      }),
      25,
    )
    for (const { keys: chosen, modes, neverEaten, disliked } of choices) {
      const requirements = new Map(chosen.map((key) => [key, modes.next().value] as const))
      const choice = {
        requirements,
        bounds: new Map(),
        neverEaten,
        disliked,
        diet: compileDiet({ requirements, neverEaten, disliked }),
      }
      const answers = meals.map((meal) => [meal.meal, suitability(meal, choice.diet)] as const)
      expect(violations(all, choice, answers)).toEqual([])
    }
  })
})
