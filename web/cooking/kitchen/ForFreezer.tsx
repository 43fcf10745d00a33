import { useState } from 'react'
import styled from 'styled-components'
import { sydneyDay } from '../../../schema/sydneyDay'
import type { CupboardControls } from '../../live/cupboard/useCupboard'
import type { Row } from '../../plan/plan'
import { newId } from '../../../schema/newId'
import { space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Text } from '../../ui/Text'
import { ServesStepper } from '../ServesStepper'
import { messages } from './messages'

export interface ForFreezerProps {
  entry: Row
  freeze: CupboardControls['freeze']
}

/** Puts serves of what was cooked into the freezer (docs/product.md COOK-33). */
export function ForFreezer({ entry: { uniqueId, name, plate }, freeze }: ForFreezerProps) {
  const [serves, setServes] = useState(2)
  const [isFrozen, setFrozen] = useState(false)
  const put = () => {
    freeze({ batch: newId(), uniqueId, name, plate, serves, frozenOn: sydneyDay(Date.now()) })
    setFrozen(true)
  }
  if (isFrozen) return <Text role="status">{messages.frozen({ count: serves })}</Text>
  return (
    <Root>
      <Text $strong>{messages.forFreezer}</Text>
      <ServesStepper value={serves} onChange={setServes} />
      <Button onClick={put}>{messages.freeze}</Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[2]};
`
