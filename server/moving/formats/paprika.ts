import { dayOf, ratingOf } from '../fields/figures'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { pictureOf } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf, namesOf, nodesOf, textOf } from '../fields/texts'
import type { DataFormat } from './DataFormat'

const KNOWN = [
  ...['uid', 'created', 'hash', 'name', 'description', 'ingredients', 'directions', 'notes', 'nutritional_info'],
  ...['prep_time', 'cook_time', 'total_time', 'servings', 'rating', 'source', 'source_url', 'photo', 'photo_hash'],
  ...[
    'photo_large',
    'photo_data',
    'photos',
    'photo_url',
    'image_url',
    'categories',
    'on_favorites',
    'deleted',
    'in_trash',
    'is_pinned',
  ],
]

/** Paprika 3: each recipe is JSON, compressed by gzip, in a zip of all. */
export const paprika: DataFormat = {
  holds: (node) =>
    'directions' in node && ['photo_data', 'uid', 'nutritional_info', 'source_url'].some((name) => name in node),
  read: (node) => {
    // `photo_data` is cut to a square; the whole pictures are in the list.
    const pictures = [...nodesOf(node.photos).map(({ data }) => data), node.photo_data].map(pictureOf)
    const photo = pictures.find((picture) => picture !== null) ?? null
    return readRecipe({
      app: 'PAPRIKA',
      id: node.uid,
      url: node.source_url,
      sourceName: node.source,
      name: node.name,
      description: node.description,
      photo,
      pictureUrl: lineOf(node.image_url),
      makes: node.servings,
      prep: timeOf(node.prep_time),
      cook: timeOf(node.cook_time),
      total: timeOf(node.total_time),
      categories: namesOf(node.categories),
      rating: ratingOf(node.rating),
      favourite: node.on_favorites === true || node.on_favorites === 1,
      notes: node.notes,
      lines: sectionedLines([textOf(node.ingredients)]),
      steps: sectionedSteps([textOf(node.directions)]),
      nutrition: node.nutritional_info,
      createdOn: dayOf(node.created),
      left: leftOf(node, KNOWN),
    })
  },
}
