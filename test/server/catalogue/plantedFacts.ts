import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import type { CompiledIngredient } from '../../../server/catalogue/compiled'
import { compositionOf, type ComposedFood, type FoodGroup } from '../../../server/catalogue/composition'
import { maskOfFacts, NO_FACTS } from '../../../server/catalogue/facts'
import { findRequirement, type RequirementKey } from '../../../server/catalogue/requirements'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { NAMED_BY_REQUIREMENT } from '../../support/namedAllergens'
import { brokenByName } from '../../support/nameRule'

/** What one entry of the catalogue lost: an ingredient its facts, a group its members or groups, a composed food what it holds. */
export interface Fault {
  readonly in: 'contains' | 'groups' | 'holds'
  /** The slug of the ingredient, or the first name of the group. */
  readonly entry: string
  readonly without: readonly string[]
}

/** The entries of a file of the catalogue. */
const read = <Entry>(file: string): readonly Entry[] =>
  parse(readFileSync(join('seeds', 'catalogue', file), 'utf8')) as Entry[]

const GROUPS = read<FoodGroup>('groups.yaml')
const HOLDS = read<ComposedFood>('holds.yaml')

/** The ingredients of the catalogue with a fault in it, or as it is. Throws when the fault takes nothing away. */
export function ingredientsWith(fault?: Fault): readonly CompiledIngredient[] {
  const missing = new Set(fault?.without)
  const less = <Word extends string>(file: Fault['in'], entry: string | undefined, from: readonly Word[]): Word[] => {
    if (file !== fault?.in || entry !== fault.entry) return [...from]
    for (const word of from) missing.delete(word)
    return from.filter((word) => !fault.without.includes(word))
  }
  const ingredients = fullCatalogueData().ingredients.map((ingredient) => ({
    ...ingredient,
    contains: ingredient.contains === null ? null : less('contains', ingredient.slug, ingredient.contains),
  }))
  if (fault && fault.in !== 'contains') {
    const groups = GROUPS.map(({ names, members, groups: below = [], ...said }) => ({
      ...said,
      names,
      members: less('groups', names[0], members),
      groups: less('groups', names[0], below),
    }))
    const holds = HOLDS.map((food) => ({ ...food, holds: less('holds', food.ingredient, food.holds) }))
    const compositions = compositionOf(groups, holds)
    for (const ingredient of ingredients) ingredient.composition = compositions.get(ingredient.slug) ?? null
  }
  if (missing.size > 0) throw new Error(`${fault?.entry ?? ''} has no ${[...missing].join(', ')}`)
  return compileCatalogue({ ingredients, swaps: [], meals: [] }, 'planted').ingredients
}

/** Ingredients that a requirement lets pass and that by their names it may not. */
export function passedInSpiteOfName(ingredients: readonly CompiledIngredient[], key: RequirementKey): string[] {
  const forbidden = maskOfFacts(findRequirement(key)?.forbidden ?? [])
  const passed = ingredients.filter(({ mask }) => (mask & forbidden) === NO_FACTS)
  return passed.flatMap(({ name }) => brokenByName(name, NAMED_BY_REQUIREMENT[key]))
}
