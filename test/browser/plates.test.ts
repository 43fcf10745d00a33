import { join } from 'node:path'
import { compileCatalogue } from '../../server/catalogue/compileCatalogue'
import { plateMeal } from '../../server/catalogue/plateMeal'
import { readCatalogue } from '../../server/catalogue/readCatalogue'
import { drawPlate } from '../../server/plates/drawPlate'
import { seedOf } from '../../server/plates/reviewed'
import { likeness, startRasters } from '../support/plateRasters'

it('no two plates of one form are alike, so that no plan has two (docs/product.md CAT-14)', async () => {
  const { raster, stop } = await startRasters()
  const forms = new Map<string, { slug: string; pixels: Float32Array }[]>()
  const near: string[] = []
  for (const meal of compileCatalogue(readCatalogue(join('seeds', 'catalogue'))).meals) {
    const { svg, form } = drawPlate(plateMeal(meal), seedOf(meal.slug))
    // A file that is no XML fails to be decoded.
    const pixels = await raster(svg)
    const others = forms.get(form.name) ?? []
    for (const other of others) if (likeness(pixels, other.pixels) < 34) near.push(`${meal.slug} and ${other.slug}`)
    forms.set(form.name, [...others, { slug: meal.slug, pixels }])
  }
  await stop()
  expect(near).toEqual([])
})
