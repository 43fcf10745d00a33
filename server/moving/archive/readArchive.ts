import type { Entry } from 'yauzl'
import { isPicture } from '../fields/photo'
import { Pictures } from '../fields/Pictures'
import { photosOf, type ReadRecipe, withPictures } from '../fields/readRecipe'
import type { Budget } from '../limits'
import type { Moved, MovedItem, MovedRecipe } from '../MovedRecipe'
import { MovedError } from '../MovedError'
import { recipesInDocument } from '../readDocument'
import { WHOLE } from '../whole'
import { openArchive, type Archive } from './openArchive'
import { isDocument, picturesBeside, pictureNamed } from './pictures'

/** Whether bytes begin as a zip does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && [3, 5, 7].includes(bytes[2] ?? 0)
}

/**
 * The recipes of a zip, one at a time, with those of the archives in it. What is wrong with an entry is a failure, and
 * the others are read.
 *
 * @throws MovedError for what is wrong with the whole.
 */
export async function* readArchive(source: string | Buffer, budget: Budget, depth = 1): AsyncGenerator<Moved> {
  const archive = await openArchive(source, budget)
  try {
    const documents = withoutCopies(archive.entries.filter(({ fileName }) => isDocument(fileName)))
    for (const [at, entry] of documents.entries()) {
      const progress = (at + 1) / documents.length
      try {
        for await (const item of itemsOf(archive, entry, { budget, depth })) yield { ...item, progress }
      } catch (error) {
        if (!(error instanceof MovedError) || budget.isSpent) throw error
        yield { progress, failure: { entry: entry.fileName, reason: error.code } }
      }
    }
  } finally {
    archive.close()
  }
}

/** What was exported here as a whole has each recipe in two forms, and tables: the recipes are read once. */
function withoutCopies(documents: readonly Entry[]): readonly Entry[] {
  const isWhole = documents.some(({ fileName }) => fileName === WHOLE.plan)
  const recipes = documents.filter(({ fileName }) => fileName.startsWith(WHOLE.recipes))
  return isWhole && recipes.length > 0 ? recipes : documents
}

interface Within {
  readonly budget: Budget
  readonly depth: number
}

async function* itemsOf(archive: Archive, entry: Entry, { budget, depth }: Within): AsyncGenerator<MovedItem> {
  const { limits } = budget
  const bytes = await archive.read(entry, limits.documentBytes)
  if (isZip(bytes)) {
    if (depth >= limits.depth) throw new MovedError('TOO_DEEP')
    return yield* readArchive(bytes, budget, depth + 1)
  }
  const name = entry.fileName
  // One recipe is held back, to know whether it is the only one and the picture beside it its own.
  let held: ReadRecipe | null = null
  let isOnly = true
  let isEmpty = true
  for (const found of recipesInDocument({ name, bytes }, budget)) {
    isEmpty = false
    if (!found || 'plan' in found) {
      yield found ?? { failure: { entry: name, reason: 'NO_RECIPES' } }
      continue
    }
    if (held) {
      isOnly = false
      yield { recipe: await withPhotos(archive, held, namedPhotos(archive, held, name), budget) }
    }
    held = found
  }
  if (isEmpty) throw new MovedError('NO_RECIPES')
  if (!held) return
  const photos =
    isOnly && photosOf(held).length === 0 ? picturesBeside(archive.entries, name) : namedPhotos(archive, held, name)
  yield { recipe: await withPhotos(archive, held, photos, budget) }
}

/** The pictures of a recipe, and the entries of those that it names. */
function namedPhotos(archive: Archive, recipe: ReadRecipe, documentName: string): (Uint8Array | Entry)[] {
  return photosOf(recipe)
    .map((photo) => (typeof photo === 'string' ? pictureNamed(archive.entries, documentName, photo) : photo))
    .filter((photo) => photo !== null)
}

/** A recipe with its pictures, of which those in entries are read. One that cannot be read is lost, and the recipe says why. */
async function withPhotos(
  archive: Archive,
  recipe: ReadRecipe,
  photos: readonly (Uint8Array | Entry)[],
  budget: Budget,
): Promise<MovedRecipe> {
  const pictures = new Pictures(budget.limits)
  for (const photo of photos) {
    if (pictures.isFull) pictures.lose('TOO_MANY')
    else if (photo instanceof Uint8Array) pictures.add(photo)
    else {
      try {
        const bytes = await archive.read(photo, budget.limits.photoBytes)
        if (!isPicture(bytes)) throw new MovedError('UNREADABLE')
        pictures.add(bytes)
      } catch (error) {
        if (!(error instanceof MovedError) || budget.isSpent) throw error
        pictures.lose(error.code)
      }
    }
  }
  return withPictures(recipe, pictures)
}
