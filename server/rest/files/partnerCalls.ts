import { z } from 'zod'
import { schemaOf } from '../schemaOf'
import { ETAG, UNCHANGED } from '../documentParts'
import { ANSWERS_OF_ALL, FILES, saying } from './fileParts'

/** Who reads the catalogue's files. */
const FOR_READERS = {
  tags: [FILES],
  security: [{ accessToken: [] }, { partnerKey: [] }, { personalKey: [] }],
}
const lacksScope = saying('The key lacks MEALS_READ.')

/** A meal as schema.org's Recipe, whose context says what else its fields mean. */
const recipe = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Recipe'),
  name: z.string(),
  author: z.record(z.string(), z.string()),
  url: z.url(),
  image: z.url(),
  recipeCategory: z.array(z.string()),
  keywords: z.string(),
  totalTime: z.string(),
  recipeYield: z.string(),
  recipeIngredient: z.array(z.string()),
  recipeInstructions: z.array(z.object({ '@type': z.literal('HowToStep'), position: z.int(), text: z.string() })),
  suitableForDiet: z.array(z.url()),
  nutrition: z.record(z.string(), z.string()).optional(),
})

/** `GET /api/partners/catalogue.ndjson` as the document describes it (docs/product.md PART-6). */
export const catalogueCall = {
  ...FOR_READERS,
  operationId: 'getPartnersCatalogueNdjson',
  summary: 'The whole catalogue, a meal a line',
  description: [
    'Each line is the JSON of a meal: `id`, `slug`, `name`, `categories`, `mainIngredient`, `minutes`, `tags`, `dietary` and `dietaryWithSwaps`, `ingredients`, `steps`, `nutrition` and `changedAt`, in milliseconds since 1970. 60 times a minute.',
    'A partner key and a personal key need MEALS_READ.',
  ].join('\n\n'),
  responses: {
    200: { description: 'Every meal.', headers: ETAG, content: { 'application/x-ndjson': {} } },
    304: UNCHANGED,
    403: lacksScope,
    ...ANSWERS_OF_ALL,
  },
}

/** `GET /api/partners/meals/{slug}.jsonld` as the document describes it (docs/product.md PART-6). */
export const mealCall = {
  ...FOR_READERS,
  operationId: 'getPartnersMealsSlugJsonld',
  summary: 'A meal as schema.org’s Recipe',
  description:
    'For one serve; diets are those that the meal meets as it is.\n\nA partner key and a personal key need MEALS_READ.',
  parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The meal.', headers: ETAG, content: { 'application/ld+json': { schema: schemaOf(recipe) } } },
    304: UNCHANGED,
    403: lacksScope,
    404: saying('There is no such meal.'),
    ...ANSWERS_OF_ALL,
  },
}
