import { matchIngredients } from '../../../server/settings/matchIngredients'
import { suggestIngredients } from '../../../server/settings/suggestIngredients'
import { fullCatalogue } from '../../support/fullCatalogue'

const excludedBy = (words: string) => new Set(matchIngredients(fullCatalogue(), words).slugs)

describe.each([
  ['nuts', 'almonds, brazil nuts, cashew nuts, hazelnuts, macadamias, pecans, pistachios, pine nuts, walnuts, peanuts'],
  ['tree nuts', 'almonds, brazil nuts, cashews, hazelnuts, macadamias, pecans, pistachios, walnuts'],
  ['seafood', 'fish, shellfish, prawns, mussels, squid, crab, salmon, tuna'],
  ['shellfish', 'prawns, crab, mussels, oysters, scallops, squid'],
  ['meat', 'beef, pork, lamb, chicken, poultry, bacon, ham, turkey, duck, mince'],
])('a person who leaves %s', (group, kinds) => {
  it.each(kinds.split(', '))('leaves all that one who leaves %s does', (kind) => {
    const all = excludedBy(group)
    expect(excludedBy(kind).size).toBeGreaterThan(0)
    expect([...excludedBy(kind)].filter((slug) => !all.has(slug))).toEqual([])
  })
})

test.each([
  ['almonds', ['soy-sauce', 'curry-powder', 'dijon-mustard']],
  ['cashew nuts', ['curry-powder', 'mixed-spice', 'yellow-mustard']],
])('%s take away no composed food that declares no nuts', (word, kept) => {
  expect(kept.filter((slug) => excludedBy(word).has(slug))).toEqual([])
})

test.each([
  ['cashw', 'cashews'],
  ['brocolli', 'broccoli'],
  ['macadamea nuts', 'macadamia nuts'],
  ['garlick', 'garlic'],
])('one slip in a word is seen: %s, %s', (word, meant) => {
  expect(suggestIngredients(fullCatalogue(), word)[0]).toBe(meant)
})

test.each([
  ['bacon', 'flavoured-cheese', 'macaroni-cheese'],
  ['ham', 'soup-mix', 'taco-sauce'],
])('%s leaves %s, which holds it, and not %s, which declares no meat', (word, holder, other) => {
  const found = excludedBy(word)
  expect([found.has(holder), found.has(other)]).toEqual([true, false])
})

test.each([
  ['gelatine powder', 'marshmallow'],
  ['gelatine powder', 'whipping-cream'],
  ['corn bread', 'any-bread'],
  ['sodium nitrite', 'seasoned-salt'],
])('%s leaves %s, which declares no meat and may hold it', (word, slug) => {
  expect(excludedBy(word).has(slug)).toBe(true)
})
