import type { KeyScope } from '../generated/schemaTypes'
import { writeCooklang } from '../moving/out/cooklang'
import { FileNames } from '../moving/out/fileNames'
import type { LeavingFile, WriteRecipe } from '../moving/out/LeavingRecipe'
import { writePaprika } from '../moving/out/paprika'
import { writeSchemaOrg } from '../moving/out/schemaOrg'
import { zipped } from '../moving/out/zipped'
import { WHOLE } from '../moving/whole'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { ownRecipes } from './ownRecipes'
import { listTable, planTable } from './tables'

/** A form in which a person takes things out. */
export interface ExportForm {
  /** The name of the file, to which the day is added. */
  readonly file: string
  readonly ending: string
  readonly type: string
  /** What a key needs, all of it. */
  readonly scopes: readonly KeyScope[]
  /** Its bytes, made while they are read. */
  content(services: Services, caller: Caller): AsyncIterable<Buffer>
}

const ZIP = 'application/zip'
const CSV = 'text/csv; charset=utf-8'

/** All forms by the last part of their address (docs/product.md MOVE-15). */
export const FORMS: Readonly<Record<string, ExportForm>> = {
  recipes: {
    ...{ file: 'recipes', ending: 'zip', type: ZIP, scopes: ['DISHES_READ'] },
    content: (services, { userId }) => zipped(recipesAs(services, userId, [['', writeSchemaOrg]])),
  },
  paprika: {
    ...{ file: 'recipes', ending: 'paprikarecipes', type: ZIP, scopes: ['DISHES_READ'] },
    content: (services, { userId }) => zipped(recipesAs(services, userId, [['', writePaprika]])),
  },
  cooklang: {
    ...{ file: 'recipes-cooklang', ending: 'zip', type: ZIP, scopes: ['DISHES_READ'] },
    content: (services, { userId }) => zipped(recipesAs(services, userId, [['', writeCooklang]])),
  },
  plan: {
    ...{ file: 'plan', ending: 'csv', type: CSV, scopes: ['PLAN_READ'] },
    content: (services, caller) => once(planTable(services, caller)),
  },
  list: {
    ...{ file: 'shopping-list', ending: 'csv', type: CSV, scopes: ['LIST_READ'] },
    content: (services, caller) => once(listTable(services, caller)),
  },
  everything: {
    ...{ file: 'everything', ending: 'zip', type: ZIP, scopes: ['DISHES_READ', 'PLAN_READ', 'LIST_READ'] },
    content: (services, caller) => zipped(everything(services, caller)),
  },
}

async function* once(text: Promise<string>): AsyncGenerator<Buffer> {
  yield Buffer.from(await text)
}

/** The dishes in some forms, each in its folder; a recipe is read once for all of them. */
async function* recipesAs(
  services: Services,
  userId: string,
  forms: readonly (readonly [folder: string, write: WriteRecipe])[],
): AsyncGenerator<LeavingFile, undefined> {
  const names = new FileNames()
  for await (const recipe of ownRecipes(services, userId)) {
    const name = names.of(recipe.name)
    for (const [folder, write] of forms) yield* write(recipe, `${folder}${name}`)
  }
}

async function* everything(services: Services, caller: Caller): AsyncGenerator<LeavingFile, undefined> {
  const changedAt = services.now()
  yield { name: WHOLE.plan, bytes: Buffer.from(await planTable(services, caller)), changedAt }
  yield { name: WHOLE.list, bytes: Buffer.from(await listTable(services, caller)), changedAt }
  yield* recipesAs(services, caller.userId, [
    [WHOLE.recipes, writeSchemaOrg],
    [WHOLE.cooklang, writeCooklang],
  ])
}
