import { useState } from 'react'
import styled from 'styled-components'
import { focusable, plainButton } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { em, line, radius, size, space, target } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { messages } from './messages'
import type { Recipe } from '../RecipeParts'
import { IngredientSheet } from './IngredientSheet'
import { nameOf } from './stepWords'

export interface IngredientChipsProps {
  recipe: Recipe
  /** Name of the dish. */
  name: string
  /** Positions of those that the step names. */
  named: readonly number[]
  crossed: readonly number[]
  onCross: (ingredient: number) => void
  /** Takes the dish out of the kitchen; null where it is the only one. */
  onRemove: (() => void) | null
}

/** What the step takes, to be crossed off. The amounts are in the step itself (docs/product.md COOK-25). */
export function IngredientChips({ recipe, name, named, crossed, onCross, onRemove }: IngredientChipsProps) {
  const { ingredients } = recipe
  const [open, setOpen] = useState(false)
  return (
    <Root>
      <Head>
        <h3>{named.length > 0 ? messages.inThisStep : messages.nothingInThisStep}</h3>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {messages.allIngredients({ count: ingredients.length })}
        </Button>
      </Head>
      {named.length > 0 ? (
        <Chips role="list">
          {named.map((index) => {
            const ingredient = ingredients[index]
            return ingredient ? (
              <li key={index}>
                <Chip type="button" aria-pressed={crossed.includes(index)} onClick={() => onCross(index)}>
                  {nameOf(ingredient)}
                </Chip>
              </li>
            ) : null
          })}
        </Chips>
      ) : null}
      <IngredientSheet
        open={open}
        onOpenChange={setOpen}
        recipe={recipe}
        name={name}
        crossed={crossed}
        onCross={onCross}
        onRemove={onRemove}
      />
    </Root>
  )
}

const Root = styled.section`
  grid-area: chips;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[1]} ${space[4]} ${space[3]};
  border-top: ${line.hairline} solid ${color.border};

  @media (min-width: ${em(720)}) {
    border-top: 0;
    border-inline-end: ${line.hairline} solid ${color.border};
    background: ${color.surfaceRaised};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};

  & > h3 {
    font: inherit;
    font-size: ${size.small};
    color: ${color.textMuted};
  }

  & > button {
    margin-inline-end: -${space[3]};
  }
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;

  @media (min-width: ${em(720)}) {
    flex-direction: column;
    align-items: start;
  }
`

const Chip = styled.button`
  ${plainButton}
  ${focusable}
  min-height: ${target};
  padding: ${space[1]} ${space[4]};
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.round};
  font-size: ${size.body};
  text-align: start;
  touch-action: manipulation;

  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`
