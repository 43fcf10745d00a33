import { defineMessages } from '../../../schema/text/defineMessages'
import { formatDate } from '../../../schema/text/format'

/** The texts of a saved plan that is newer than the one on the page. */
export const messages = defineMessages({
  changed: 'Your saved plan has changed',
  exists: 'You already have a saved plan',
  savedLater: ({ at }: { at: number }) =>
    `Another device saved a plan on ${when(at)}, after you loaded this one. Which one do you want to keep?`,
  savedBefore: ({ at }: { at: number }) => `It was saved on ${when(at)}. Which one do you want to keep?`,
  takeSaved: 'Load the saved plan',
  keepMine: 'Keep this plan',
  keepMineMeans: 'replaces the saved plan with the one on this page.',
  takeSavedMeans: 'shows the saved plan here, and Undo brings yours back.',
})

function when(at: number): string {
  return formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })
}
