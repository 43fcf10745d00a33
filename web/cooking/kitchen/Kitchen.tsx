import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import styled from 'styled-components'
import type { PlannedMeal } from '../../plan/plan'
import { color } from '../../styles/themes'
import { em, layer, size, space } from '../../styles/tokens'
import { ErrorState } from '../../ui/StateMessage'
import { useReturnFocus } from '../../ui/useReturnFocus'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { CookSkeleton } from '../CookSkeleton'
import { messages as cookMessages } from '../messages'
import { sectionOfStep } from '../parts/sections'
import { jumpTarget, type Timer } from '../timers'
import type { CookingPlaceControls } from '../useCookingPlace'
import { useWakeLock } from '../useWakeLock'
import { DishTabs } from './DishTabs'
import { orderSteps, stepAfter } from './dishOrder'
import { DoneSheet } from './DoneSheet'
import { IngredientChips } from './IngredientChips'
import { KitchenBar } from './KitchenBar'
import { KitchenStep } from './KitchenStep'
import { readStepOf } from './stepWords'
import { TimerPills } from './TimerPills'
import { readAloud, useReadAloud } from './useReadAloud'
import type { Rate } from './useRate'
import { type FetchRecipe, useRecipes } from './useRecipes'
import { useSwipe } from '../useSwipe'
import { useVoice } from './useVoice'
import { WhatNext } from './WhatNext'
import { messages } from './messages'

export interface KitchenProps {
  entries: readonly PlannedMeal[]
  place: CookingPlaceControls
  fetchRecipe: FetchRecipe
  /** null where nothing can be sent. */
  rate: Rate | null
  onLeave: () => void
}

/** The whole screen for what is being cooked: its dishes, one step, what the step takes (docs/product.md COOK-23). */
export function Kitchen({ onLeave, ...dishes }: KitchenProps) {
  const wayBack = useReturnFocus(true)
  useWakeLock(true)
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onLeave())}>
      <Dialog.Portal>
        <Screen finalFocus={wayBack} data-kitchen>
          <VisuallyHidden as={Dialog.Title}>{messages.kitchen}</VisuallyHidden>
          <Dishes {...dishes} onLeave={onLeave} />
        </Screen>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Dishes({ entries, place, fetchRecipe, rate, onLeave }: KitchenProps) {
  const meal = place.meal
  const dishes = place.dishes.length > 0 ? place.dishes : meal ? [meal] : []
  const dish = dishes.find(({ entry }) => entry.uniqueId === meal?.entry.uniqueId) ?? dishes[0]
  const { recipeOf, tryAgain } = useRecipes(dishes, fetchRecipe)
  const [aloud, setAloud] = useState(false)
  const [voice, setVoice] = useState<'on' | 'off' | 'failed'>('off')
  const [isDone, setIsDone] = useState(false)
  const recipe = dish && recipeOf(dish)
  const steps = recipe?.steps ?? []
  const step = dish ? Math.min(place.stepOf(dish), Math.max(0, steps.length - 1)) : 0
  const text = steps[step] ?? ''
  useReadAloud(aloud ? text : null)

  const order = orderSteps(dishes.map((one) => ({ id: one.entry.uniqueId, steps: recipeOf(one)?.steps ?? [] })))
  const byId = (id: string) => dishes.find(({ entry }) => entry.uniqueId === id)
  const stepOfId = (id: string) => {
    const other = byId(id)
    return other ? place.stepOf(other) : 0
  }
  const after = dish ? stepAfter(order, { id: dish.entry.uniqueId, step }, stepOfId) : null
  const nextDish = after && after.id !== dish?.entry.uniqueId ? byId(after.id) : undefined
  const isLast = step >= steps.length - 1

  const back = () => {
    if (dish && step > 0) place.goTo(dish, step - 1)
  }
  const next = () => {
    if (!dish) return
    place.goTo(dish, step + 1)
    if (after && nextDish) place.goTo(nextDish, after.step)
  }
  const finish = () => {
    setIsDone(false)
    if (!dish) return
    place.removeDish(dish)
    if (dishes.length === 1) onLeave()
    else if (after && nextDish) place.goTo(nextDish, after.step)
  }
  const jump = (timer: Timer) => {
    const to = jumpTarget(timer)
    const other = entries.find(({ entry }) => entry.uniqueId === to.uniqueId)
    if (!other) return
    if (!dishes.includes(other)) place.addDish(other.key)
    place.goTo(other, to.step)
  }
  const onNext = isLast ? () => setIsDone(true) : next
  const swipe = useSwipe(isLast ? () => undefined : next, back)
  const commands = { next: onNext, back, again: () => readAloud(text) }
  useVoice(
    voice === 'on',
    (command) => commands[command](),
    () => setVoice('failed'),
  )
  if (!dish) return null
  const section = recipe && sectionOfStep(recipe, step)
  const words = readStepOf(text, recipe?.ingredients ?? [], section?.ingredients)
  return (
    <>
      <DishTabs
        entries={entries}
        dishes={dishes}
        current={dish}
        stepOf={place.stepOf}
        countOf={(one) => recipeOf(one)?.steps.length ?? 0}
        onSelect={(one) => place.goTo(one, place.stepOf(one))}
        onAdd={place.addDish}
        aloud={aloud}
        onAloud={setAloud}
        listening={voice === 'on'}
        onListening={(on) => setVoice(on ? 'on' : 'off')}
        onLeave={onLeave}
      />
      <Middle {...swipe}>
        {recipe ? (
          <KitchenStep dish={dish} recipe={recipe} part={section?.part ?? null} step={step} words={words}>
            {dishes.length > 1 ? <WhatNext order={order} dishes={dishes} stepOf={stepOfId} goTo={place.goTo} /> : null}
          </KitchenStep>
        ) : recipe === null ? (
          <ErrorState title={cookMessages.failed} onRetry={tryAgain}>
            {cookMessages.failedHelp}
          </ErrorState>
        ) : (
          <CookSkeleton />
        )}
        <TimerPills dish={dish} step={step} onJump={jump} />
        <Listening role="status">{messages.voice[voice]}</Listening>
      </Middle>
      {recipe ? (
        <IngredientChips
          key={dish.key}
          recipe={recipe}
          name={dish.entry.name}
          named={words.ingredients}
          crossed={place.crossedOf(dish)}
          onCross={(index) => place.cross(dish, index)}
          onRemove={dishes.length > 1 ? () => place.removeDish(dish) : null}
        />
      ) : null}
      <KitchenBar
        step={step}
        count={steps.length}
        nextName={nextDish?.entry.name ?? null}
        isLast={isLast && steps.length > 0}
        onBack={back}
        onNext={onNext}
      />
      {isDone && recipe ? (
        <DoneSheet
          dish={dish}
          ingredients={recipe.ingredients}
          rate={rate}
          onOpenChange={setIsDone}
          onFinish={finish}
        />
      ) : null}
    </>
  )
}

const Listening = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};

  &:empty {
    display: none;
  }
`

/* Portrait: dishes, step, its ingredients, the bar. Landscape: dishes and ingredients left, step and bar right. */
const Screen = styled(Dialog.Popup)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  grid-template: 'tabs' auto 'step' minmax(min-content, 1fr) 'chips' auto 'bar' auto / minmax(0, 1fr);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  background: ${color.surface};
  color: ${color.text};

  @media (min-width: ${em(720)}) {
    grid-template:
      'tabs step' auto 'chips step' minmax(min-content, 1fr) 'chips bar' auto
      / minmax(18.5rem, 2fr) minmax(0, 4fr);
  }
`

const Middle = styled.div`
  grid-area: step;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  touch-action: pan-y;

  @media (min-width: ${em(720)}) {
    padding: ${space[4]} ${space[6]};
  }
`
