import type { TableColumn } from '../../../../schema/tableColumns'
import { defineMessages } from '../../../../schema/text/defineMessages'

/** What a column is read as. */
const readAs: Record<TableColumn, string> = {
  name: 'Name',
  ingredients: 'Ingredients',
  steps: 'Steps',
  serves: 'Serves',
  prep: 'Preparation time',
  cook: 'Cooking time',
  total: 'Time in all',
  description: 'Description',
  notes: 'Notes',
  other: 'Below the notes',
  labels: 'Labels',
  categories: 'Categories',
  source: 'Name of the source',
  url: 'Address of the source',
  rating: 'Rating',
  picture: 'Picture',
  favourite: 'Favourite',
  nutrition: 'Nutrition',
  created: 'Day it was written',
  id: 'Number in the other app',
}

/** What the page says on the columns of a table. */
export const messages = defineMessages({
  title: ({ name }: { name: string }) => `Columns of ${name}`,
  intro: 'Nothing has been sent yet. See what each column is read as, and change what is wrong.',
  columns: 'What each column is read as',
  unnamed: ({ at }: { at: number }) => `Column ${at}`,
  readAs: ({ column }: { column: TableColumn }) => readAs[column],
  notRead: 'Not read',
  empty: 'Empty in the first row',
  first: 'The first row, as it is read',
  needsName: 'To bring it in, choose which column is the name.',
  needsContent: 'To bring it in, choose which column is the ingredients, or the steps.',
  bringIn: 'Bring it in',
  discard: 'Put it away',
})
