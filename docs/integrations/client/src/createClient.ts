import { catalogueChanges, type CatalogueMeal, type ChangesOptions, type ChangesPage } from './catalogueChanges.ts'
import { type CatalogueExport, exportCatalogue, type ExportOptions } from './exportCatalogue.ts'
import { MealwrightError } from './failures.ts'
import { type Answer, type Run, runner } from './run.ts'
import { type ClientOptions, Sender } from './Sender.ts'

/** Calls of one server with one key. */
export interface Client {
  /** Runs an operation. What fails is data: look at `ok`. */
  readonly run: Run
  /** Follows the catalogue, page by page. For partners' keys with MEALS_READ. */
  catalogueChanges<Meal = CatalogueMeal>(
    options: ChangesOptions<Meal>,
  ): AsyncGenerator<ChangesPage<Meal>, void, undefined>
  /** The whole catalogue as it is now. For keys with MEALS_READ. */
  exportCatalogue(options?: ExportOptions): Promise<CatalogueExport>
}

/** A client of a server (docs/product.md API-68). Nothing is sent until it is used, and nothing is left open. */
export function createClient(options: ClientOptions): Client {
  const sender = new Sender(options)
  const run = runner(sender)
  return {
    run,
    catalogueChanges: (given) => catalogueChanges(run, given),
    exportCatalogue: (given) => exportCatalogue(sender, given),
  }
}

/** The data of an answer. @throws MealwrightError when the call failed. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (!answer.ok) throw new MealwrightError(answer.failure)
  return answer.data
}
