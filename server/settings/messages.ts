import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, plural } from '../../schema/text/format'

/** What is wrong with answers to the settings forms. Labels and choices are quoted as the forms show them. */
export const messages = defineMessages({
  formLabel: { DIETARY: 'Dietary', TAGS: 'Tags', TARGETS: 'Targets', WISHES: 'Wishes' },
  tooManyAnswers: 'Send at most one answer for each field.',
  unnamed: ({ key }: { key: string }) => `Name the field by ${key}.`,
  oneChoice: ({ label }: { label: string }) => `${label} takes one choice.`,
  noSuchField: ({ label }: { label: string }) => `This form has no field ${label}.`,
  answeredTwice: ({ label }: { label: string }) => `${label} is answered twice.`,
  answeredIn: ({ label, part }: { label: string; part: string }) => `${label} is answered in ${part}.`,
  nulCharacter: 'Leave out the NUL character.',
  setTwice: ({ choice }: { choice: string }) => `${choice} is set twice.`,
  noSuchChoice: ({ choice }: { choice: string }) => `${choice} is not one of the choices.`,
  tooManyChoices: 'Set each choice at most once.',
  notYourAnswers: 'You are not allowed to change the settings of this member.',
  requirementsHelp:
    'Strict: only meals that suit as they are. Adapt: also meals that suit after ingredients are swapped.',
  tagsHelp: 'More and Less change how often such meals are proposed. Never leaves them out.',
  preferredStoreHelp: 'Shopping lists link to products of this store where links are known.',
  neverEatenHelp:
    'Such as an allergy: everything that holds it or may hold it is left out, bread and stock too. Separate them by commas; a group such as seafood works too.',
  dislikedHelp:
    'What you would taste, such as: mushrooms, coriander. Bread or stock with a little of it may still come.',
  targets: 'Targets of a day',
  targetsHelp:
    'What you want of what is planned for a day, on average over the plan; three meals are about 85 % of what an adult eats. Food information, not medical advice.',
  nutrient: {
    energy: 'Energy',
    protein: 'Protein',
    fibre: 'Fibre',
    sodium: 'Sodium',
    saturatedFat: 'Saturated fat',
  },
  target: {
    energy: ({ figure }: { figure: number }) => `About ${formatNumber(figure)} kJ`,
    protein: ({ figure }: { figure: number }) => `At least ${formatNumber(figure)} g`,
    fibre: ({ figure }: { figure: number }) => `At least ${formatNumber(figure)} g`,
    sodium: ({ figure }: { figure: number }) => `At most ${formatNumber(figure)} mg`,
    saturatedFat: ({ figure }: { figure: number }) => `At most ${formatNumber(figure)} g`,
  },
  minutesOf: {
    breakfast: { weekday: 'Breakfast on weekdays', weekend: 'Breakfast at the weekend' },
    lunch: { weekday: 'Lunch on weekdays', weekend: 'Lunch at the weekend' },
    dinner: { weekday: 'Dinner on weekdays', weekend: 'Dinner at the weekend' },
  },
  minutesHelp: 'How long a meal may take from start to table.',
  minutes: ({ minutes }: { minutes: number }) => `At most ${formatNumber(minutes)} minutes`,
  countOf: {
    FISH: { atLeast: 'Fish at least', atMost: 'Fish at most' },
    RED_MEAT: { atLeast: 'Red meat at least', atMost: 'Red meat at most' },
    MEATLESS: { atLeast: 'Meatless at least', atMost: 'Meatless at most' },
  },
  countsHelp: 'Of the lunches and dinners of a plan.',
  times: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: 'time', other: 'times' })}`,
  budget: 'Budget',
  budgetHelp: 'For what is bought for a plan, where prices are known.',
  dollars: ({ dollars }: { dollars: number }) => `$${formatNumber(dollars)}`,
  recentWeeks: 'Not again for',
  recentWeeksHelp: 'Meals of the latest two weeks are proposed less, unless you choose otherwise.',
  weeks: ({ weeks }: { weeks: number }) =>
    weeks === 0 ? 'Any meal at any time' : `${formatNumber(weeks)} ${plural(weeks, { one: 'week', other: 'weeks' })}`,
  leastOverMost: ({ least, most }: { least: string; most: string }) => `'${least}' is more than '${most}'.`,
  longText: () => `Use at most ${LIMITS.neverEatenLength} characters.`,
  manyWords: () => `Name at most ${LIMITS.neverEatenWords} ingredients.`,
})
