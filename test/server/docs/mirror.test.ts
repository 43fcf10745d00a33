import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as absolute } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'

const app = givenApp()
const folder = mkdtempSync(join(tmpdir(), 'mealwright-mirror-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const examples = [...readFileSync('docs/guides/syncing.md', 'utf8').matchAll(/^```js\n([\s\S]*?)^```/gm)]
const exampleOf = (file: string) =>
  examples.map(([, text = '']) => text).find((text) => text.startsWith(`// ${file}`)) ?? ''

/** Runs the example as a reader would, and gives the names in its copy by their meals. */
async function mirror(KEY: string): Promise<Record<string, string>> {
  writeFileSync(join(folder, 'mirror.mjs'), exampleOf('mirror.mjs'))
  const env = { PATH: process.env.PATH, BASE: app.url, KEY }
  const child = spawn(process.execPath, ['mirror.mjs'], { cwd: folder, env, stdio: 'inherit' })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  return copied()
}

/** The names in the copy by their meals. */
function copied(): Record<string, string> {
  const { meals } = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as {
    meals: Record<string, { name: string }>
  }
  return Object.fromEntries(Object.entries(meals).map(([id, { name }]) => [id, name]))
}

async function bring(...names: [slug: string, name: string][]): Promise<Record<string, string>> {
  const meals = names.map(([slug, name]) => makeMeal(slug, [makeLine('egg')], { name }))
  await importCatalogue(app.services, { ingredients: [makeIngredient('egg')], swaps: [], meals })
  await app.services.catalogue.refresh()
  return Object.fromEntries(names)
}

it('docs/guides/syncing.md shows a loop that makes a copy, follows, and begins again after a restored backup', async () => {
  const key = await partnerKey(app, 'MEALS_READ')
  expect(Object.keys(await mirror(key))).toHaveLength(app.services.catalogue.compiled.meals.length)
  expect(await bring(['omelette', 'Omelette'], ['soup', 'Soup'])).toEqual(await mirror(key))
  expect(await bring(['omelette', 'Soft omelette'], ['roll', 'Roll'])).toEqual(await mirror(key))
  const after = await bring(['omelette', 'Soft omelette'])
  // As a restore leaves it: the removal has no number that the copy could know.
  await app.services.db('catalogue_state').update({ changesEra: 'another' })
  await app.services.catalogue.refresh()
  expect(await mirror(key)).toEqual(after)
})

it('and a client that runs it when the catalogue has changed', async () => {
  const KEY = await partnerKey(app, 'MEALS_READ')
  await mirror(KEY)
  symlinkSync(absolute('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'follow.mjs'), exampleOf('follow.mjs'))
  const env = { PATH: process.env.PATH, BASE: app.url, KEY }
  const child = spawn(process.execPath, ['follow.mjs'], { cwd: folder, env, stdio: 'inherit' })
  for (const soup of ['Thick soup', 'Thin soup']) {
    const brought = await bring(['soup', soup])
    for (let tries = 0; tries < 1200 && copied().soup !== soup; tries += 1) await wait(25)
    expect(copied()).toEqual(brought)
  }
  child.kill()
}, 120_000)
