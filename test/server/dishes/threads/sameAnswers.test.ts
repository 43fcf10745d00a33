import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { foundInDish, ingredientsOf, unlistedOf } from '../../../../server/dishes/foundInDish'
import { alternativesOf, readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { readRecipes } from '../../../../server/dishes/reader/readRecipes'
import { suggestIngredients } from '../../../../server/dishes/reader/suggestIngredients'
import { RecipeReader } from '../../../../server/dishes/threads/RecipeReader'
import { toDraft, toDraftLine } from '../../../../server/dishes/toDraft'
import { unlistedIngredients } from '../../../../server/dishes/unlistedIngredients'
import { createLog } from '../../../../server/platform/log'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { recipeOfLines } from '../../../support/recipeOfLines'

const catalogue = fullCatalogue()
const texts = (
  parse(readFileSync(join(__dirname, '../reader/ingredientLines.yaml'), 'utf8')) as { text: string }[]
).map(({ text }) => text)
const steps = texts.map((text) => `Stir in ${text}, then the butter and 2 eggs.`)
const reader = new RecipeReader(createLog('silent'))
const { run } = reader.of(catalogue)

afterAll(() => reader.close())

/** Every 25 of them. */
const parts = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / 25) }, (_, index) => all.slice(25 * index, 25 * index + 25))

test('lines have the same names', async () => {
  expect(await run('names', 'anna', texts)).toEqual(texts.map((text) => toDraftLine(catalogue, text, 1).name))
})

test('lines have the same suggestions, which are the catalogue’s own objects', async () => {
  const lines = texts.map((text) => ({ name: toDraftLine(catalogue, text, 1).name, text }))
  const found = await run('suggestions', 'anna', lines)
  expect(found.some(({ length }) => length > 0)).toBe(true)
  for (const [index, { name, text }] of lines.entries()) {
    const here = suggestIngredients(catalogue, name, text)
    const there = ingredientsOf(catalogue, found[index] ?? [])
    expect([text, there.length, there.every((one, at) => one === here[at])]).toEqual([text, here.length, true])
  }
})

test('texts have the same areas', async () => {
  const here = texts.map((text) => readIngredientLine(catalogue, text).ingredient?.area ?? 'uncategorised')
  expect(await run('areas', 'anna', texts)).toEqual(here)
})

test('stored dishes hold the same', async () => {
  const dishes = parts(texts).map((lines, index) => ({
    lines: lines.map((text) => ({ text, ingredient: toDraftLine(catalogue, text, 1).ingredient?.slug ?? null })),
    steps: parts(steps)[index] ?? [],
    notAdded: index % 2 === 0 ? null : ['butter'],
  }))
  const found = await run('found', 'anna', dishes)
  expect(found.map((one) => foundInDish(catalogue, one))).toEqual(
    dishes.map((dish) => ({
      unlisted: unlistedIngredients(catalogue, dish),
      alternatives: dish.lines.map(({ text }) => alternativesOf(catalogue, text)),
    })),
  )
})

test.each(['AU', 'US', 'UK'] as const)('recipes are the same drafts in measures of %s', async (measures) => {
  for (const [index, lines] of parts(texts).entries()) {
    const recipe = recipeOfLines(lines, { serves: 1 + index, steps: parts(steps)[index] })
    const drafted = await run('draft', 'anna', { recipe, measures, usualMeasures: null })
    const draft = toDraft(catalogue, recipe, measures)
    const here = draft.lines.map((line) => ({
      ...line,
      ingredient: line.ingredient?.slug ?? null,
      alternatives: alternativesOf(catalogue, line.text).map(({ slug }) => slug),
    }))
    if ('problem' in drafted) throw new Error(drafted.problem[1])
    expect(drafted.draft).toMatchObject({ ...draft, lines: here, measures })
    expect(unlistedOf(catalogue, drafted.draft.unlisted)).toEqual(
      unlistedIngredients(catalogue, { lines: here, steps: draft.steps, notAdded: null }),
    )
  }
})

test.each([
  `Soup\nServes 4\nIngredients\n${texts.slice(0, 30).join('\n')}\nMethod\n${steps.slice(0, 10).join('\n')}`,
  JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: texts.slice(0, 30), recipeInstructions: steps }),
  `<html><body><h1>Soup</h1><ul><li itemprop="recipeIngredient">1 egg</li></ul></body></html>`,
])('sources hold the same recipes: %.30s', async (text) => {
  const { recipes } = await run('source', 'anna', text)
  expect(recipes).toEqual(readRecipes(text))
})
