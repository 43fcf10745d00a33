import { OWN_MARK } from '../ownMark'
import type { SectionedText } from '../MovedRecipe'
import { withHeadings } from './withHeadings'
import type { LeavingRecipe, WriteRecipe } from './LeavingRecipe'

/**
 * A folder with schema.org's data and the photos, as Nextcloud Cookbook keeps recipes; Mealie, Tandoor and RecipeSage read
 * the data, too. Notes and rating are where RecipeSage has them.
 */
export const writeSchemaOrg: WriteRecipe = (recipe, at) => {
  const { photos, changedAt } = recipe
  const names = photos.map((_photo, index) => (index === 0 ? 'full.jpg' : `photo-${index + 1}.jpg`))
  const bytes = Buffer.from(`${JSON.stringify(recipeNode(recipe, names), null, 2)}\n`)
  return [
    { name: `${at}/recipe.json`, bytes, changedAt },
    ...photos.map((photo, index) => ({ name: `${at}/${names[index]}`, bytes: photo, changedAt })),
  ]
}

function recipeNode(recipe: LeavingRecipe, images: readonly string[]): Record<string, unknown> {
  const { id, name, description, url, serves, labels, categories, lines, steps, nutrition } = recipe
  const { notes, rating, sourceName, changedAt } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: id,
    name,
    description,
    url,
    ...(images.length > 1 && { image: images }),
    ...(sourceName !== '' && { creditText: sourceName }),
    recipeYield: serves,
    ...duration('prepTime', recipe.prepMinutes),
    ...duration('cookTime', recipe.cookMinutes),
    ...duration('totalTime', recipe.totalMinutes),
    recipeCategory: categories.join(','),
    keywords: labels.join(','),
    tool: [],
    recipeIngredient: headed(lines),
    recipeInstructions: headed(steps),
    nutrition: { '@type': 'NutritionInformation', ...(nutrition !== '' && { description: nutrition }) },
    ...(notes !== '' && { comment: [{ '@type': 'Comment', name: 'Author Notes', text: notes }] }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: 1, bestRating: 5 },
    }),
    dateModified: new Date(changedAt).toISOString(),
    sdPublisher: { '@type': 'Organization', name: OWN_MARK },
  }
}

/** Nextcloud's headings are lines of their kind. */
const headed = (texts: readonly SectionedText[]): string[] => withHeadings(texts, (title) => `## ${title}`)

const duration = (name: string, minutes: number | null): Record<string, string> =>
  minutes === null ? {} : { [name]: `PT${Math.floor(minutes / 60)}H${minutes % 60}M0S` }
