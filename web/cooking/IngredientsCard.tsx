import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { EntrySwap } from '../plan/plan'
import { media, motion, size, space } from '../styles/tokens'
import { Card } from '../ui/Card'
import { IconButton } from '../ui/IconButton'
import { Divided } from './Divided'
import { IngredientList, type IngredientListProps } from './IngredientList'
import { messages } from './messages'
import type { RecipePartFragment } from './operations.generated'

export interface IngredientsCardProps extends Omit<IngredientListProps, 'label' | 'exact'> {
  /** Dishes that are made for the meal, whose ingredients come first. */
  parts: readonly RecipePartFragment[]
  /** Name of the meal. */
  name: string
  /** The meal's swaps; those that leave an ingredient out are named below the list. */
  swaps: readonly EntrySwap[]
  /** Below everything else. */
  foot?: ReactNode
}

/** The shopping-list view of a meal's ingredients, which can be folded away. */
export function IngredientsCard({ ingredients, parts, name, busy, measured, swaps, foot }: IngredientsCardProps) {
  const [open, setOpen] = useState(true)
  const id = useId()
  const leftOut = swaps.filter(({ to }) => to === null)
  return (
    <Card
      title={messages.ingredientsCount({ count: ingredients.length })}
      aside={
        <Fold
          label={open ? messages.hideIngredients : messages.showIngredients}
          icon={<ChevronDown />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      }
    >
      <Body id={id} hidden={!open}>
        <Divided recipe={{ parts, ingredients, steps: [] }} of="ingredients" name={name}>
          {(from, to, part) => (
            <IngredientList
              exact
              label={part?.name}
              ingredients={ingredients.slice(from, to)}
              busy={busy}
              measured={measured}
            />
          )}
        </Divided>
        {leftOut.map(({ from, note }) => (
          <LeftOut key={from}>
            <strong>{messages.leftOut({ name: from })}</strong> {note}
          </LeftOut>
        ))}
        {foot}
      </Body>
    </Card>
  )
}

const Fold = styled(IconButton)`
  & > svg {
    transition: transform ${motion.quick};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  &[hidden] {
    display: none;

    ${media.print} {
      display: flex;
    }
  }
`

const LeftOut = styled.p`
  font-size: ${size.body};
`
