import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CatalogueContradiction } from '../../../server/catalogue/catalogueRows'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { seedCatalogue } from '../../../server/catalogue/seedCatalogue'
import { hashOfFiles, readEdition, SEEDS } from '../../../server/catalogue/seedEdition'
import { CatalogueStateModel } from '../../../server/catalogue/models/CatalogueStateModel'
import { CatalogueStore } from '../../../server/catalogue/CatalogueStore'
import type { CatalogueData } from '../../../server/catalogue/types'
import { runImport } from '../../../server/commands/importCatalogue'
import { makeIngredient, makeLine, makeMeal, makeSwap, smallCatalogue } from '../../support/catalogueFixtures'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

const NOTHING = { ingredients: 0, meals: 0 }
async function bring(data: CatalogueData) {
  app.clock.advance(1000)
  const outcome = await importCatalogue(app.services, data)
  await app.services.catalogue.refresh()
  return outcome
}

const changedAt = (id: string) => app.services.catalogue.snapshot.changedAt.get(id) ?? 0

describe('importing', () => {
  test('brings in the seeds as they are written', () => {
    const data = fullCatalogueData()
    const { compiled } = app.services.catalogue
    expect(compiled.meals).toHaveLength(data.meals.length)
    for (const meal of data.meals) expect(compiled.mealById.get(meal.id)?.meal).toEqual(meal)
    // Which food gives the minerals is said in the files alone.
    for (const { slug, contains, minerals: _minerals, ...entry } of data.ingredients) {
      const ingredient = compiled.ingredientBySlug.get(slug)
      expect(ingredient).toMatchObject(entry)
      expect(ingredient?.contains).toEqual(contains && expect.arrayContaining(contains))
    }
    const swaps = compiled.ingredients.flatMap((one) =>
      one.swaps.map(({ to, ratio, note, preparation, before, words }) => ({
        from: one.slug,
        to: to?.slug ?? null,
        ratio,
        note,
        preparation,
        before,
        words,
      })),
    )
    expect(swaps).toHaveLength(data.swaps.length)
    for (const from of new Set(data.swaps.map((swap) => swap.from)))
      expect(swaps.filter((swap) => swap.from === from)).toEqual(
        data.swaps
          .filter((swap) => swap.from === from)
          .map((swap) => ({ preparation: null, before: null, words: null, ...swap })),
      )
  })

  test('changes nothing the second time, and the seeds are not even looked at again', async () => {
    const before = app.services.catalogue.snapshot
    expect(await bring(fullCatalogueData())).toMatchObject({ changed: NOTHING, removed: NOTHING })
    await seedCatalogue(app.services)
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.snapshot).toBe(before)
  })

  test('writes what changed, deletes what is gone and leaves the rest as it was', async () => {
    const first = await bring(smallCatalogue())
    expect(first.removed.meals).toBe(fullCatalogueData().meals.length)
    const before = { omelette: changedAt('omelette'), egg: changedAt('boiled-egg') }
    const data = smallCatalogue()
    data.meals[0] = makeMeal('omelette', [makeLine('egg', 120), makeLine('milk')], { name: 'Soft omelette' })
    data.meals.push(makeMeal('salted-milk', [makeLine('milk'), makeLine('salt')]))
    const second = await bring(data)
    expect(second).toEqual({ version: first.version + 1, changed: { ingredients: 0, meals: 2 }, removed: NOTHING })
    expect(changedAt('omelette')).toBeGreaterThan(before.omelette)
    expect(changedAt('boiled-egg')).toBe(before.egg)
    expect(app.services.catalogue.compiled.mealBySlug.get('omelette')).toMatchObject({ name: 'Soft omelette' })
    const third = await bring({ ...smallCatalogue(), meals: smallCatalogue().meals.slice(1) })
    expect(third).toMatchObject({ changed: NOTHING, removed: { meals: 2 } })
    expect(app.services.catalogue.compiled.meals.map(({ id }) => id)).toEqual(['boiled-egg'])
  })

  test('a corrected fact and a new swap change the meals that use the ingredient, and no other', async () => {
    await bring(smallCatalogue())
    const before = { omelette: changedAt('omelette'), egg: changedAt('boiled-egg') }
    const corrected = smallCatalogue()
    corrected.ingredients[2] = makeIngredient('soy-milk', { contains: ['soy'] })
    await bring(corrected)
    const after = changedAt('omelette')
    expect(after).toBeGreaterThan(before.omelette)
    corrected.swaps.push(makeSwap('milk', null))
    await bring(corrected)
    expect(changedAt('omelette')).toBeGreaterThan(after)
    expect(changedAt('boiled-egg')).toBe(before.egg)
  })

  test('an ingredient without facts stays unreviewed', async () => {
    const data = smallCatalogue()
    data.ingredients[3] = makeIngredient('salt', { contains: null })
    await bring(data)
    expect(app.services.catalogue.compiled.ingredientBySlug.get('salt')?.contains).toBeNull()
  })

  test('refuses what contradicts itself and keeps what was there', async () => {
    await bring(smallCatalogue())
    const { version } = app.services.catalogue
    const data = smallCatalogue()
    data.meals.push(makeMeal('soup', [makeLine('leek')]), makeMeal('omelette', [makeLine('egg')]))
    data.swaps.push(makeSwap('milk', 'oat-milk'))
    const failed = bring(data)
    await expect(failed).rejects.toBeInstanceOf(CatalogueContradiction)
    await expect(failed).rejects.toMatchObject({
      problems: expect.arrayContaining([
        'The meal omelette occurs twice',
        'The meal soup names the unknown ingredient leek',
        'A swap from milk names the unknown ingredient oat-milk',
      ]),
    })
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.version).toBe(version)
  })

  test('several importers at once leave one whole catalogue', async () => {
    const others = Array.from({ length: 4 }, (_, index) => ({
      ...smallCatalogue(),
      meals: [makeMeal(`only-${index}`, [makeLine('egg')])],
    }))
    await Promise.all(others.map((data) => importCatalogue(app.services, data)))
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.compiled.meals).toHaveLength(1)
  })
})

describe('the seeds and an administrator', () => {
  test('an imported catalogue stays over a restart until newer seeds come; those of an older release change nothing', async () => {
    await bring(smallCatalogue())
    await seedCatalogue(app.services)
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.compiled.meals).toHaveLength(2)
    // The release that brought other seeds runs on beside this one, or this one is new and the others are older.
    await CatalogueStateModel.query(app.services.db).patch({ seedHash: 'other seeds' })
    await seedCatalogue(app.services)
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.compiled.meals).toHaveLength(2)
    await app.services.db('catalogue_seeds').delete()
    await seedCatalogue(app.services)
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.compiled.meals).toHaveLength(fullCatalogueData().meals.length)
  })

  test('seeds of an earlier edition are left alone although they were never imported', async () => {
    const { db } = app.services
    await bring(smallCatalogue())
    await db('catalogue_seeds').delete()
    await db('catalogue_seeds').insert({ hash: 'newer seeds', edition: readEdition().edition + 1, importedAt: 1 })
    await CatalogueStateModel.query(db).patch({ seedHash: 'newer seeds' })
    await seedCatalogue(app.services)
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.compiled.meals).toHaveLength(2)
    // The newer ones come while these wait for the lock, when it was found already that none are newer.
    const seed = { hash: 'these', edition: 1, isForced: false }
    expect(await importCatalogue(app.services, fullCatalogueData(), seed)).toMatchObject({ changed: NOTHING })
    await db('catalogue_seeds').update({ edition: readEdition().edition })
    await seedCatalogue(app.services)
    await app.services.catalogue.refresh()
    expect(app.services.catalogue.compiled.meals).toHaveLength(fullCatalogueData().meals.length)
  })

  test('the edition was raised with the last change of the seeds; `npm run codegen` does it', () => {
    expect(readEdition().hash).toBe(hashOfFiles(SEEDS))
  })

  test('a running server shows an import of another process within seconds, whole', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mealwright-catalogue-'))
    cpSync(SEEDS, folder, { recursive: true })
    const file = join(folder, 'meals', 'apple-pie-porridge.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('name: Apple pie porridge', 'name: Apple strudel porridge'))
    const before = app.services.catalogue.compiled
    const watching = new CatalogueStore(app.services.db)
    await watching.refresh()
    const stop = watching.watch(app.services.log)
    const said: string[] = []
    expect(await runImport(app.services.config, folder, (line) => said.push(line))).toBe(0)
    expect(said.join()).toContain('1 meals and 0 ingredients are new or changed')
    for (let tries = 0; tries < 60 && watching.version.startsWith(before.version); tries += 1) await wait(100)
    await stop()
    expect(watching.compiled.mealBySlug.get('apple-pie-porridge')?.name).toBe('Apple strudel porridge')
    expect(before.mealBySlug.get('apple-pie-porridge')?.name).toBe('Apple pie porridge')
    rmSync(folder, { recursive: true })
  }, 60_000)

  test('a broken file is named with its line and nothing is imported', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mealwright-catalogue-'))
    cpSync(SEEDS, folder, { recursive: true })
    const file = join(folder, 'meals', 'apple-pie-porridge.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('ingredient: milk,', 'ingredient: unicorn-milk,'))
    const { version } = await CatalogueStateModel.query(app.services.db).findById(1).throwIfNotFound()
    const said: string[] = []
    expect(await runImport(app.services.config, folder, (line) => said.push(line))).toBe(1)
    expect(said[0]).toMatch(/apple-pie-porridge\.yaml:\d+ .*unicorn-milk/)
    expect(await CatalogueStateModel.query(app.services.db).findById(1)).toMatchObject({ version })
    rmSync(folder, { recursive: true })
  })
})
