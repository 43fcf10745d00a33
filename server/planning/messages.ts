import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { listOf, plural } from '../../schema/text/format'
import type { Category } from '../catalogue/types'
import type { Askers } from './askers'

/** `you`, `Mia`, `you and Mia`. */
const subject = ({ you, names }: Askers): string => listOf([...(you ? ['you'] : []), ...names])
/** The form of a word of action for those who asked: you and several people have the same. */
const verb = ({ you, names }: Askers, forms: { one: string; other: string }): string =>
  plural(you ? 2 : names.length, forms)

/** What is said of a meal with more than a requirement allows. */
interface Over {
  amount: string
  requirement: string
  askers: Askers
}

/** Texts about plans and their entries, which shopping and cooking use as well. */
export const messages = defineMessages({
  categoryLabel: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
  noSuchMeal: 'There is no such meal.',
  wrongCategory: ({ meal, category }: { meal: string; category: Category }) => `${meal} is not a ${category} meal.`,
  servesRange: ({ from }: { from: 0 | 1 }) => `Serves must be a whole number from ${from} to ${LIMITS.serves}.`,
  numMealsRange: () => `The number of meals must be a whole number from 0 to ${LIMITS.mealsPerCategory}.`,
  numMealsMismatch: ({ numMeals, rows }: { numMeals: number; rows: number }) =>
    `The number of meals is ${numMeals}, but the list has ${rows}.`,
  categoryTooLong: () => `A category has at most ${LIMITS.mealsPerCategory} meals.`,
  planTooLong: () => `A plan has at most ${LIMITS.entriesPerList} meals.`,
  seedTooLong: () => `A seed has at most ${LIMITS.seedLength} characters.`,
  rowOfOneMeal: 'Ask for exactly one meal for a row.',
  selectCount: 'Select a number of meals first',
  emptyPlan: 'Your mealplan is empty',
  savedElsewhere: 'The plan was saved elsewhere in the meantime.',
  planOf: ({ name }: { name: string }) => `${name}’s plan`,
  savedPlanOf: ({ name }: { name: string }) => `${name}’s saved plan`,
  planOfFormer: 'A former member’s plan',
  numberedPlan: ({ name, number }: { name: string; number: number }) => `${name} ${number}`,
  changesAsked: ({ most }: { most: number }) => `first must be 1 to ${most}.`,
  versionRange: 'A version is 0 or more.',
  savedPlan: 'Saved plan',
  noEaters: 'Name at least one person who eats.',
  noSuchPlan: 'Your household has no such saved plan.',
  noPlanName: 'Give the plan a name.',
  longPlanName: () => `A plan’s name has at most ${LIMITS.planName} characters.`,
  planNameTaken: 'Your household has a plan of this name. Choose another.',
  staysUnnamed: 'This is the plan without a name. Save a copy under the name.',
  staysCurrent: 'This is the plan that your household is working on. Take out its rows instead.',
  tooManyPlans: () => `A household saves at most ${LIMITS.savedPlans} plans. Delete one first.`,
  tooManyRows: () => `Send at most ${LIMITS.draftRows} rows.`,
  noRowText: 'Say what is eaten.',
  longRowText: () => `What is eaten is said in at most ${LIMITS.rowText} characters.`,
  ownLeftovers: 'A row cannot eat its own leftovers.',
  twoContents: 'Give either content or a unique id.',
  noSuchRow: 'The plan has no such row.',
  rowTwice: 'A row before this one has the same id.',
  doesNotSuit: 'This does not suit those who eat it.',
  oneDish: 'Name one meal, with at most one side and one dessert.',
  servedTwice: { side: 'A meal has one side.', dessert: 'A meal has one dessert.' },
  notServed: {
    side: ({ meal }: { meal: string }) => `${meal} is not a side.`,
    dessert: ({ meal }: { meal: string }) => `${meal} is not a dessert.`,
  },
  nothingServed: 'Only a meal has a side or a dessert.',
  noCategory: 'Say when an empty row is eaten.',
  noOpinion: 'Say what you think of the recipe.',
  ratingRange: () => `A rating is a whole number from 1 to ${LIMITS.rating}.`,
  tooManyOpinions: () => `You can say what you think of at most ${LIMITS.opinions} recipes.`,
  noSuchMember: 'There is no such person in your household.',
  reason: {
    neverEaten: ({ ingredient, askers }: { ingredient: string; askers: Askers }) =>
      `Contains ${ingredient}, which ${subject(askers)} never ${verb(askers, { one: 'eats', other: 'eat' })}`,
    disliked: ({ ingredient, askers }: { ingredient: string; askers: Askers }) =>
      `Contains ${ingredient}, which ${subject(askers)} ${verb(askers, { one: "doesn't", other: "don't" })} like`,
    unknownFacts: ({ ingredient }: { ingredient: string }) =>
      `Contains ${ingredient}, whose contents are not reviewed yet`,
    requirement: ({ what, requirement, askers }: { what: string; requirement: string; askers: Askers }) =>
      `Contains ${what}, and ${subject(askers)} asked for ${requirement}`,
    over: ({ amount, ingredient, requirement, askers }: Over & { ingredient: string }) =>
      `Has ${amount} a serve, most of it from ${ingredient}, and ${subject(askers)} asked for ${requirement}`,
    overBeside: ({ amount, requirement, askers }: Over) =>
      `Has ${amount} a serve with the rest of the meal, and ${subject(askers)} asked for ${requirement}`,
    noFigure: ({
      ingredient,
      nutrient,
      requirement,
      askers,
    }: Omit<Over, 'amount'> & Record<'ingredient' | 'nutrient', string>) =>
      `Contains ${ingredient}, whose ${nutrient} is not known, and ${subject(askers)} asked for ${requirement}`,
    neverTag: ({ tag, askers }: { tag: string; askers: Askers }) =>
      `Tagged ${tag}, which ${subject(askers)} never ${verb(askers, { one: 'wants', other: 'want' })}`,
  },
})
