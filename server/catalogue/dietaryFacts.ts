/**
 * What an ingredient's entry declares, read from labels: the allergens of Australia, the European Union and the United
 * States, and what diets need.
 */
export const REVIEWED_FACTS = [
  'wheat',
  'gluten',
  'milk',
  'egg',
  'peanut',
  'tree_nut',
  'soy',
  'sesame',
  'fish',
  'crustacean',
  'mollusc',
  'lupin',
  'sulphites',
  'meat',
  'pork',
  'beef',
  'poultry',
  'gelatine',
  'animal_rennet',
  'honey',
  'alcohol',
  'celery',
  'mustard',
] as const
export type ReviewedFact = (typeof REVIEWED_FACTS)[number]

/** What follows from the groups that an ingredient belongs to and from what it may hold; see derivedFacts.ts. */
export const DERIVED_FACTS = [
  'almond',
  'brazil_nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine_nut',
  'pistachio',
  'walnut',
  'barley',
  'oats',
  'rye',
  'allium',
  'nightshade',
  'corn',
  'root_vegetable',
  'mushroom',
  'not_kosher',
  'not_in_pregnancy',
  'heat_first',
] as const
export type DerivedFact = (typeof DERIVED_FACTS)[number]

/** The closed vocabulary of what an ingredient can contain. New facts are appended: their positions are bits. */
export const FACTS = [...REVIEWED_FACTS, ...DERIVED_FACTS] as const
export type Fact = (typeof FACTS)[number]
