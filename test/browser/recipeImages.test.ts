import { givenApp } from '../support/givenApp'

const app = givenApp()

/** The recipe that a meal's page carries as data. */
async function recipeOf(slug: string): Promise<{ image: string }> {
  const html = await (await app.fetch(`/instructions/${slug}`)).text()
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(data) as { image: string }
}

it('the image of every recipe is served, also to pages of other origins', async () => {
  const images = new Set<string>()
  for (const { slug } of app.services.catalogue.compiled.meals) images.add((await recipeOf(slug)).image)
  expect(images.size).toBeGreaterThan(20)
  for (const image of images) {
    const { status, headers } = await fetch(image, { method: 'HEAD' })
    expect([image, status, headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
      image,
      200,
      'image/svg+xml',
      'cross-origin',
    ])
  }
})
