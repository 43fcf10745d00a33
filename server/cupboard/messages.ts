import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  nothing: 'Say what it is about.',
  tooManyAtOnce: () => `Send at most ${LIMITS.cupboardItems} ingredients at once.`,
  full: () => `A cupboard holds at most ${LIMITS.cupboardItems} ingredients. Take out what you no longer have.`,
  unknownIngredient: 'This ingredient is not known.',
  amountRange: 'An amount is more than 0 and at most 100 000. Leave it out if there is enough.',
  noUnit: 'Say in which unit: g, kg, ml, l or piece.',
  unitAlone: 'A unit needs an amount.',
  unknownUnit: 'A unit is g, kg, ml, l or piece.',
  notDay: 'A date looks like 2026-11-30.',
})
