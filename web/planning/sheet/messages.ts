import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../../schema/text/format'
import { planMessages } from '../../plan/messages'
import { type InCategory, type InRow, type NamedRow, rowWord, wholeName } from '../rowWords'

/** What the sheet of a meal says (docs/product.md PLAN-83). */
export const messages = defineMessages({
  removeRow: (where: InRow) => `Remove ${rowWord(where)}`,
  adaptedForYou: 'Adapted for you',
  adaptedFor: ({ names, meets }: { names: readonly string[]; meets: readonly string[] }) =>
    meets.length > 0
      ? `Adapted for ${listOf(names)}: ${listOf(meets.map((label) => label.toLocaleLowerCase('en-AU')))}`
      : `Adapted for ${listOf(names)}`,
  swapped: ({ from, to }: { from: string; to: string | null }) =>
    to === null ? `Without ${from}.` : `${to} in place of ${from}.`,
  aServe: ({ energy, protein }: { energy: number; protein: number }) =>
    `A serve: ${formatNumber(Math.round(energy))} kJ, ${formatNumber(Math.round(protein))} g protein`,
  forServes: ({ count }: { count: number }) => `for ${formatNumber(count)}`,
  serves: 'Serves',
  ingredients: 'Ingredients',
  steps: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: 'step', other: 'steps' })}`,
  detailsMissing: 'Could not load the ingredients. Check your connection, then try again.',
  loadingMeal: 'Loading the ingredients',
  changeMeal: 'Change',
  cookMeal: 'Cook',
  lock: 'Lock',
  isLocked: 'Locked',
  thisRow: (row: NamedRow) => ` ${wholeName(row)}`,
  remove: 'Remove',
  favourite: ({ name }: { name: string }) => `Favourite: ${name}`,
  neverAgain: 'Never again',
  neverAgainSaved: ({ name }: { name: string }) => `${name} will not be proposed again`,
  neverAgainTaken: ({ name }: { name: string }) => `${name} may be proposed again`,
  favouriteSaved: ({ name }: { name: string }) => `${name} is a favourite`,
  favouriteTaken: ({ name }: { name: string }) => `${name} is no favourite any more`,
  opinionFailed: 'Could not save that. Try again.',
  whoEats: 'Who eats',
  whoEatsRow: ({ category, row }: InRow) => `Who eats ${rowWord({ category, row })}`,
  allWhoEat: ({ category }: InCategory) => `Everyone who eats ${planMessages.categoryWord[category]}`,
  followPortions: ({ count }: { count: number }) => `Serves follow their portions (${formatNumber(count)})`,
  versionsTitle: 'Two versions',
  versionAsItIs: ({ count }: { count: number }) => `${formatNumber(count)} as it is`,
  versionWith: ({ count, meets }: { count: number; meets: readonly string[] }) =>
    `${formatNumber(count)} ${meets.length > 0 ? listOf(meets.map((label) => label.toLocaleLowerCase('en-AU'))) : 'with swaps'}`,
  cookVersions: 'Cook two versions',
  cookAsItIs: 'Cook it as it is',
  suitsAsItIs: 'Everyone who eats it can have it as it is.',
  noPlaceForVersion: 'No room for another version: a category has at most 10 meals. Remove one first.',
  join: 'Cook one version for all',
})
