import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromBufferPromise } from 'yauzl'
import { dishSlug } from '../../../schema/dishSlug'
import { DishModel } from '../../../server/dishes/DishModel'
import { newDish } from '../../../server/dishes/newDish'
import { toDish } from '../../../server/imports/toDish'
import type { MovedRecipe } from '../../../server/moving/MovedRecipe'
import { readMoved } from '../../../server/moving/readMoved'
import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

/** Asks for an export, with an access token or a key, for a household or the person's first. */
export const ask = (
  app: RunningApp,
  token: string | null,
  form: string,
  { household, ...init }: RequestInit & { household?: string } = {},
): Promise<Response> =>
  app.fetch(`/api/exports/${form}`, {
    ...init,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(household !== undefined && { Household: household }),
    },
  })

/** Takes an export out, whole. */
export async function takenOut(app: RunningApp, person: Pick<Person, 'token'>, form: string): Promise<Buffer> {
  const answer = await ask(app, person.token, form)
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** The files of an archive by name. */
export async function filesOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) parts.push(part)
    files.set(entry.fileName, Buffer.concat(parts))
  }
  return files
}

/** The recipes that the product's own reader finds in an export, by name. @throws Error for a part that it can't read. */
export async function readBack(bytes: Buffer): Promise<MovedRecipe[]> {
  const path = join(tmpdir(), `export-${randomUUID()}`)
  await writeFile(path, bytes)
  try {
    const found: MovedRecipe[] = []
    for await (const { recipe, failure } of readMoved(path, 'export')) {
      if (failure) throw new Error(`${failure.entry}: ${failure.reason}`)
      if (recipe) found.push(recipe)
    }
    return found
  } finally {
    await rm(path)
  }
}

/** A recipe that says nothing but what is given. */
export const recipe = (over: Partial<MovedRecipe>): MovedRecipe => ({
  ...{ source: { app: null, id: null, url: null, name: null }, name: 'Soup', description: '', photo: null, serves: 4 },
  ...{
    yieldText: '',
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: 30,
    timeText: '',
    categories: [],
    labels: [],
  },
  ...{ rating: null, favourite: false, cookedOn: [], notes: '', lines: [], steps: [], nutrition: '', createdOn: null },
  ...{ left: '', furtherPhotos: [], lostPhoto: null },
  ...over,
})

/** What an import makes of a recipe. */
export async function dishFieldsOf({ services }: RunningApp, userId: string, { photo: _, ...plain }: MovedRecipe) {
  const made = await toDish(services.reader.of(services.catalogue.compiled), userId, plain)
  if ('reason' in made) throw new Error(`${plain.name}: ${made.reason}`)
  return { ...made.fields, assumed: made.assumed }
}

/** Puts a recipe among a person's dishes as an import does. */
export async function stored(app: RunningApp, { userId }: Person, given: MovedRecipe, over: Partial<DishModel> = {}) {
  const { assumed: _, ...fields } = await dishFieldsOf(app, userId, given)
  const row = { ...newDish(userId, fields.name), sourceApp: null, ...fields, ...over, changedAt: app.clock.now() }
  await DishModel.query(app.services.db).insert({ ...row, slug: dishSlug(fields.name, row.id.slice(-12)) })
  return row
}
