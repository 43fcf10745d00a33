/** An ingredient of a meal that is drawn. */
export interface PlateIngredient {
  readonly slug: string
  /** Of one serve. */
  readonly grams: number
  readonly preparation: string
}

/** What a picture is drawn from. Nothing else about a meal changes it. */
export interface PlateMeal {
  readonly slug: string
  readonly name: string
  readonly mainIngredient: string
  readonly categories: readonly string[]
  readonly ingredients: readonly PlateIngredient[]
  readonly steps: readonly string[]
  /** The form that a person chose; missing where the rules decide. */
  readonly form?: string
}
