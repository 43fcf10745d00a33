import type { Ingredient } from '../types'

/** What can be said of how an ingredient is handled. */
type Form =
  | 'egg'
  | 'liquid'
  | 'runny'
  | 'soft'
  | 'powder'
  | 'small'
  | 'loaf'
  | 'split'
  | 'limp'
  | 'stiff'
  | 'melting'
  | 'firm'
  | 'crumbly'
  | 'raw'
  | 'fish'
  | 'tinned'
  | 'grain'
  | 'boiled'
  | 'produce'

type Sort = Pick<Ingredient, 'slug' | 'kind' | 'unit' | 'area'>

const BREADS = /^(bread|bread rolls|English muffins|bagels|burgers|crumpets)$/
const CHEESES = /^(cheese|vegan cheese|halloumi|paneer)$/
const MEATS =
  /^(bacon|beef|chicken|duck|ham|lamb|pork|salami|sausages|turkey|vegan sausages|plant-based mince|seitan|tofu|tempeh|falafel|fish|salmon|prawns|squid|mussels)$/
const SMALL =
  /^(almonds|cashews|hazelnuts|macadamias|peanuts|pecans|pine nuts|pistachios|walnuts|pumpkin seeds|sunflower seeds|hemp seeds|chia|sesame|coconut|oats|muesli|granola|cereal|breadcrumbs|dukkah|corn chips|capers|olives|dried fruit|quinoa|buckwheat)$/
const GRAINS = /^(rice|couscous|quinoa|millet|bulgur|barley|freekeh|buckwheat)$/
const LIQUID_BY_WEIGHT = /^(almond-butter|peanut-butter|sunflower-seed-butter)$/

/** Each form with the ingredients that have it. */
const FORMS: Readonly<Record<Form, (one: Sort) => boolean>> = {
  egg: ({ kind }) => kind === 'eggs',
  liquid: ({ unit }) => unit === 'ml',
  runny: ({ slug, kind }) =>
    /^(honey|syrup|yoghurt|coconut yoghurt|soy yoghurt|sour cream|mayonnaise|chilli paste|chutney|pesto|jam)$/.test(
      kind,
    ) ||
    slug === 'tahini' ||
    LIQUID_BY_WEIGHT.test(slug),
  soft: ({ slug, kind }) =>
    /^(yoghurt|coconut yoghurt|soy yoghurt|sour cream|cream cheese|ricotta|cottage cheese|goat's cheese|hummus|mayonnaise|butter|spreads|jam|chutney|honey|syrup|avocado|miso|mustard|curry paste|chilli paste|pesto|horseradish|yeast spread)$/.test(
      kind,
    ) ||
    LIQUID_BY_WEIGHT.test(slug) ||
    /^(tahini|silken-tofu|vegan-cream-cheese|refried-beans-tinned|any-refried-beans|tomato-paste|tomato-sauce|barbecue-sauce)$/.test(
      slug,
    ),
  powder: ({ slug, kind }) =>
    /^(nutritional yeast|flour|polenta|semolina|spices|sugar|cocoa|linseed|psyllium|egg replacer|gelatine|agar|raising agents|salt|chia)$/.test(
      kind,
    ) || /-(flour|meal)$/.test(slug),
  small: ({ slug, kind, unit }) => SMALL.test(kind) && unit !== 'ml' && !/butter$|^tahini$|-flour$/.test(slug),
  loaf: ({ kind }) => BREADS.test(kind),
  split: ({ slug, kind }) =>
    /^(bread rolls|English muffins|bagels|burgers)$/.test(kind) ||
    /^(baguette|turkish-bread|pita-bread|crumpet)$/.test(slug),
  limp: ({ kind }) => /^(flatbread|tortillas|wraps|pastry|rice paper|wonton wrappers)$/.test(kind),
  stiff: ({ kind }) => /^(taco shells|crispbread|crackers|corn chips)$/.test(kind),
  melting: ({ slug, kind }) =>
    /^(butter|spreads|chocolate)$/.test(kind) ||
    (CHEESES.test(kind) && !/feta|cream-cheese/.test(slug)) ||
    slug === 'coconut-oil',
  firm: ({ slug, kind }) => (CHEESES.test(kind) && !/feta|cream-cheese|bocconcini/.test(slug)) || kind === 'chocolate',
  crumbly: ({ slug, kind }) =>
    /^(goat's cheese|ricotta|tofu|tempeh|plant-based mince|halloumi|paneer)$/.test(kind) ||
    /feta|blue-cheese|cheddar|biscuit/.test(slug) ||
    /mince$/.test(slug),
  raw: ({ kind }) => MEATS.test(kind) || CHEESES.test(kind),
  fish: ({ slug, kind }) => /^(fish|salmon|tuna|sardines)$/.test(kind) && slug !== 'smoked-salmon',
  tinned: ({ slug }) => /-(tinned|jar)$/.test(slug),
  grain: ({ slug, kind }) => GRAINS.test(kind) && !/-flour$/.test(slug),
  boiled: ({ kind }) => /^(pasta|noodles|lentils|dumplings)$/.test(kind),
  produce: ({ area }) => area === 'produce' || area === 'frozen',
}

/** Whether an ingredient has one of these forms. */
const has =
  (...forms: Form[]) =>
  (one: Sort): boolean =>
    forms.some((form) => FORMS[form](one))

const is =
  (...slugs: string[]) =>
  (one: Sort): boolean =>
    slugs.includes(one.slug)

const either =
  (...tests: ((one: Sort) => boolean)[]) =>
  (one: Sort): boolean =>
    tests.some((test) => test(one))

const solid = has('loaf', 'limp', 'stiff', 'firm', 'raw', 'fish', 'produce', 'tinned', 'crumbly', 'melting')

/** What a cook can do with an ingredient: the imperative, or the imperative and `with`, and what it fits. */
export const HANDLING: Readonly<Record<string, (one: Sort) => boolean>> = {
  crack: has('egg'),
  poach: either(has('egg', 'fish', 'produce'), ({ kind }) => MEATS.test(kind)),
  scramble: either(has('egg'), ({ kind }) => kind === 'tofu'),
  whisk: has('egg', 'liquid', 'runny', 'soft', 'powder', 'melting'),
  beat: has('egg', 'liquid', 'runny', 'soft', 'powder', 'melting'),
  pour: has('egg', 'liquid'),
  melt: has('melting'),
  grate: has('firm', 'produce'),
  toast: either(has('loaf', 'limp', 'small', 'powder', 'grain', 'stiff'), is('mustard-seed')),
  split: has('split'),
  butter: has('loaf'),
  drain: either(has('tinned', 'boiled', 'grain', 'produce', 'raw', 'fish'), ({ kind }) => kind === 'sauerkraut'),
  rinse: has('tinned', 'boiled', 'grain', 'produce', 'small'),
  peel: has('produce'),
  zest: has('produce'),
  core: has('produce'),
  slice: solid,
  chop: either(solid, has('small')),
  dice: solid,
  tear: has('loaf', 'limp', 'produce', 'firm', 'raw', 'crumbly'),
  halve: either(solid, has('small')),
  brown: either(has('raw', 'fish'), ({ area, kind }) => area === 'produce' && kind !== 'avocado'),
  sear: either(has('raw', 'fish'), ({ area, kind }) => area === 'produce' && kind !== 'avocado'),
  crisp: has('raw', 'loaf', 'limp', 'stiff'),
  crumble: has('crumbly'),
  flake: has('fish'),
  fluff: has('grain'),
  scrunch: has('limp', 'produce'),
  fold: either(has('limp'), is('corn-tortilla')),
  lay: either(solid, has('boiled')),
  'spread with': has('soft'),
  'brush with': has('egg', 'liquid', 'runny', 'melting', 'soft'),
  'drizzle with': has('liquid', 'runny'),
  'scatter with': has('small', 'powder', 'crumbly', 'firm', 'produce', 'melting', 'raw', 'tinned'),
  'dot with': has('soft', 'crumbly', 'melting', 'small'),
}

/** Words of a sentence that say what becomes of an ingredient that it mentions. */
export const OUTCOMES: readonly { words: RegExp; fits: (one: Sort) => boolean }[] = [
  { words: /\bfoam(s|ing)?\b/, fits: either(is('butter', 'ghee'), ({ kind }) => kind === 'spreads') },
  { words: /\b(it|cheese) melts\b/, fits: has('melting') },
  { words: /\byolks?\b/, fits: has('egg') },
  { words: /\bcrusts?\b|\bcrumb\b/, fits: has('loaf') },
  { words: /\bcut sides?\b|\bboth halves\b/, fits: either(has('split', 'produce', 'raw'), is('halloumi')) },
  {
    words: /\b(pliable|folds? over|rolls without|soft enough to fold)\b/,
    fits: either(has('limp'), is('any-corn-tortilla')),
  },
  { words: /\bflame\b/, fits: has('limp', 'loaf', 'produce') },
  { words: /\bboiling water\b/, fits: ({ kind }) => /^(couscous|bulgur|noodles)$/.test(kind) },
  { words: /\bpearls\b/, fits: is('israeli-couscous') },
  { words: /\bcrumbly\b/, fits: ({ slug }) => /mince/.test(slug) },
  { words: /\bred oil\b|\blooks oily\b/, fits: is('coconut-milk', 'coconut-cream') },
  { words: /\bstains\b/, fits: is('chorizo', 'vegan-sausage') },
  { words: /\bbob to the top\b/, fits: ({ slug }) => /gnocchi|ravioli|tortellini|dumpling/.test(slug) },
  { words: /\brind\b/, fits: ({ kind }) => kind === 'bacon' },
  { words: /\bsheets?\b/, fits: either(has('limp'), is('nori-sheet', 'lasagne-sheet', 'gluten-free-lasagne-sheet')) },
  { words: /\bpulp of\b/, fits: is('passionfruit') },
  { words: /\binside the\b/, fits: has('split') },
  { words: /\bbubbling\b/, fits: has('melting', 'liquid') },
  {
    words: /\bcrisp at the edges\b|\bminutes, until crisp\b/,
    fits: ({ slug, kind }) => kind !== 'mushrooms' && !/^(sun-dried-tomato|roasted-capsicum-jar|avocado)$/.test(slug),
  },
]

/** Imperatives that fit everything; they end the search for one that does not. */
export const NEUTRAL: ReadonlySet<string> = new Set(
  'add arrange assemble bake baste blanch blend boil break bring brush bubble build carry coat combine cook cool cover crush cut dip divide dollop dress drizzle drop dunk dust eat fan fill finish fork fry garnish glaze grill heap heat hold keep ladle layer leave lift loosen lower marinate mash mix mop nestle pack pat pile press process push put rain reduce repeat return roast roll rub sauté save scatter scoop scrape scrunch season serve set shake shape sharpen shower simmer sit slide smear soak soften spoon sprinkle squeeze squash stack steam steep stir strain stuff sweat sweeten swirl swap take taste thin tip top toss tuck turn warm wash wilt wipe work wrap spread thread thicken fold lay tilt scramble'.split(
    ' ',
  ),
)
