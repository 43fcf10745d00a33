import styled from 'styled-components'
import { color } from '../../styles/themes'
import { radius, size, space, weight } from '../../styles/tokens'
import { MealPlate } from '../../ui/MealPlate'
import { messages } from './messages'
import type { ProductFacts } from './productFacts'

const PLATE = 56

/** A breakfast, a lunch and a dinner of the plan side by side: the picture where the form below needs the space. */
export function PlanStrip({ plan }: Pick<ProductFacts, 'plan'>) {
  const meals = plan.filter(({ category }, index) => plan[index - 1]?.category !== category)
  return (
    <Strip role="img" aria-label={messages.strip}>
      {meals.map(({ category, plate }) => (
        <Meal key={category}>
          <MealPlate src={plate} alt="" size={PLATE} shape="round" />
          {messages.category[category]}
        </Meal>
      ))}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-evenly;
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};
`

const Meal = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  color: ${color.text};
  font-size: ${size.small};
  font-weight: ${weight.strong};
`
