import styled from 'styled-components'
import { mealFor } from '../live/forWhom'
import { useTable } from '../live/useTable'
import type { Entry } from '../plan/plan'
import { paperOnly } from '../styles/mixins'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'

/** The meal's name, serves and minutes on paper, where the picker is not printed. */
export function PrintedHead({ entry: { name, minutes, numServes, eaters } }: { entry: Entry }) {
  const { members } = useTable()
  const facts = [
    numServes === 0 ? null : messages.forServes({ count: numServes }),
    minutes > 0 ? messages.minutes({ count: minutes }) : null,
  ].filter((fact) => fact !== null)
  return (
    <Root>
      <Heading level={1}>{mealFor(name, members, eaters)}</Heading>
      <Text $muted>{facts.join(' · ')}</Text>
    </Root>
  )
}

const Root = styled.div`
  ${paperOnly}
`
