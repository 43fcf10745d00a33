import { PackageCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../../styles/mixins'
import { space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import type { Entry, LineEntry } from '../entries'
import { messages } from './messages'
import { askedStaples, noteAsked, staplesToAsk } from './staples'

const StaplesDialog = lazy(() => import('./StaplesDialog'))

/**
 * Asks once about all that keeps for months, before one goes shopping (docs/product.md SHOP-50). Its place stays while less is
 * left to ask about, so that no row below moves.
 */
export function StaplesButton({ entries, owner }: { entries: readonly Entry[]; owner: string }) {
  const [now] = useState(() => Date.now())
  const [asked, setAsked] = useState(() => askedStaples.read(owner)?.asked ?? {})
  const [asking, setAsking] = useState<readonly LineEntry[] | null>(null)
  useEffect(() => askedStaples.subscribe(() => setAsked(askedStaples.read(owner)?.asked ?? {})), [owner])
  const staples = staplesToAsk(entries, asked, now)
  const asks = staples.length > 1
  const [hasPlace, setHasPlace] = useState(asks)
  if (asks && !hasPlace) setHasPlace(true)
  return (
    <>
      {hasPlace ? (
        <Place $shown={asks}>
          <Button variant="quiet" icon={<PackageCheck aria-hidden="true" />} onClick={() => setAsking(staples)}>
            {messages.ask({ count: staples.length })}
          </Button>
        </Place>
      ) : null}
      {asking ? (
        <Suspense>
          <StaplesDialog
            staples={asking}
            onClose={() => setAsking(null)}
            onAnswered={() => {
              setAsking(null)
              setHasPlace(false)
              noteAsked(
                asking.map(({ item }) => item.slug),
                owner,
                now,
              )
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const Place = styled.div<{ $shown: boolean }>`
  ${screenOnly}
  padding-block: ${space[1]};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};

  & > button {
    margin-inline: -${space[3]};
  }
`
