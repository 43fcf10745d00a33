import { workerData } from 'node:worker_threads'
import { compileCatalogue } from '../../catalogue/compileCatalogue'
import type { Ingredient } from '../../catalogue/types'
import { readerTasks, type ReaderTasks } from './readerTasks'

/* A thread: it is started with the ingredients of one version of the catalogue, and ends with that version. */

const catalogue = compileCatalogue({ ingredients: workerData as Ingredient[], swaps: [], meals: [] })

/** A task and what it is given. */
export interface GivenTask<Task extends keyof ReaderTasks> {
  readonly task: Task
  readonly given: ReaderTasks[Task][0]
}

/** Does one task. */
export default function run<Task extends keyof ReaderTasks>({ task, given }: GivenTask<Task>): ReaderTasks[Task][1] {
  return readerTasks[task](catalogue, given)
}
