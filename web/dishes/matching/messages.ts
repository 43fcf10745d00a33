import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'

const recipes = (count: number) => `${formatNumber(count)} ${plural(count, { one: 'recipe', other: 'recipes' })}`

/** What the page says on which the words of recipes get their ingredients. */
export const messages = defineMessages({
  title: 'Match your words',
  intro:
    'These ingredients of your recipes match none that Mealwright knows. One answer is for all recipes that use the word.',
  believed:
    'Mealwright believes what you say: recipes are offered to people with allergies and diets by your answers. Skip a word if you are not sure.',
  toMatch: ({ count }: { count: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'word', other: 'words' })} to match`,
  progress: ({ done, all }: { done: number; all: number }) => `${formatNumber(done)} of ${formatNumber(all)}`,
  words: 'Words to match',
  inRecipes: ({ count }: { count: number }) => `in ${recipes(count)}`,
  isWhat: ({ name }: { name: string }) => `What is ${name}?`,
  isThis: ({ name, ingredient }: { name: string; ingredient: string }) => `${ingredient}: it is what ${name} means`,
  other: 'Another ingredient',
  skip: 'Skip',
  skipOne: ({ name }: { name: string }) => `Skip ${name}`,
  notListed: 'Not in the list',
  notListedOne: ({ name }: { name: string }) => `Not in the list: ${name}`,
  saidNotListed: 'Not in the list, you said',
  matched: ({ name, ingredient }: { name: string; ingredient: string }) => `${name} is ${ingredient}`,
  leftUnknown: ({ name }: { name: string }) => `${name} stays unknown`,
  skipped: ({ name }: { name: string }) => `${name} is skipped`,
  undo: 'Undo',
  undoOne: ({ name }: { name: string }) => `Undo the answer for ${name}`,
  answerFailed: 'Could not save your answer. Check your connection, then try again.',
  undoFailed: 'Could not undo your answer. Check your connection, then try again.',
  loading: 'Loading the words',
  loadFailed: 'Could not load the words',
  tryAgain: 'Check your connection, then try again.',
  offline: "You're offline. Words can be matched once you're back online.",
  none: 'All words are matched',
  noneHelp: 'Mealwright knows what every line of your recipes is, or that it is in no list.',
  seeDishes: 'See your dishes',
  showMore: 'Show more',
  assumed: ({ count }: { count: number }) =>
    `${recipes(count)} ${plural(count, { one: 'needs', other: 'need' })} a look: minutes, serves or something else is assumed.`,
})
