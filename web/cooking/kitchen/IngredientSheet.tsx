import styled from 'styled-components'
import { keepAmountsTogether } from '../../plan/amountText'
import { color } from '../../styles/themes'
import { size } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { List } from '../../ui/List'
import { messages as cookMessages } from '../messages'
import { messages } from './messages'
import type { Recipe } from '../RecipeParts'

export interface IngredientSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  ingredients: Recipe['ingredients']
  /** Positions of those that are crossed off. */
  crossed: readonly number[]
  onCross: (ingredient: number) => void
  onRemove: (() => void) | null
}

/** Everything that the dish takes, in the cook's words, crossed off by a tap (docs/product.md COOK-25). */
export function IngredientSheet(props: IngredientSheetProps) {
  const { open, onOpenChange, ingredients, crossed, onCross, onRemove } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={cookMessages.ingredients}
      actions={onRemove ? <Button onClick={onRemove}>{messages.removeDish}</Button> : undefined}
    >
      <List aria-label={cookMessages.ingredients}>
        {ingredients.map(({ recipeText, preparation, optional }, index) => {
          const isCrossed = crossed.includes(index)
          return (
            <li key={index}>
              <Checkbox
                checked={isCrossed}
                onChange={() => onCross(index)}
                label={
                  <Words data-crossed={isCrossed || undefined}>
                    {keepAmountsTogether([recipeText, preparation].filter(Boolean).join(', '))}
                    {optional ? ` ${cookMessages.optional}` : null}
                  </Words>
                }
              />
            </li>
          )
        })}
      </List>
    </Dialog>
  )
}

const Words = styled.span`
  font-size: ${size.lead};

  &[data-crossed] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`
