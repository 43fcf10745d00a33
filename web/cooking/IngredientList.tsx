import { Replace } from 'lucide-react'
import styled from 'styled-components'
import { unitWord } from '../app/unitWord'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, weight } from '../styles/tokens'
import { Chip } from '../ui/Chip'
import { List, ListRow } from '../ui/List'
import { Picture } from '../ui/Picture'
import type { CookedIngredientFragment } from './operations.generated'

/** Props of `IngredientList`. */
export interface IngredientListProps {
  ingredients: readonly CookedIngredientFragment[]
  /** Other amounts are on their way. */
  busy?: boolean
  /** Whether the amounts say anything: for no serves they don't. */
  measured?: boolean
}

/** Ingredients in the order in which they are used: in the recipe's words, and at the end as a shopping list has them. */
export function IngredientList({ ingredients, busy = false, measured = true }: IngredientListProps) {
  return (
    <Root aria-label="Ingredients" aria-busy={busy || undefined}>
      {ingredients.map((ingredient, index) => (
        <ListRow
          key={index}
          start={<Picture name={ingredient.picture} size="small" />}
          end={measured ? <Amount ingredient={ingredient} /> : undefined}
          note={<Notes ingredient={ingredient} />}
        >
          <Recipe>{ingredient.recipeText}</Recipe>
          {ingredient.optional ? ' (optional)' : null}
        </ListRow>
      ))}
    </Root>
  )
}

function Amount({ ingredient: { amount, measurementUnit, recipeText } }: { ingredient: CookedIngredientFragment }) {
  // Words without a figure: the recipe names no amount.
  if (amount === 0 && !/^[\d⅛¼⅓½⅔¾]/.test(recipeText)) return <Figures>as needed</Figures>
  return (
    <Figures>
      {amount.toFixed(2)} {unitWord(measurementUnit, amount)}
    </Figures>
  )
}

function Notes({ ingredient: { preparation, insteadOf, note } }: { ingredient: CookedIngredientFragment }) {
  if (!preparation && !insteadOf && !note) return null
  return (
    <Words>
      {preparation ? <span>{preparation}</span> : null}
      {insteadOf ? (
        <Chip tone="accent" icon={<Replace aria-hidden="true" />}>
          instead of {insteadOf}
        </Chip>
      ) : null}
      {note ? <span>{note}</span> : null}
    </Words>
  )
}

const Root = styled(List)`
  &[aria-busy] {
    opacity: 0.6;
  }

  ${media.print} {
    img {
      display: none;
    }
  }
`

const Recipe = styled.span`
  font-size: ${size.lead};
  font-weight: ${weight.medium};
  line-height: 1.3;
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${size.body};
  color: ${color.text};
`

const Figures = styled.span`
  ${tabular}
  white-space: nowrap;
`
