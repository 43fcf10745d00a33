import { NAMES } from '../../../../server/dishes/reader/words/ingredientNames'
import { matchIngredients } from '../../../../server/settings/matchIngredients'
import { fullCatalogue } from '../../../support/fullCatalogue'

/** Foods that people leave, each by one word. */
const FOODS =
  `anchovy asparagus avocado bacon banana beef beetroot broccoli carrot celery cherry chicken clam coconut cod corn crab cranberry
  cucumber duck egg garlic ginger goat ham kale lamb leek lemon lentil lime lobster mackerel mango mint mushroom mustard okra onion oyster
  peach peanut pineapple pork prawn pumpkin radish raspberry rhubarb salmon sesame shrimp spinach strawberry tomato trout tuna turkey turnip
  walnut zucchini`.split(/\s+/)

/** Names in which such a word means another food, or only how something tastes that has nothing of it. */
const OTHERS: readonly RegExp[] = [
  /\b(?:black|pepper) corn\b|\bcorn salad\b|\bblack (?:onion seed|cod)\b|^onion seed$|^garlic chive$/,
  /\bbanana (?:pepper|squash)\b|\bbanana (?:fingerling )?potato\b|^sweet banana pepper$/,
  /\bcherry (?:tomato|pepper|radish)\b|\bcranberry bean\b/,
  /\bcrab (?:apple|boil)\b|\blobster roll bun\b|\boyster (?:cracker|blade|mushroom)\b|\bpeking duck pancake\b|^duck sauce$/,
  /\b(?:chicken flavou?red broth|chicken wing sauce|chicken salad dressing)\b|\bbrown turkey fig\b|\bbeef tomato\b/,
  /\blemon (?:balm|cucumber|sole|thyme|verbena|vodka|flavou?red vodka)\b|\blime leaf\b|\begg radish\b|\bsalmon egg\b|\btrout roe\b|\bsesame leaf\b/,
  /\b(?:broccoli leaf|carrot top|pumpkin (?:leaf|blossom|flower|seed|spice)|radish (?:green|top))\b|\bbaby kale mix\b/,
  /\blamb'?s'? (?:lettuce|quarter)\b|\bgoat(?:'s)? milk\b|\bhorse radish\b|\bmexican turnip\b|\bcelery cabbage\b|\bmustard (?:green|cress)/,
  /\b(?:jello|jell o|jelly|gelatine?|gelatin|flavou?red mix)\b/,
  /\bbanana shallot\b|\bcherry (?:plum tomato|bomb pepper)\b|\b(?:japanese|wild) leek\b|^lemon grass$/,
]

test.each(FOODS)('what is left by %s leaves all whose names say so', (food) => {
  const left = new Set(matchIngredients(fullCatalogue(), food).slugs)
  expect(left.size).toBeGreaterThan(0)
  const said = new RegExp(`\\b${food}\\b`)
  const kept = Object.entries(NAMES).flatMap(([slug, names]) =>
    left.has(slug)
      ? []
      : names
          .filter((name) => said.test(name) && !OTHERS.some((other) => other.test(name)))
          .map((name) => `${slug}: ${name}`),
  )
  expect(kept).toEqual([])
})
