import { parentPort, workerData } from 'node:worker_threads'
import type { ColumnsRead } from '../../schema/tableColumns'
import { LIMITS } from '../moving/limits'
import type { MovedPlan } from '../moving/MovedPlan'
import type { MovedRecipe } from '../moving/MovedRecipe'
import { MovedError, type Reason } from '../moving/MovedError'
import { readMoved } from '../moving/readMoved'

/* A thread: it reads one file, a recipe each time it is asked, and is ended from outside. */

/** What the thread is given. */
export interface FileToRead {
  readonly path: string
  /** As its person's device calls it. */
  readonly name: string
  /** What the columns of a table are read as; null where the file says it itself. */
  readonly columns: ColumnsRead | null
}

/** A recipe without its photos, which go beside it. */
export type PlainRecipe = Omit<MovedRecipe, 'photo' | 'furtherPhotos' | 'lostPhoto'>

/** What comes next in a file: a recipe, a plan once all recipes are there, the name of a part of it that can't be read, or why nothing of it can. */
export type FoundInFile =
  | { readonly recipe: PlainRecipe; readonly photos: readonly Uint8Array[]; readonly lostPhoto: Reason | null }
  | { readonly plan: MovedPlan }
  | { readonly failed: string; readonly reason: string }
  | { readonly refused: string }

async function* found({ path, name, columns }: FileToRead): AsyncGenerator<FoundInFile> {
  try {
    for await (const moved of readMoved(path, name, LIMITS, columns)) {
      if (moved.plan) yield { plan: moved.plan }
      else if (moved.failure) yield { failed: moved.failure.entry, reason: moved.failure.reason }
      else {
        const { photo, furtherPhotos, lostPhoto, ...recipe } = moved.recipe
        yield { recipe, photos: photo === null ? [] : [photo, ...furtherPhotos], lostPhoto }
      }
    }
  } catch (error) {
    if (!(error instanceof MovedError)) throw error
    yield { refused: error.code }
  }
}

const file = found(workerData as FileToRead)
parentPort?.on('message', () => {
  void file.next().then(({ done, value }) => parentPort?.postMessage(done === true ? null : value))
})
