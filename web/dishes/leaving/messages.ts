import { defineMessages } from '../../../schema/text/defineMessages'

/** What the page says on which people take their recipes with them. */
export const messages = defineMessages({
  open: 'Take your recipes with you',
  title: 'Take your recipes with you',
  intro: 'All your own dishes, with their photos, notes and labels. What you take out stays here, too.',
  forms: 'Forms of the file',
  recipes: 'Recipes for other apps',
  recipesFor: 'A zip that Nextcloud Cookbook, Mealie, Tandoor and RecipeSage read.',
  paprika: 'Paprika file',
  paprikaFor: 'Paprika, and nearly every other recipe app.',
  cooklang: 'Cooklang',
  cooklangFor: 'Text files that people and Cooklang’s programs read.',
  everything: 'Everything',
  everythingFor: 'The recipes as zip and as Cooklang, with your plan and your list as tables.',
  plan: 'Plan as a table',
  planFor: 'A CSV file of your current plan for any spreadsheet.',
  list: 'List as a table',
  listFor: 'A CSV file of your shopping list for any spreadsheet.',
  download: 'Download',
  downloadOf: ({ name }: { name: string }) => `Download: ${name}`,
  more: 'What each of them has, and what it lacks',
  account: 'Everything else that is held about you: in Settings, Export my data',
  done: 'File downloaded',
  failed: 'Could not download the file. Check your connection, then try again.',
  busy: 'There were many downloads lately. Try again in some minutes.',
})
