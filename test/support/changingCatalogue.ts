import { createRandom } from '../../server/planning/random'
import type { CatalogueData } from '../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal, makeSwap } from './catalogueFixtures'

const INGREDIENTS = 10
const MEALS = 40

/**
 * A catalogue that another import changes each time: meals come, go, come back and get other slugs, ingredients and the
 * targets of swaps change. Every name carries the number of the import that last changed it, as `egg #12`.
 */
export class ChangingCatalogue {
  private readonly random
  private readonly ingredients = new Map<number, number>()
  private readonly meals = new Map<number, number>()
  private number = 0
  /** By meal id: the number of the import that last removed it. */
  readonly removedBy = new Map<string, number>()

  constructor(seed: number) {
    this.random = createRandom(seed)
    for (let index = 0; index < INGREDIENTS; index += 1) this.ingredients.set(index, 0)
  }

  /** What the next import brings. */
  next(): CatalogueData {
    this.number += 1
    for (let edits = 1 + this.random.below(6); edits > 0; edits -= 1) this.edit(this.random.below(MEALS))
    if (this.random.below(4) === 0) this.ingredients.set(this.random.below(INGREDIENTS), this.number)
    return this.data()
  }

  private edit(index: number): void {
    if (this.meals.has(index) && this.random.below(2) === 0) {
      this.meals.delete(index)
      this.removedBy.set(idOf(index), this.number)
    } else this.meals.set(index, this.number)
  }

  private data(): CatalogueData {
    return {
      ingredients: [...this.ingredients].map(([index, number]) =>
        makeIngredient(`food-${index}`, {
          name: `food ${index} #${number}`,
          contains: number % 2 === 0 ? [] : ['milk'],
        }),
      ),
      swaps: [makeSwap('food-0', 'food-1'), makeSwap('food-2', null), makeSwap('food-3', 'food-4')],
      meals: [...this.meals].map(([index, number]) => ({
        ...makeMeal(
          `meal-${index}-${number % 3}`,
          [...new Set([index, index + 3, index * 7])].map((food) => makeLine(`food-${food % INGREDIENTS}`)),
          { name: `meal ${index} #${number}`, minutes: 5 + (number % 50) },
        ),
        id: idOf(index),
      })),
    }
  }
}

const idOf = (index: number): string => `meal-${index}`

/** The latest number of an import in a text. */
export const latestNumber = (text: string): number =>
  Math.max(...[...text.matchAll(/#(\d+)/g)].map(([, number]) => Number(number)))
