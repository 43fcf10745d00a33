import { gzipSync } from 'node:zlib'
import { zipOf } from './zipOf'

/** A `.paprikarecipes` file as Paprika 3 writes it: each recipe is JSON, compressed by gzip, in a zip. */
export function paprikaArchive(recipes: readonly Readonly<Record<string, unknown>>[]): Buffer {
  return zipOf(
    recipes.map((recipe) => ({
      name: `${String(recipe.name)}.paprikarecipe`,
      content: gzipSync(JSON.stringify({ ...EMPTY, ...recipe })),
    })),
  )
}

const EMPTY = {
  uid: 'E0B5F6C1-1111-4222-8333-444455556666',
  created: '2023-04-05 06:07:08',
  hash: '00',
  name: '',
  description: null,
  ingredients: '',
  directions: '',
  notes: '',
  nutritional_info: '',
  prep_time: '',
  cook_time: '',
  total_time: '',
  difficulty: '',
  servings: '',
  rating: 0,
  source: '',
  source_url: '',
  image_url: null,
  photo: null,
  photo_hash: null,
  photo_large: null,
  photo_data: null,
  photos: [],
  categories: [],
}
