import { renameRowsOf } from '../../live/plan/dishRows'
import { forgetMealOptions } from '../../plan/mealOptions'
import { useSetDishPhotosMutation } from '../operations.generated'
import { messages } from './messages'

/** Gives a stored dish these photos in this order, and no others. @returns what is wrong, in words; null when it is done. */
export function useSetPhotos(): (id: string, photos: readonly string[]) => Promise<string | null> {
  const [setDishPhotos] = useSetDishPhotosMutation({})
  return async (id, photos) => {
    const answer = await setDishPhotos({ variables: { input: { id, photos: [...photos] } } }).catch(() => null)
    const { dish = null, errors = [] } = answer?.data?.setDishPhotos ?? {}
    if (!dish) return errors[0]?.message ?? messages.failed
    // Pickers and the plan show the dish by its plate.
    forgetMealOptions()
    renameRowsOf(dish)
    return null
  }
}
