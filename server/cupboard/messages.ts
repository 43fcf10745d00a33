import { FREEZER } from '../../schema/cupboardWords'
import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  nothing: 'Name at least one ingredient.',
  tooManyAtOnce: () => `Send at most ${LIMITS.cupboardItems} ingredients at once.`,
  full: () => `A cupboard holds at most ${LIMITS.cupboardItems} ingredients. Remove what you no longer have.`,
  freezerFull: () => `A freezer holds at most ${FREEZER.batches} batches. Remove what is no longer there.`,
  unknownRecipe: 'This meal is not known, or is no longer there.',
  frozenServes: () => `Serves are 1 to ${FREEZER.serves}.`,
  unknownIngredient: 'This ingredient is not known.',
  amountRange: 'An amount is more than 0 and at most 100,000. Leave it out if there is enough.',
  noUnit: 'Choose a unit: g, kg, ml, l or piece.',
  unitAlone: 'A unit needs an amount.',
  unknownUnit: 'A unit is g, kg, ml, l or piece.',
  notDay: 'Enter a date such as 2026-11-30.',
})
