import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'

const recipes = (count: number) => `${formatNumber(count)} ${plural(count, { one: 'recipe', other: 'recipes' })}`
const were = (count: number) => plural(count, { one: 'was', other: 'were' })

/** What the page says on which recipes move in out of other applications. */
export const messages = defineMessages({
  title: 'Move your recipes in',
  intro:
    'Bring all your recipes at once, out of the app that you have used so far, with their photos, notes and tags. It can all be undone.',
  offline: "You're offline. A file can be sent once you're back online.",
  chooseFile: 'Choose the file',
  dropFile: 'that your other app exports, or drop it here',
  known:
    'From Mealie, Tandoor, Paprika, RecipeSage, Nextcloud, Mela, Crouton, KitchenOwl and many others, up to 500 MB.',
  howTo: 'How to export from each',
  sending: ({ name }: { name: string }) => `Sending ${name}`,
  sendFailed: 'The file did not arrive. Check your connection, then try again.',
  tooLarge: 'This file is too large. A file has at most 500 MB: export fewer recipes at once.',
  anyName: 'a file',
  yours: 'What you brought in',
  loading: 'Loading what you brought in',
  loadFailed: 'Could not load what you brought in',
  tryAgain: 'Check your connection, then try again.',
  from: ({ app }: { app: string }) => `from ${app}`,
  reading: ({ found }: { found: number }) => (found === 0 ? 'Opening the file' : `${recipes(found)} found so far`),
  storing: ({ done, found }: { done: number; found: number }) => `${formatNumber(done)} of ${recipes(found)}`,
  undoing: ({ left }: { left: number }) => `Taking away: ${recipes(left)} left`,
  leave: 'You can leave this page. It goes on by itself.',
  stop: 'Stop',
  stopOf: ({ name }: { name: string }) => `Stop bringing in ${name}`,
  stopped: 'Stopped. What is there stays.',
  undo: 'Undo',
  undoOf: ({ name }: { name: string }) => `Undo bringing in ${name}`,
  undoTitle: ({ name }: { name: string }) => `Take away what came with ${name}?`,
  undoHelp: ({ stored, plans }: { stored: number; plans: boolean }) =>
    `${recipes(stored)} ${plural(stored, { one: 'leaves', other: 'leave' })} your dishes${plans ? ', with the plans that came with them' : ', and your plans'}. What you have changed since stays.`,
  keep: 'Keep them',
  takeAway: 'Take them away',
  undone: ({ stored }: { stored: number }) =>
    stored === 0
      ? 'Taken away again.'
      : `Taken away again, but for ${recipes(stored)} that you changed or that other dishes are made with.`,
  here: ({ stored }: { stored: number }) =>
    `${recipes(stored)} ${plural(stored, { one: 'is', other: 'are' })} among your dishes.`,
  noneNew: 'No new recipe.',
  doubles: ({ count }: { count: number }) => `${recipes(count)} ${were(count)} there already`,
  failed: ({ count }: { count: number }) => `${recipes(count)} could not be brought in`,
  reasonOf: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  plansHere: ({ count }: { count: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'plan is', other: 'plans are' })} among your saved plans`,
  plansNot: ({ count }: { count: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'plan', other: 'plans' })} not brought in`,
  because: ({ reason }: { reason: string }) => `(${reason})`,
  lackingPhotos: ({ count }: { count: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'dish lacks', other: 'dishes lack' })} a photo`,
  showMore: 'Show more',
  listFailed: 'Could not load the list. Try again.',
  seeDishes: 'See your dishes',
  notDone: 'That did not work. Try again.',
})
