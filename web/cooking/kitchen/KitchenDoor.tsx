import { ChefHat } from 'lucide-react'
import type { PlannedMeal } from '../../plan/plan'
import { Button } from '../../ui/Button'
import { messages } from './messages'
import type { CookingPlaceControls } from '../useCookingPlace'
import { Kitchen } from './Kitchen'
import { useKitchenDoor } from './useKitchenDoor'
import type { Rate } from './useRate'
import type { FetchRecipe } from './useRecipes'

export interface KitchenDoorProps {
  entries: readonly PlannedMeal[]
  place: CookingPlaceControls
  fetchRecipe: FetchRecipe
  /** null where nothing can be sent. */
  rate: Rate | null
}

/** Start: puts the selected meal into the kitchen and opens it (docs/product.md COOK-23). */
export function KitchenDoor({ entries, place, fetchRecipe, rate }: KitchenDoorProps) {
  const { open, enter, leave } = useKitchenDoor()
  const { meal } = place
  if (!meal) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<ChefHat aria-hidden="true" />}
        onClick={() => {
          place.addDish(meal.key)
          enter()
        }}
      >
        {messages.startCooking}
      </Button>
      {open ? <Kitchen entries={entries} place={place} fetchRecipe={fetchRecipe} rate={rate} onLeave={leave} /> : null}
    </>
  )
}
