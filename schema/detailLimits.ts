/** Limits of what a dish keeps beside its recipe (docs/product.md DISH-41): in a file by itself, since few pages need it. */
export const DETAIL_LIMITS = {
  description: 2000,
  notes: 10_000,
  labels: 30,
  labelLength: 40,
  sourceName: 200,
  sourceApp: 60,
  sourceNutrition: 2000,
  /** Days. */
  cookedOn: 400,
  /** Characters of a heading among ingredients or steps (docs/product.md DISH-42). */
  sectionLength: 120,
} as const
