import styled from 'styled-components'
import type { Entry } from '../app/planner/plan'
import { paperOnly } from '../styles/mixins'
import { Heading, Text } from '../ui/Text'

/** What stands over a meal of the plan on paper, where there is no picker to tell its name. */
export function PrintedHead({ entry: { name, minutes, numServes } }: { entry: Entry }) {
  const facts = [
    numServes === 0 ? null : numServes === 1 ? 'For 1 serve' : `For ${numServes} serves`,
    minutes > 0 ? `${minutes} minutes` : null,
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
