import { Sun } from 'lucide-react'
import styled from 'styled-components'
import type { Entry } from '../plan/plan'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { AboutOwnDish } from './AboutOwnDish'
import { IngredientsCard } from './IngredientsCard'
import { messages } from './messages'
import type { MealInstructionsFragment } from './operations.generated'
import { Parts } from './Parts'
import { SodiumLine } from './SodiumLine'
import { StepsCard } from './StepsCard'
import type { CookingPlaceControls } from './useCookingPlace'
import { useWakeLock } from './useWakeLock'

/** What is needed to cook a meal. */
export type Recipe = Pick<
  MealInstructionsFragment,
  'ingredients' | 'steps' | 'stepSections' | 'notes' | 'stepServes' | 'unfollowedSwaps' | 'parts' | 'nutrition'
>

export interface RecipePartsProps {
  entry: Entry
  recipe: Recipe
  place: CookingPlaceControls
}

/** Ingredients and steps of a planned meal; the screen stays on beside them (docs/product.md COOK-13). */
export function RecipeParts({ entry, recipe, place }: RecipePartsProps) {
  const { ingredients, steps, stepSections, stepServes, unfollowedSwaps, parts, nutrition } = recipe
  const awake = useWakeLock(true)
  return (
    <>
      <Parts>
        <StepsCard
          steps={steps}
          stepSections={stepSections}
          parts={parts}
          otherServes={stepServes === entry.numServes ? null : stepServes}
          unfollowed={unfollowedSwaps}
          mealName={entry.name}
          uniqueId={entry.uniqueId}
          view={place.view}
          onView={place.setView}
          step={place.step}
          onStep={place.setStep}
        />
        <Stack $gap={5}>
          <IngredientsCard
            ingredients={ingredients}
            parts={parts}
            name={entry.name}
            measured={entry.numServes > 0}
            swaps={entry.swaps}
            foot={nutrition?.perServe ? <SodiumLine nutrition={nutrition} /> : null}
          />
          <AboutOwnDish recipe={{ notes: recipe.notes }} />
        </Stack>
      </Parts>
      {awake ? (
        <Awake $muted $size="small">
          <Sun aria-hidden="true" />
          {messages.awake}
        </Awake>
      ) : null}
    </>
  )
}

const Awake = styled(Text)`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: ${space[2]};

  & > svg {
    width: 1.25em;
    height: 1.25em;
  }
`
