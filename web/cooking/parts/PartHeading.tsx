import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { radius, space } from '../../styles/tokens'
import { Heading, Text } from '../../ui/Text'
import { messages as cookMessages } from '../messages'
import type { RecipePartFragment } from '../operations.generated'
import { messages } from './messages'

interface PartHeadingProps {
  /** Null for the dish itself. */
  part: RecipePartFragment | null
  /** Name of the dish itself. */
  name: string
  /** Whether it is over steps, of which it says what their amounts are for. */
  ofSteps?: boolean
}

/** The name of a dish over its ingredients or steps; that of one within another leads to its page (docs/product.md DISH-33). */
export default function PartHeading({ part, name, ofSteps = false }: PartHeadingProps) {
  if (part === null) return <Heading level={3}>{name}</Heading>
  return (
    <Root>
      <Heading level={3}>
        <Name to={`/instructions/${part.slug}`}>
          <bdi>{part.name}</bdi>
        </Name>
      </Heading>
      <Text $muted $size="small">
        {[
          cookMessages.minutes({ count: part.minutes }),
          ...(part.serves > 0 ? [messages.makesServes({ count: part.serves })] : []),
          ...(ofSteps && part.stepServes !== null ? [cookMessages.theseStepsAreFor({ count: part.stepServes })] : []),
        ].join(' · ')}
      </Text>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled(Link)`
  ${focusable}
  border-radius: ${radius.small};
  color: ${color.text};
`
