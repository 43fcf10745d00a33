import { open, type FileHandle } from 'node:fs/promises'
import type { ColumnsRead } from '../../schema/tableColumns'
import { isZip, readArchive } from './archive/readArchive'
import { Budget, LIMITS, type Limits } from './limits'
import { MovedError, type Reason } from './MovedError'
import type { MovedPlan } from './MovedPlan'
import type { Moved, MovedRecipe } from './MovedRecipe'
import { Pictures } from './fields/Pictures'
import { photosOf, type ReadRecipe, withPictures } from './fields/readRecipe'
import { recipesInDocument, recipesInOneTable } from './readDocument'

/**
 * Reads the recipes of a file that another application exported, one at a time, so that the pictures of one recipe are
 * in memory and not those of all; its plans come after all of them. The file is known by its content; its name only names a recipe that has no other
 * name. What is wrong with one recipe is a failure, and the others are read.
 *
 * The file is opened with the first value and closed with the last, also where the caller stops before.
 *
 * @param columns what the columns of a table are read as; null where the file says it itself.
 * @throws MovedError for what is wrong with the whole, or if neither a recipe nor a plan is in it.
 */
export async function* readMoved(
  path: string,
  fileName: string,
  limits: Limits = LIMITS,
  columns: ColumnsRead | null = null,
): AsyncGenerator<Moved> {
  const budget = new Budget(limits)
  let found = 0
  let first: Reason | null = null
  const plans: MovedPlan[] = []
  for await (const moved of itemsOf(path, fileName, budget, columns)) {
    if (moved.recipe && found === limits.entries) throw new MovedError('TOO_MANY')
    if (moved.recipe) found += 1
    first ??= moved.failure?.reason ?? null
    if (moved.plan) plans.push(moved.plan)
    else yield moved
  }
  for (const plan of plans) yield { progress: 1, plan }
  if (found + plans.length === 0) throw new MovedError(first ?? 'NO_RECIPES')
}

async function* itemsOf(
  path: string,
  name: string,
  budget: Budget,
  columns: ColumnsRead | null,
): AsyncGenerator<Moved> {
  const start = await readStart(path)
  if (columns === null && isZip(start)) return yield* readArchive(path, budget)
  const bytes = await readWhole(path, budget)
  const all = columns === null ? recipesInDocument({ name, bytes }, budget) : recipesInOneTable(bytes, columns, budget)
  for (const found of all) {
    if (found && 'plan' in found) yield { progress: 1, plan: found.plan }
    else if (found) yield { progress: 1, recipe: withOwnPictures(found, budget) }
    else yield { progress: 1, failure: { entry: name, reason: 'NO_RECIPES' } }
  }
}

/** A recipe of a file by itself has the pictures that are in it: there is nothing beside it. */
function withOwnPictures(recipe: ReadRecipe, { limits }: Budget): MovedRecipe {
  const pictures = new Pictures(limits)
  for (const photo of photosOf(recipe)) if (typeof photo !== 'string') pictures.add(photo)
  return withPictures(recipe, pictures)
}

async function readStart(path: string): Promise<Buffer> {
  return withFile(path, async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  })
}

/** @throws MovedError if it is longer than a document may be. */
async function readWhole(path: string, budget: Budget): Promise<Buffer> {
  return withFile(path, async (file) => {
    const { size } = await file.stat()
    if (size > budget.limits.documentBytes) throw new MovedError('TOO_LARGE')
    budget.take(size)
    return file.readFile()
  })
}

async function withFile<Answer>(path: string, read: (file: FileHandle) => Promise<Answer>): Promise<Answer> {
  const file = await open(path)
  try {
    return await read(file)
  } finally {
    await file.close()
  }
}
