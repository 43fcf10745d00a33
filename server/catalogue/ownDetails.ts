/** A heading among steps. */
export interface StepHeading {
  /** Position of the step that it comes before, from 0. */
  readonly before: number
  readonly title: string
}

/** What is shown of an own dish beside its recipe (docs/product.md DISH-41). */
export interface OwnDetails {
  readonly description: string | null
  readonly notes: string | null
  readonly sourceApp: string | null
  readonly sourceName: string | null
  readonly sourceNutrition: string | null
}
