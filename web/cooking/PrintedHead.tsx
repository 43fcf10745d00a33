import styled from 'styled-components'
import type { Entry } from '../plan/plan'
import { paperOnly } from '../styles/mixins'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'

/** The meal's name, serves and minutes on paper, where the picker is not printed. */
export function PrintedHead({ entry: { name, minutes, numServes } }: { entry: Entry }) {
  const facts = [
    numServes === 0 ? null : messages.forServes({ count: numServes }),
    minutes > 0 ? messages.minutes({ count: minutes }) : null,
  ].filter((fact) => fact !== null)
  return (
    <Root>
      <Heading level={1}>{name}</Heading>
      <Text $muted>{facts.join(' · ')}</Text>
    </Root>
  )
}

const Root = styled.div`
  ${paperOnly}
`
