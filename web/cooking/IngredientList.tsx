import { Replace } from 'lucide-react'
import { Fragment } from 'react'
import styled from 'styled-components'
import { amountWithUnit, keepAmountsTogether } from '../plan/amountText'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, weight } from '../styles/tokens'
import { Chip } from '../ui/Chip'
import { List, ListRow } from '../ui/List'
import { Picture } from '../ui/Picture'
import { messages } from './messages'
import type { CookedIngredientFragment } from './operations.generated'
import { SectionTitle } from './SectionTitle'

export interface IngredientListProps {
  ingredients: readonly CookedIngredientFragment[]
  /** Names the list; 'Ingredients' by default. */
  label?: string
  /** As a shopping list has them, name and exact amount; else in the words of the recipe. Never both. */
  exact?: boolean
  /** Whether other amounts are being loaded. */
  busy?: boolean
  /** Whether amounts are shown; for no serves there are none. */
  measured?: boolean
}

/** Ingredients in order of use (docs/product.md COOK-10), those of an own dish under their headings (DISH-46). */
export function IngredientList({ label = messages.ingredients, ingredients, ...rest }: IngredientListProps) {
  const starts = [0, ...ingredients.flatMap(({ section }, index) => (index > 0 && section !== null ? [index] : []))]
  return starts.map((from, at) => {
    const title = ingredients[from]?.section ?? null
    return (
      <Fragment key={from}>
        {title === null ? null : <SectionTitle>{title}</SectionTitle>}
        <Group label={title ?? label} ingredients={ingredients.slice(from, starts[at + 1])} {...rest} />
      </Fragment>
    )
  })
}

function Group({ label, ingredients, exact = false, busy = false, measured = true }: IngredientListProps) {
  return (
    <Root aria-label={label} aria-busy={busy || undefined}>
      {ingredients.map((ingredient, index) => (
        <ListRow
          key={index}
          start={<Picture name={ingredient.picture} size="small" />}
          end={exact && measured ? <Amount ingredient={ingredient} /> : undefined}
          note={<Notes ingredient={ingredient} />}
        >
          <Recipe>{exact ? ingredient.ingredient.name : keepAmountsTogether(ingredient.recipeText)}</Recipe>
          {ingredient.optional ? ` ${messages.optional}` : null}
        </ListRow>
      ))}
    </Root>
  )
}

function Amount({ ingredient: { amount, measurementUnit, recipeText } }: { ingredient: CookedIngredientFragment }) {
  // Words without a figure: the recipe names no amount.
  if (amount === 0 && !/^[\d⅛¼⅓½⅔¾]/.test(recipeText)) return <Figures>{messages.asNeeded}</Figures>
  return (
    <Figures>
      <bdi>{amountWithUnit(amount, measurementUnit)}</bdi>
    </Figures>
  )
}

function Notes({ ingredient: { preparation, insteadOf, note } }: { ingredient: CookedIngredientFragment }) {
  if (!preparation && !insteadOf && !note) return null
  return (
    <Words>
      {preparation ? <span>{keepAmountsTogether(preparation)}</span> : null}
      {insteadOf ? (
        <Chip tone="accent" icon={<Replace aria-hidden="true" />}>
          {messages.insteadOf({ name: insteadOf })}
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
