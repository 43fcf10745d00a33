import { joinEntryId } from '../../schema/servedWith'
import type { CompiledSwap } from '../catalogue/compiled'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import { pictureOf } from '../catalogue/pictureOf'
import { plateAddress } from '../catalogue/plateAddress'
import type { EntrySwap, MealEntry } from '../generated/schemaTypes'
import { versionTitle } from '../menu/titles/versionTitle'
import type { PlanRow } from './readPlanInput'
import { storedServed } from './servedDishes'

/**
 * An entry as clients see it; null gives an empty entry (docs/product.md CAT-6, CAT-9). Outside a plan nothing is said of
 * who eats it. What is said of the meal is said of it alone; `uniqueId` also names what is served with it (PLAN-99).
 */
export function toEntry(
  chosen: MealWithSwaps | null,
  numServes: number,
  row: Omit<PlanRow, 'chosen' | 'numServes'> = {},
): MealEntry {
  const { eaters, followsPortions = false, isVersion = false, served = [] } = row
  const said = { eaters: eaters ? [...eaters] : null, followsPortions, isVersion }
  if (chosen === null) return { ...EMPTY, numServes, swaps: [], ...said }
  const { meal, swaps } = chosen
  return {
    name: meal.name,
    title: versionTitle(chosen),
    uniqueId: joinEntryId({ uniqueId: encodeMealEntryId(meal.id, swaps), ...storedServed(served) }),
    isCustomised: swaps.length > 0,
    urlDetails: meal.meal.urlDetails ?? '',
    numServes,
    mainIngredient: meal.mainKind,
    slug: meal.slug,
    picture: pictureOf(meal),
    plate: plateAddress(chosen),
    minutes: meal.meal.minutes,
    swaps: swaps.map(toEntrySwap),
    ...said,
  }
}

export function toEntrySwap({ from, to, note }: CompiledSwap): EntrySwap {
  return { from: from.name, to: to === null ? null : to.name, note }
}

const EMPTY = {
  name: '',
  title: '',
  uniqueId: '',
  isCustomised: false,
  urlDetails: '',
  mainIngredient: '',
  slug: '',
  picture: '',
  plate: '',
  minutes: 0,
}
