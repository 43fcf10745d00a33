import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { withHeadings } from './withHeadings'
import type { LeavingRecipe, WriteRecipe } from './LeavingRecipe'

/** A `.paprikarecipe`: JSON with the photos in it, compressed by gzip. Many of them in a zip are a `.paprikarecipes`. */
export const writePaprika: WriteRecipe = (recipe, at) => {
  const fields = fieldsOf(recipe)
  const hash = sha256(JSON.stringify(fields))
  const bytes = gzipSync(JSON.stringify({ ...fields, hash }))
  return [{ name: `${at}.paprikarecipe`, bytes, changedAt: recipe.changedAt }]
}

function fieldsOf(recipe: LeavingRecipe): Record<string, unknown> {
  const { id, name, description, notes, nutrition, url, sourceName, photos, serves, rating, favourite } = recipe
  const uid = id.replace(/^dish-/, '').toUpperCase()
  const [photo = null] = photos
  const several = photos.length > 1 ? photos.map((bytes, index) => photoFile(`${uid}-${index + 1}.jpg`, bytes)) : []
  return {
    uid,
    created: new Date(recipe.changedAt).toISOString().slice(0, 19).replace('T', ' '),
    name,
    description,
    ingredients: withHeadings(recipe.lines, (title) => `${title}:`).join('\n'),
    directions: withHeadings(recipe.steps, (title) => `${title}:`).join('\n\n'),
    notes,
    nutritional_info: nutrition,
    prep_time: minutesText(recipe.prepMinutes),
    cook_time: minutesText(recipe.cookMinutes),
    total_time: minutesText(recipe.totalMinutes),
    difficulty: '',
    servings: String(serves ?? ''),
    rating: Math.round(rating ?? 0),
    on_favorites: favourite,
    source: sourceName,
    source_url: url,
    image_url: null,
    photo: photo && `${uid}.jpg`,
    photo_hash: photo && sha256(photo),
    photo_large: several[0]?.filename ?? null,
    photo_data: photo && photo.toString('base64'),
    photos: several,
    categories: [...new Set([...recipe.categories, ...recipe.labels])],
  }
}

const photoFile = (filename: string, bytes: Buffer) => ({
  ...{ filename, name: filename, hash: sha256(bytes) },
  data: bytes.toString('base64'),
})

const minutesText = (minutes: number | null): string => (minutes === null ? '' : `${minutes} min`)

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').toUpperCase()
