import { recipeJsonLd } from '../../../server/catalogue/recipeJsonLd'
import { withRecipe } from '../../../server/http/mealPages'
import { sitemapFiles } from '../../../server/http/sitemap'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The texts of an element of a sitemap, after a look at whether it is one. */
function textsOf(xml: string, name: string): string[] {
  const [, root, items = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<(urlset|sitemapindex) xmlns="[^"]+">([^]*)<\/\1>\s*$/.exec(xml) ?? []
  const item = root === 'urlset' ? 'url' : 'sitemap'
  expect(
    items.replace(new RegExp(`<${item}><loc>[^<>]+</loc>(<lastmod>[^<>]+</lastmod>)?</${item}>`, 'g'), '').trim(),
  ).toBe('')
  return [...items.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&([\w#]+);/g, (_all, sign: string) => SIGNS[sign] ?? ''),
  )
}

const locations = (xml: string) => textsOf(xml, 'loc')

test('the sitemap lists the page of every meal with the time of its last change, and is sent once (WEEK-6)', async () => {
  const answer = await app.fetch('/sitemap.xml')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = await answer.text()
  const { publicUrl } = app.services.config
  const meals = app.services.catalogue.compiled.meals.map(({ slug }) => `${publicUrl}/instructions/${slug}`)
  expect(locations(xml).filter((one) => one.includes('/instructions/'))).toEqual(meals)
  const times = textsOf(xml, 'lastmod').map(Date.parse)
  expect(times).toHaveLength(meals.length)
  expect(times.every((time) => time <= app.clock.now())).toBe(true)
  const again = await app.fetch('/sitemap.xml', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await app.fetch('/sitemap-1.xml')).status).toBe(404)
  expect((await app.fetch('/sitemap.xml', { method: 'POST' })).status).toBe(405)
})

test('more addresses than fit into one file are divided, below an index of the files', () => {
  const addresses = Array.from({ length: 5 }, (_, at) => ({ url: `https://meals.example/a&b-${at}`, at: at * 1000 }))
  const [index = '', ...files] = sitemapFiles(addresses, 'https://meals.example', 2)
  expect(locations(index)).toEqual([1, 2, 3].map((part) => `https://meals.example/sitemap-${part}.xml`))
  expect(files.flatMap(locations)).toEqual(addresses.map(({ url }) => url))
  expect(textsOf(index, 'lastmod')[0]).toBe('1970-01-01T00:00:01.000Z')
})

test('robots.txt names the sitemap and keeps the API out', async () => {
  const robots = await (await app.fetch('/robots.txt')).text()
  expect(robots.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /graphql',
    `Sitemap: ${app.services.config.publicUrl}/sitemap.xml`,
    '',
  ])
})

test('the page of each meal has its one address and a whole schema.org recipe (WEEK-6)', () => {
  const { catalogue, config } = app.services
  for (const meal of catalogue.compiled.meals) {
    const page = withRecipe('<title>x</title></head>', meal, config)
    const url = `${config.publicUrl}/instructions/${meal.slug}`
    expect(/<link rel="canonical" href="([^"]*)">/.exec(page)?.[1]).toBe(url)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
    const recipe = JSON.parse(data) as ReturnType<typeof recipeJsonLd>
    expect(recipe).toEqual(recipeJsonLd(meal, config))
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: meal.name,
      url,
      image: expect.stringMatching(/^https?:\/\/\S+\.svg$/),
      totalTime: expect.stringMatching(/^PT\d+M$/),
      recipeYield: '1 serve',
      keywords: expect.any(String),
    })
    const steps = recipe.recipeInstructions as { '@type': string; position: number; text: string }[]
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    for (const step of steps) expect([step['@type'], step.text.trim() !== '']).toEqual(['HowToStep', true])
    const { recipeIngredient, recipeCategory, suitableForDiet } = recipe as Record<string, string[]>
    expect(recipeIngredient?.length).toBe(meal.meal.ingredients.length)
    expect(recipeCategory?.length).toBeGreaterThan(0)
    for (const diet of suitableForDiet ?? []) expect(diet).toMatch(/^https:\/\/schema\.org\/\w+Diet$/)
    if (recipe.nutrition) expect(recipe.nutrition).toMatchObject({ calories: expect.stringMatching(/^\d+ kcal$/) })
  }
})
