import { Refrigerator } from 'lucide-react'
import styled from 'styled-components'
import { amountWithUnit } from '../plan/amountText'
import { screenOnly } from '../styles/mixins'
import { size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { useOnline } from '../ui/useOnline'
import { useCupboardActs } from './cupboardActs'
import { messages } from './messages'
import type { ListItemAtHomeFragment } from './operations.generated'

export interface AtHomeProps {
  item: ListItemAtHomeFragment & { measurementUnit: string }
}

/** In a line's opened part: how much of it is at home, and a way to say that it is, or is not. */
export function AtHome({ item }: AtHomeProps) {
  const online = useOnline()
  const acts = useCupboardActs()
  const { slug, atHome, toBuy, measurementUnit } = item
  const has = acts?.said.get(slug) ?? item.isAtHome
  const partly = atHome > 0 && !has
  if (acts === null && !partly && !has) return null
  return (
    <Root>
      {has ? <span>{messages.cupboard.enough}</span> : null}
      {partly ? (
        <bdi>
          {messages.cupboard.partly({
            there: amountWithUnit(atHome, measurementUnit),
            rest: amountWithUnit(toBuy, measurementUnit),
          })}
        </bdi>
      ) : null}
      {acts === null ? null : (
        <Button
          variant="quiet"
          icon={<Refrigerator aria-hidden="true" />}
          disabled={!online}
          onClick={() => acts.say(slug, !has)}
        >
          {has ? messages.cupboard.haveNot : messages.cupboard.have}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin: 0 ${space[3]} ${space[3]};
  font-size: ${size.small};
`
