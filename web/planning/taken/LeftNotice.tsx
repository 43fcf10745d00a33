import { householdLeft } from '../../live/householdLeft'
import { messages as liveMessages } from '../../live/messages'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { messages } from './messages'

/** Says why the plan is another one: its household is no longer the person's (docs/product.md HH-30). */
export default function LeftNotice() {
  return (
    <Banner tone="info">
      {liveMessages.leftHousehold}{' '}
      <Button variant="quiet" onClick={householdLeft.forget}>
        {messages.close}
      </Button>
    </Banner>
  )
}
