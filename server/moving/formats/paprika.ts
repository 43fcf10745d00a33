import { dayOf, ratingOf } from '../fields/figures'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { picturesOf } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf, namesOf, nodesOf, textOf, type DataNode } from '../fields/texts'
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
    const [photo = null, ...furtherPhotos] = photosIn(node)
    return readRecipe({
      app: 'PAPRIKA',
      id: node.uid,
      url: node.source_url,
      sourceName: node.source,
      name: node.name,
      description: node.description,
      photo,
      furtherPhotos,
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

/** `photo_data` is a square out of the one that `photo_large` names; the whole pictures are in the list, that one first. */
function photosIn(node: DataNode): Uint8Array[] {
  const large = lineOf(node.photo_large)
  const isLarge = ({ filename, name }: DataNode): boolean =>
    large !== '' && [filename, name].map((one) => lineOf(one)).includes(large)
  const whole = nodesOf(node.photos).toSorted((one, other) => Number(isLarge(other)) - Number(isLarge(one)))
  const pictures = picturesOf(whole.map(({ data }) => data))
  return pictures.length > 0 ? pictures : picturesOf([node.photo_data])
}
