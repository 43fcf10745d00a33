import styled from 'styled-components'
import { mealFor } from '../live/forWhom'
import { useTable } from '../live/useTable'
import { amountWithUnit } from '../plan/amountText'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { radius, size, space } from '../styles/tokens'
import type { ListItem } from './areas'
import { AtHome } from './AtHome'
import { messages } from './messages'

/** Which meals need an item and how much each, and how much of it is at home. */
export function ItemParts({ item }: { item: ListItem }) {
  const { members } = useTable()
  return (
    <>
      <Root role="list" aria-label={messages.mealsThatNeed({ name: item.ingredient.name })}>
        {item.parts.map(({ mealName, serves, amount, eaters }, index) => (
          <li key={index}>
            <span>
              {mealFor(mealName, members, eaters)} <Serves>{messages.forServes({ serves })}</Serves>
            </span>
            <Amount>
              <bdi>{amount === 0 ? messages.asNeeded : amountWithUnit(amount, item.measurementUnit)}</bdi>
            </Amount>
          </li>
        ))}
      </Root>
      <AtHome item={item} />
    </>
  )
}

const Root = styled.ul`
  ${screenOnly}
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0 ${space[3]} ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  font-size: ${size.small};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};

    & > :first-child {
      flex: 1 1 6rem;
    }
  }
`

const Serves = styled.span`
  white-space: nowrap;
  color: ${color.textMuted};
`

const Amount = styled.span`
  ${tabular}
  flex: none;
`
