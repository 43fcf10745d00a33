import type { Knex } from 'knex'

/** What people keep with a recipe: its description, notes, labels, times, source and headings, and when it was cooked before. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('dishes', (table) => {
    table.text('description')
    table.text('notes')
    table.text('labels')
    table.integer('prepMinutes')
    table.integer('cookMinutes')
    table.string('sourceName', 200)
    table.string('sourceApp', 60)
    table.text('sourceNutrition')
    table.text('cookedOn')
    table.text('stepSections')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('dishes', (table) => {
    for (const column of ['description', 'notes', 'labels', 'prepMinutes', 'cookMinutes', 'stepSections', 'cookedOn'])
      table.dropColumn(column)
    for (const column of ['sourceName', 'sourceApp', 'sourceNutrition']) table.dropColumn(column)
  })
}
