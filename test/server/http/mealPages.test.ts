import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MealPages, withRecipe } from '../../../server/http/mealPages'
import type { Shell } from '../../../server/http/shells'
import { givenApp } from '../../support/givenApp'

const app = givenApp()
const folder = mkdtempSync(join(tmpdir(), 'meal-pages-'))
const BARE: Shell = { html: '<head></head><body><div id="root"></div></body>', scriptHashes: [] }
const FRAME = 'the frame'

/** Stands in for the one of the build: it says how often it was asked, and what for. */
const RENDERER = `
  let times = 0
  exports.renderInstructions = async ({ name, serves }) => {
    if (name === 'Weeknight butter chicken') return { head: '<style></style>', body: [name, serves, ++times].join('|') }
    throw new Error('It cannot draw that')
  }
`

beforeAll(() => {
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/renderer.cjs'), RENDERER)
})
afterAll(() => rmSync(folder, { recursive: true }))

const mealOf = (slug: string) => {
  const meal = app.services.catalogue.compiled.mealBySlug.get(slug)
  if (!meal) throw new Error(`There is no ${slug}`)
  return meal
}
const chicken = () => mealOf('weeknight-butter-chicken')
const another = () => {
  const meal = [...app.services.catalogue.compiled.mealBySlug.values()].find(({ slug }) => slug !== chicken().slug)
  if (!meal) throw new Error('There is one meal only')
  return meal
}

describe("A meal's page", () => {
  it('holds its instructions as the API tells them to a stranger, beside what is drawn of them (COOK-22)', async () => {
    const page = await new MealPages(app.services, folder, BARE).pageOf(chicken(), FRAME)
    expect(page).toContain('<head><style></style></head>')
    expect(page).toContain('<div id="root" data-shell="instructions">Weeknight butter chicken|1|')
    const [, json = ''] = /<script type="application\/json" id="instructions">(.*?)<\/script>/.exec(page) ?? []
    const { data } = await app.graphql(
      `{ instructions(slug: "weeknight-butter-chicken") {
        name dietary serves steps unsuitable suitableEntry nutrition { unknown }
        ingredients { recipeText amount measurementUnit ingredient { name } }
      } }`,
    )
    expect(JSON.parse(json)).toMatchObject((data as unknown as { instructions: object }).instructions)
  })

  it('is rendered once', async () => {
    const pages = new MealPages(app.services, folder, BARE)
    const [one, other] = await Promise.all([pages.pageOf(chicken(), FRAME), pages.pageOf(chicken(), FRAME)])
    expect(other).toBe(one)
  })

  it('is the frame where it cannot be rendered, or where the build has left nothing to render with', async () => {
    expect(await new MealPages(app.services, folder, BARE).pageOf(another(), FRAME)).toBe(FRAME)
    expect(await new MealPages(app.services, join(folder, 'none'), BARE).pageOf(chicken(), FRAME)).toBe(FRAME)
  })

  it('has its name and its schema.org recipe, from which no text can break out', () => {
    const meal = { ...chicken(), name: 'Stew </script><script>alert(1)</script>' }
    const html = withRecipe('<head><title>x</title></head>', meal, app.services.config)
    expect(html).toContain('<title>Stew &lt;/script&gt;&lt;script&gt;')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })
})
