import { type ReactNode, useMemo, useState } from 'react'
import styled from 'styled-components'
import { CATEGORY_ENUM, type Category } from '../../plan/plan'
import { FilterChip } from '../../ui/FilterChip'
import { media, space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { PickerControl, type PickerControlProps } from '../../ui/PickerControl'
import { type Filter, findMeals, type Found, usefulFilters } from './findMeals'
import { messages } from './messages'
import { Unsuitable } from './Unsuitable'
import { useMealTraitsQuery } from './operations.generated'

/**
 * The meal picker of a category from when it is first opened on (docs/product.md PLAN-87): a search over names, ingredients
 * and tags, and filters. Without an answer of the server it finds meals by name.
 */
function MealPicker({ category, ...props }: PickerControlProps & { category: Category }) {
  const [typed, setTyped] = useState('')
  const [on, setOn] = useState<readonly Filter[]>([])
  const { data } = useMealTraitsQuery({
    variables: { category: CATEGORY_ENUM[category] },
    fetchPolicy: 'cache-and-network',
  })
  const household = data?.viewer.household
  const list = household?.mealTraits
  const traits = useMemo(() => new Map(list?.map((one) => [one.uniqueId, one])), [list])
  const useful = useMemo(() => usefulFilters(list ?? []), [list])
  const shown = useMemo(
    () => findMeals(props.groups, traits, { typed, filters: on }),
    [props.groups, traits, typed, on],
  )
  const turn = (one: Filter) =>
    setOn((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one]))
  return (
    <PickerControl
      {...props}
      groups={shown.groups}
      fills="narrow"
      onSearch={setTyped}
      tools={
        useful.length > 0 || on.length > 0 ? (
          <Chips role="group" aria-label={messages.filters}>
            {useful.map((one) => (
              <FilterChip key={one} on={on.includes(one)} onPress={() => turn(one)}>
                {messages.filter[one]}
              </FilterChip>
            ))}
          </Chips>
        ) : null
      }
      emptyText={
        <>
          {props.emptyText} <Why found={shown} counts={household?.offers} onDrop={() => setOn([])} />
          {shown.hidden.length === 0 && <Unsuitable category={CATEGORY_ENUM[category]} typed={typed} />}
        </>
      }
    />
  )
}

/** Why nothing is found, and the way on. */
function Why(props: {
  found: Found
  counts: { suitableCount: number; recipeCount: number } | undefined
  onDrop: () => void
}) {
  const { found, counts, onDrop } = props
  if (found.hidden.length > 0)
    return (
      <>
        {found.hidden.map(({ filter, count }) => messages.hides({ filter: messages.filter[filter], count })).join(' ')}
        <Drop>
          <Button onClick={onDrop}>{messages.dropFilters}</Button>
        </Drop>
      </>
    )
  return counts ? messages.suit({ suitable: counts.suitableCount, all: counts.recipeCount }) : null
}

/** The picker of each category. */
export const pickerOf: Record<Category, (props: PickerControlProps) => ReactNode> = {
  breakfast: (props) => <MealPicker {...props} category="breakfast" />,
  lunch: (props) => <MealPicker {...props} category="lunch" />,
  dinner: (props) => <MealPicker {...props} category="dinner" />,
}

const Chips = styled.div`
  display: flex;
  flex: none;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  flex-wrap: wrap;

  /* One line that is pushed sideways, so that the list has the height. */
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }

  ${media.short} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
`

const Drop = styled.span`
  display: block;
  margin-top: ${space[3]};
`
