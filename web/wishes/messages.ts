import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../schema/text/format'

const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  const parts = [
    ...(hours > 0 ? [`${formatNumber(hours)}\u00a0h`] : []),
    ...(rest > 0 ? [`${formatNumber(rest)}\u00a0min`] : []),
  ]
  return parts.join(' ') || `0\u00a0min`
}

/** A sentence of the server as the rest of another one. */
const inSentence = (sentence: string): string => sentence.charAt(0).toLocaleLowerCase('en-AU') + sentence.slice(1)

/** The texts of wishes, the summary and balancing. */
export const messages = defineMessages({
  title: 'Wishes',
  intro: 'What your plans should be like. Only what you add here counts; what everyone may eat comes first, always.',
  offline: "You're offline. Wishes can be changed when you're back online.",
  loading: 'Loading your wishes',
  loadFailed: 'Could not load your wishes',
  tryAgain: 'Check your connection, then try again.',
  household: 'Your household',
  targetsOf: ({ name }: { name: string }) => `Targets of ${name}`,
  ownTargets: 'Your targets',
  noWishes: 'No wishes yet.',
  noTargets: 'No targets set.',
  moreAndLess: 'More or less of some kinds of meals is chosen under <0>What you like</0> in Settings.',
  addWish: 'Add a wish',
  addTarget: 'Add a target',
  choose: 'Choose',
  remove: ({ label }: { label: string }) => `Remove ${label}`,
  saved: 'Saved',
  saveFailed: 'Could not save this. Check your connection, then try again.',
  defaults:
    'Where no one has a target, plans aim for what three meals of an average adult should hold: 7,395 kJ (85 % of the 8,700 kJ on food labels, Food Standards Australia New Zealand), and at least 60 g of protein, at least 25 g of fibre, at most 2,000 mg of sodium and at most a tenth of energy from saturated fat (Nutrient Reference Values for Australia and New Zealand).',
  summary: 'This plan',
  summaryLoading: 'Adding up your plan',
  summaryFailed: 'Could not add up your plan',
  summaryEmpty: 'Nothing to add up yet',
  summaryEmptyHint: 'Plan some meals first.',
  targetsMet: ({ met, count }: { met: number; count: number }) =>
    `${formatNumber(met)} of ${formatNumber(count)} ${plural(count, { one: 'target', other: 'targets' })} met.`,
  totals: ({
    meals,
    minutes,
    leftovers,
    lines,
  }: {
    meals: number
    minutes: number
    leftovers: number
    lines: number
  }) =>
    `${formatNumber(meals)} ${plural(meals, { one: 'meal', other: 'meals' })}, ${duration(minutes)} of cooking, ${formatNumber(leftovers)} ${plural(leftovers, { one: 'thing', other: 'things' })} left over, ${formatNumber(lines)} ${plural(lines, { one: 'line', other: 'lines' })} to buy.`,
  /** Of a price that is not known nothing is guessed. */
  cost: ({ dollars, known, lines }: { dollars: number; known: number; lines: number }) =>
    known === lines
      ? `About $${formatNumber(Math.round(dollars))}.`
      : `About $${formatNumber(Math.round(dollars))} for ${formatNumber(known)} of ${formatNumber(lines)} lines.`,
  averageAdult: 'An average adult',
  adult:
    'No one has set targets, so these are an average adult’s: energy is the reference of food labels (Food Standards Australia New Zealand), the others the Nutrient Reference Values for Australia and New Zealand, as far as three meals a day go.',
  perDay: 'Means per day of what each person eats by this plan. Food information, not medical advice.',
  figure: ({ figure, unit }: { figure: string; unit: string }) => `${figure}\u00a0${unit}`,
  between: ({ least, most }: { least: string; most: string }) => `${least} to ${most}`,
  orMore: ({ least }: { least: string }) => `${least} or more`,
  orLess: ({ most }: { most: string }) => `${most} or less`,
  met: 'met',
  missed: 'missed',
  over: ({ percent }: { percent: number }) => `${formatNumber(percent)}\u00a0% over`,
  under: ({ percent }: { percent: number }) => `${formatNumber(percent)}\u00a0% under`,
  leftovers: 'Left over at the end',
  nothingLeft: 'Nothing of opened packs that spoils.',
  pieces: ({ count }: { count: string }) => (count === '1' ? '1 piece' : `${count} pieces`),
  more: ({ count }: { count: number }) => `Show ${formatNumber(count)} more`,
  toWishes: 'Wishes and targets',
  relaxed: ({ label }: { label: string }) => `Changed: ${inSentence(label)}`,
  searchHint: 'The meals are as they were. Randomize All searches for a plan that meets more of your wishes.',
  randomizeAll: 'Randomize All',
  metOf: ({ met, count }: { met: number; count: number }) => `${formatNumber(met)} of ${formatNumber(count)} met`,
  noTargetsOf: ({ names }: { names: readonly string[] }) =>
    `${listOf(names)} ${plural(names.length, { one: 'has', other: 'have' })} no targets.`,
  whyHere: ({ reason }: { reason: string }) => `Why it’s here: ${inSentence(reason)}`,
  whyTheseMeals: 'Why these meals',
  reasonsLoading: 'Finding the reasons',
  reasonsFailed: 'Could not load the reasons.',
  askAgain: 'Try again',
  withoutReason: ({ count }: { count: number }) =>
    `Nothing in particular speaks for ${formatNumber(count)} ${plural(count, { one: 'meal', other: 'meals' })}: they suit you and add variety.`,
  balance: 'Balance the rest',
  balanceOffered: ({ name }: { name: string }) =>
    `${name} is in your plan. At most four other meals can change so that it meets your wishes again.`,
  balanceFailed: 'Could not balance your plan. Check your connection, then try again.',
  balanceOvertaken: 'Your plan changed meanwhile, so it is as it was. Balance it again if you like.',
  balanced: 'Nothing else has to change.',
  balancedRows: ({ count }: { count: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'other meal', other: 'other meals' })} changed`,
  insteadOf: ({ before, why }: { before: string; why: string | null }) =>
    [`Instead of ${before}`, ...(why === null ? [] : [inSentence(why)])].join('; '),
  undo: 'Undo',
  close: 'Close',
  information:
    'Figures are of what is planned for a day, on average: food information, not medical advice. Ask a doctor or dietitian before you follow one for your health.',
})
