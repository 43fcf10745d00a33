import type { CatalogueProblem } from '../readCatalogue'
import { leftOutWords } from '../sentenceNames'
import type { Fact, Ingredient } from '../types'
import { repeated, type Located, type LocatedCatalogue } from './located'

/** A fact that never comes without the other. */
const IMPLIED: readonly (readonly [Fact, Fact])[] = [
  ['wheat', 'gluten'],
  ['beef', 'meat'],
  ['pork', 'meat'],
  ['poultry', 'meat'],
]

/** Names that show what an entry must declare; `unless` names the exceptions. */
const TELLING: readonly { name: RegExp; fact: Fact; unless?: RegExp }[] = [
  { name: /\b(beef|veal)\b/, fact: 'beef', unless: /plant|vegan|vegetarian|style/ },
  {
    name: /\b(pork|ham|bacon|prosciutto|chorizo|pancetta|salami)\b/,
    fact: 'pork',
    unless: /plant|vegan|vegetarian|turkey/,
  },
  { name: /\b(chicken|turkey|duck)\b/, fact: 'poultry', unless: /plant|vegan|vegetarian|style|salt|eggs/ },
  { name: /\b(salmon|tuna|sardines?|anchov(y|ies)|barramundi|cod|trout)\b/, fact: 'fish' },
  { name: /\b(prawns?|crab|lobster)\b/, fact: 'crustacean' },
  {
    name: /\b(mussels?|squid|calamari|oysters?|scallops?|octopus)\b/,
    fact: 'mollusc',
    unless: /mushroom|vegan|vegetarian/,
  },
  { name: /\b(almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|macadamias?)\b/, fact: 'tree_nut' },
  { name: /\bpeanuts?\b/, fact: 'peanut' },
  { name: /\b(tahini|sesame)\b/, fact: 'sesame', unless: /sesame-free/ },
  { name: /\b(tofu|tempeh|edamame|tamari|miso)\b|\bsoy\b/, fact: 'soy', unless: /chickpea|soy-free/ },
  { name: /\beggs?\b/, fact: 'egg', unless: /vegan|eggless|egg-free|replacer|eggplant|flax/ },
  {
    name: /\b(wine|sherry|beer|mirin|rum|brandy|vodka)\b/,
    fact: 'alcohol',
    unless: /vinegar|non-alcoholic|alcohol-free|ginger beer/,
  },
  { name: /\bhoney\b/, fact: 'honey', unless: /honeydew|vegan/ },
  {
    name: /\b(butter|milk|cream|cheese|cheddar|mozzarella|feta|ricotta|parmesan|hall?oumi|paneer|ghee|yoghurt)\b/,
    fact: 'milk',
    unless:
      /vegan|dairy-free|plant|soy|coconut|almond|oat|rice|peanut|cashew|(nut|seed) butter|butter (bean|lettuce)|apple|lettuce|tartar/,
  },
  {
    name: /\b(bread|rye|wheat|barley|spelt|oats|couscous|bulgur|semolina|freekeh|seitan|spaghetti|penne|macaroni|lasagne|fettuccine|pastry)\b/,
    fact: 'gluten',
    unless: /gluten-free|squash/,
  },
  { name: /\bfish\b/, fact: 'fish', unless: /vegan/ },
  { name: /\bgelatine\b/, fact: 'gelatine', unless: /gelatine-free/ },
  { name: /\b(celery|celeriac)\b/, fact: 'celery', unless: /celery-free/ },
  { name: /\bmustard\b/, fact: 'mustard', unless: /mustard-free/ },
]

const ANIMAL: readonly Fact[] = [
  'milk',
  'egg',
  'honey',
  'meat',
  'fish',
  'crustacean',
  'mollusc',
  'gelatine',
  'animal_rennet',
]

/** Words of a name that promise a shopper that something is not in it. */
const PROMISED: readonly { name: RegExp; not: readonly Fact[] }[] = [
  { name: /\bvegan\b|\bplant-based\b/, not: ANIMAL },
  { name: /\bvegetarian\b/, not: ['meat', 'fish', 'crustacean', 'mollusc', 'gelatine', 'animal_rennet'] },
  { name: /\bgluten-free\b/, not: ['gluten', 'wheat'] },
  { name: /\bdairy-free\b/, not: ['milk'] },
  { name: /\begg-free\b/, not: ['egg'] },
  { name: /\bnut-free\b/, not: ['tree_nut', 'peanut'] },
  { name: /\bsoy-free\b/, not: ['soy'] },
  { name: /\bsesame-free\b/, not: ['sesame'] },
  { name: /\blupin-free\b/, not: ['lupin'] },
  { name: /\bsulphite-free\b/, not: ['sulphites'] },
  { name: /\bgelatine-free\b/, not: ['gelatine'] },
  { name: /\bcelery-free\b/, not: ['celery'] },
  { name: /\bmustard-free\b/, not: ['mustard'] },
  { name: /\b(non-alcoholic|alcohol-free)\b/, not: ['alcohol'] },
]

/** The rules that an ingredient must keep by itself. */
function lintFacts({ value, problem }: Located<Ingredient>): CatalogueProblem[] {
  const { contains, name } = value
  if (contains === null) return []
  return [
    ...IMPLIED.filter(([fact, other]) => contains.includes(fact) && !contains.includes(other)).map(([fact, other]) =>
      problem(['contains'], `${value.slug} contains ${fact}, so it must declare ${other}`),
    ),
    ...TELLING.filter(
      (rule) => rule.name.test(name) && rule.unless?.test(name) !== true && !contains.includes(rule.fact),
    ).map((rule) => problem(['contains'], `${value.slug} is called ${name} and must declare ${rule.fact}`)),
    ...PROMISED.filter((rule) => rule.name.test(name))
      .flatMap(({ not }) => not.filter((fact) => contains.includes(fact)))
      .map((fact) => problem(['contains'], `${value.slug} is called ${name} and must not contain ${fact}`)),
  ]
}

/** The figures of an ingredient must fit each other. */
function lintNutrition({ value, problem }: Located<Ingredient>): CatalogueProblem[] {
  const figures = value.nutrition
  if (figures === null) return []
  const problems: CatalogueProblem[] = []
  const check = (wrong: boolean, message: string): void => {
    if (wrong) problems.push(problem(['nutrition'], `${value.slug}: ${message}`))
  }
  check(figures.saturatedFat > figures.fat, 'saturated fat exceeds fat')
  check(figures.sugars > figures.carbohydrate, 'sugars exceed carbohydrate')
  check(figures.protein + figures.fat + figures.carbohydrate + figures.fibre > 103, 'more than 100 g in 100 g')
  const expected = 17 * figures.protein + 37 * figures.fat + 17 * figures.carbohydrate + 8 * figures.fibre
  const hasOtherEnergy =
    value.contains?.includes('alcohol') === true || /vinegar|sweetener|cocoa|baking|yeast/.test(value.name)
  check(
    !hasOtherEnergy && Math.abs(figures.energy - expected) > 100 + expected * 0.25,
    `energy ${figures.energy} kJ does not fit its parts (${Math.round(expected)} kJ)`,
  )
  return problems
}

/** Groups that differ in nothing but one or many are one group. */
function lintKinds(ingredients: readonly Located<Ingredient>[]): CatalogueProblem[] {
  const kinds = new Set(ingredients.map(({ value }) => value.kind))
  return ingredients
    .filter(({ value }) => kinds.has(`${value.kind}s`) || kinds.has(`${value.kind}es`))
    .map(({ value, problem }) => problem(['kind'], `kind ${value.kind} exists in the plural too: choose one`))
}

/** So does a plain name. */
function lintPlainName({ value, problem }: Located<Ingredient>): CatalogueProblem[] {
  const { name, plainName } = value
  if (!plainName) return []
  const leftOut = leftOutWords(name, plainName)
  if (leftOut === null) return [problem(['plainName'], `${plainName} is not ${name} without some of its words`)]
  return leftOut.size === 0 ? [problem(['plainName'], `${plainName} leaves nothing of ${name} out`)] : []
}

/** A short name leaves words of the name out and changes none, so that nothing is called what it is not. */
function lintShortName({ value, problem }: Located<Ingredient>): CatalogueProblem[] {
  const { name, short } = value
  if (!short) return []
  const leftOut = leftOutWords(name, short)
  if (leftOut === null) return [problem(['short'], `${short} is not ${name} without some of its words`)]
  return leftOut.size === 0 ? [problem(['short'], `${short} leaves nothing of ${name} out`)] : []
}

/** Checks the ingredients by themselves: facts, figures, unique slugs and names, pictures. */
export function lintIngredients({ ingredients }: LocatedCatalogue, pictures: ReadonlySet<string>): CatalogueProblem[] {
  return [
    ...repeated(ingredients, (value) => value.slug, ['slug'], 'slug'),
    ...repeated(ingredients, (value) => value.name.toLowerCase(), ['name'], 'name'),
    ...lintKinds(ingredients),
    ...ingredients.flatMap((entry) => [
      ...lintFacts(entry),
      ...lintNutrition(entry),
      ...lintShortName(entry),
      ...lintPlainName(entry),
    ]),
    ...ingredients
      .filter(({ value }) => !pictures.has(value.picture))
      .map(({ value, problem }) => problem(['picture'], `there is no picture ${value.picture}`)),
    ...ingredients
      .filter(({ value }) => value.unit === 'ml' && value.density === null)
      .map(({ value, problem }) => problem(['unit'], `${value.slug} is bought in ml and needs a density`)),
    ...ingredients
      .filter(({ value }) => value.unit === 'piece' && value.piece === null)
      .map(({ value, problem }) => problem(['unit'], `${value.slug} is bought by the piece and needs a piece`)),
  ]
}
