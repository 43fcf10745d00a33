import styled from 'styled-components'
import { keepAmountsTogether } from '../../plan/amountText'
import { color } from '../../styles/themes'
import { size } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { List } from '../../ui/List'
import { Heading } from '../../ui/Text'
import { messages as cookMessages } from '../messages'
import { messages } from './messages'
import type { Recipe } from '../RecipeParts'
import { AboutOwnDish } from '../AboutOwnDish'
import { SectionTitle } from '../SectionTitle'
import { sectionsOf } from '../parts/sections'

export interface IngredientSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  recipe: Recipe
  /** Name of the dish. */
  name: string
  /** Positions of those that are crossed off. */
  crossed: readonly number[]
  onCross: (ingredient: number) => void
  onRemove: (() => void) | null
}

/** Everything that the dish takes, in the cook's words, crossed off by a tap (docs/product.md COOK-25). */
export function IngredientSheet(props: IngredientSheetProps) {
  const { open, onOpenChange, recipe, name, crossed, onCross, onRemove } = props
  const { ingredients, parts } = recipe
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={cookMessages.ingredients}
      actions={onRemove ? <Button onClick={onRemove}>{messages.removeDish}</Button> : undefined}
    >
      {sectionsOf(recipe).map(({ part, ingredients: [from, to] }) => (
        <section key={part?.slug ?? ''}>
          {parts.length > 0 && to > from ? (
            <Heading level={3} look="lead">
              {part?.name ?? name}
            </Heading>
          ) : null}
          <List aria-label={part?.name ?? cookMessages.ingredients}>
            {ingredients.slice(from, to).map(({ recipeText, preparation, optional, section: title }, at) => {
              const index = from + at
              const isCrossed = crossed.includes(index)
              return (
                <li key={index}>
                  {title === null ? null : <SectionTitle>{title}</SectionTitle>}
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
        </section>
      ))}
      <AboutOwnDish recipe={{ notes: recipe.notes }} />
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
