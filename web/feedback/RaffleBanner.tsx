import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { productConfig } from '../product/productConfig'
import { color } from '../styles/themes'
import { media, radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Picture } from '../ui/Picture'
import { Skeleton } from '../ui/Skeleton'
import { Row } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'
import { useRaffleStatusQuery } from './operations.generated'
import { sydneyMonth } from './sydneyMonth'
import { useWhenBackOnline } from './useWhenBackOnline'

/** The raffle of the month and how the person stands in it (docs/product.md RAF-3). */
export function RaffleBanner() {
  const { data, loading, refetch } = useRaffleStatusQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const reload = () => void refetch().catch(() => {})
  useWhenBackOnline(() => {
    if (!data) reload()
  })
  const status = data?.raffleStatus
  const [monthHere] = useState(() => sydneyMonth(Date.now()))
  const month = status?.monthName ?? monthHere
  return (
    <Root aria-label={messages.raffle}>
      <Picture name="wrapped-gift" size="large" eager />
      <Words>
        <Heading level={2} look="heading">
          {messages.prize({ prize: productConfig().rafflePrizeOnFeedbackPage })}
        </Heading>
        <Text>{messages.rules({ month })}</Text>
        {/* Its line is always there, so that nothing moves when the standing comes. */}
        <Standing role="status">
          {status ? (
            <>
              {status.eligible ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <span>
                <span>
                  {messages.standing({
                    plans: status.plansGenerated,
                    needed: status.plansNeeded,
                    feedbackGiven: status.feedbackGiven,
                  })}
                </span>
                {status.eligible ? <strong> {messages.eligible}</strong> : null}
              </span>
            </>
          ) : loading ? (
            <Skeleton width="60%" />
          ) : (
            messages.standingFailed
          )}
        </Standing>
        {status || loading ? null : (
          <Row>
            <Button onClick={reload}>{messages.tryAgain}</Button>
          </Row>
        )}
      </Words>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.breakfastSoft};
  color: ${color.onBreakfastSoft};

  h2 {
    color: inherit;
  }

  ${media.phone} {
    flex-direction: column;
    align-items: start;
    gap: ${space[3]};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`

const Standing = styled.p`
  display: flex;
  gap: ${space[2]};
  min-height: 1.5em;
  font-size: ${size.small};
  font-weight: ${weight.medium};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.5em;
  }
`
