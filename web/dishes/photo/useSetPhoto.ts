import { renameRowsOf } from '../../live/plan/dishRows'
import { forgetMealOptions } from '../../plan/mealOptions'
import { messages } from '../messages'
import { useSetDishPhotoMutation } from '../operations.generated'

/** Gives a stored dish a photo or takes it away. @returns what is wrong, in words; null when it is done. */
export function useSetPhoto(): (id: string, photo: string | null) => Promise<string | null> {
  const [setDishPhoto] = useSetDishPhotoMutation({})
  return async (id, photo) => {
    const answer = await setDishPhoto({ variables: { input: { id, photo } } }).catch(() => null)
    const { dish = null, errors = [] } = answer?.data?.setDishPhoto ?? {}
    if (!dish) return errors[0]?.message ?? messages.photo.failed
    // Pickers and the plan show the dish by its plate.
    forgetMealOptions()
    renameRowsOf(dish)
    return null
  }
}
