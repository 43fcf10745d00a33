import type { Category } from '../plan/plan'
import { late, type Late } from '../ui/late'
import type { PickerControlProps } from '../ui/PickerControl'

const of = (category: Category) =>
  late<PickerControlProps>(async () => (await import('./picker/MealPicker')).pickerOf[category])

/** What a meal picker is from when it is first opened on, for each category. */
export const mealPickers: Record<Category, Late<PickerControlProps>> = {
  breakfast: of('breakfast'),
  lunch: of('lunch'),
  dinner: of('dinner'),
}
