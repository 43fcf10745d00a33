import type { StepHeading } from './ownDetails'

/** A dish that is made for another one (docs/product.md DISH-31). */
export interface MealPart {
  id: string
  slug: string
  name: string
  minutes: number
  /** How many of the meal's lines are its own, after those of the parts before it. */
  lineCount: number
  steps: string[]
  /** Headings among them. */
  stepSections?: readonly StepHeading[]
  /** Serves that amounts in its steps are for. */
  stepServes: number
  /** Serves of it for one serve of the meal; 0 for as much as is needed. */
  serves: number
}
