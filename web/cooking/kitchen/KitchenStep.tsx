import { type ReactNode } from 'react'
import styled from 'styled-components'
import { keepAmountsTogether } from '../../plan/amountText'
import type { PlannedMeal } from '../../plan/plan'
import { color } from '../../styles/themes'
import { size, space, weight } from '../../styles/tokens'
import { messages as cookMessages } from '../messages'
import type { RecipePartFragment } from '../operations.generated'
import { titleOver } from '../parts/sections'
import type { Recipe } from '../RecipeParts'
import { StepTimers } from '../StepTimers'
import { UnfollowedSwaps } from '../UnfollowedSwaps'
import type { StepWords } from './stepWords'
import { messages } from './messages'

export interface KitchenStepProps {
  dish: PlannedMeal
  recipe: Recipe
  /** The dish within the dish whose step it is; null for its own. */
  part: RecipePartFragment | null
  /** From 0. */
  step: number
  words: StepWords
  /** At the end of the first line. */
  children?: ReactNode
}

/** One step, read from a metre away, with its amounts bold and its timers (docs/product.md COOK-24). */
export function KitchenStep({ dish: { entry }, recipe, part, step, words, children }: KitchenStepProps) {
  const { steps, stepServes, unfollowedSwaps } = recipe
  const count = part ? (part.stepServes ?? part.serves) : stepServes
  const facts = [
    part?.name ?? null,
    titleOver(recipe, step) ?? null,
    cookMessages.stepOf({ number: step + 1, count: steps.length }),
    count > 0 ? messages.forCount({ count }) : null,
  ].filter((fact) => fact !== null)
  return (
    <>
      <Head>
        <h2>{facts.join(' · ')}</h2>
        {children}
      </Head>
      <UnfollowedSwaps swaps={unfollowedSwaps} />
      <Words aria-live="polite">
        {words.pieces.map(({ text, bold }, index) =>
          bold ? <b key={index}>{keepAmountsTogether(text)}</b> : <span key={index}>{keepAmountsTogether(text)}</span>,
        )}
      </Words>
      <StepTimers step={steps[step] ?? ''} number={step + 1} mealName={entry.name} uniqueId={entry.uniqueId} />
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  & > h2 {
    font: inherit;
    font-size: ${size.body};
    font-weight: ${weight.medium};
    color: ${color.textMuted};
  }
`

/* 24 to 32 pixels at text of 16. */
const Words = styled.p`
  font-size: clamp(1.5rem, 1.25rem + 1.2vw, 2rem);
  line-height: 1.35;
  color: ${color.text};

  & b {
    font-weight: ${weight.bold};
  }
`
