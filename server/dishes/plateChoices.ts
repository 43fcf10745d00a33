import { plateMeal } from '../catalogue/plateMeal'
import type { PlateChoice } from '../generated/schemaTypes'
import { drawPlate } from '../plates/drawPlate'
import { formOf } from '../plates/forms/formOf'
import { likelyForms } from '../plates/forms/likelyForms'
import { messages } from './messages'
import type { DishView } from './views'

/** A dish drawn in each form in which it may be meant (docs/product.md DISH-28). */
export function plateChoices({ meal }: Pick<DishView, 'meal'>): PlateChoice[] {
  const drawn = plateMeal(meal)
  const present = formOf(drawn).name
  return likelyForms(drawn).map((form) => ({
    form,
    label: messages.plates[form] ?? form,
    svg: drawPlate({ ...drawn, form }).svg,
    isChosen: form === present,
  }))
}
