import { usePageTitle } from '../product/usePageTitle'
import type { PlannedMeal } from '../plan/plan'
import { Notes } from '../ui/Notes'
import { Stack } from '../ui/Stack'
import { EmptyState } from '../ui/StateMessage'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { CookSkeleton } from './CookSkeleton'
import { DoesNotSuit } from './DoesNotSuit'
import { KitchenDoor } from './kitchen/KitchenDoor'
import { useKitchenDoor } from './kitchen/useKitchenDoor'
import { KeptNote } from './KeptNote'
import { readKeptRecipe } from './keptRecipes'
import { MealBar } from './MealBar'
import { messages } from './messages'
import { RecipeParts } from './RecipeParts'
import { TimerShelf } from './TimerShelf'
import { type CookingPlaceControls, useCookingPlace } from './useCookingPlace'
import { useKept } from './useKept'

/** Cook as far as this device keeps it, for a page that opens without a network (docs/product.md DEV-13). */
export default function KeptCooking({ entries }: { entries: readonly PlannedMeal[] }) {
  usePageTitle(messages.title)
  const place = useCookingPlace(entries)
  const { open: inKitchen } = useKitchenDoor()
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
      {place.meal ? (
        <>
          <MealBar entries={entries} meal={place.meal} onSelect={place.select}>
            <KitchenDoor
              entries={entries}
              place={place}
              rate={null}
              fetchRecipe={async ({ entry }) => (await readKeptRecipe(entry))?.recipe ?? null}
            />
          </MealBar>
          {inKitchen ? null : <KeptMeal key={place.meal.key} meal={place.meal} place={place} />}
        </>
      ) : null}
      {inKitchen ? null : <TimerShelf onJump={place.jumpTo} />}
    </Stack>
  )
}

function KeptMeal({ meal: { key, entry }, place }: { meal: PlannedMeal; place: CookingPlaceControls }) {
  const kept = useKept(key, () => readKeptRecipe(entry))
  if (kept === undefined) return <CookSkeleton />
  if (kept === null) {
    return (
      <EmptyState picture="pot-of-food" title={messages.notKept}>
        {messages.offlineHelp}
      </EmptyState>
    )
  }
  return (
    <>
      <Notes $gap={4}>
        <KeptNote at={kept.at} />
        <DoesNotSuit reasons={kept.recipe.unsuitable} />
      </Notes>
      <RecipeParts entry={entry} recipe={kept.recipe} place={place} />
    </>
  )
}
