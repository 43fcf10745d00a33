import { type ReactNode, useMemo, useState } from 'react'
import styled from 'styled-components'
import { combinedEntries } from '../plan/combinedEntries'
import { usePlan } from '../plan/PlannerContext'
import { space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { List } from '../ui/List'
import { messages } from './messages'
import { OfferCard } from './OfferCard'
import { factsOfOffer } from './offerFacts'
import type { OfferQuery } from './offerQuery'
import { OfferSheet } from './OfferSheet'
import { useOpinion } from './useOpinion'
import type { ShownOffer, useOffers } from './useOffers'

interface OfferGridProps {
  found: ReturnType<typeof useOffers>
  offers: readonly ShownOffer[]
  query: OfferQuery
  hasPlan: boolean | null
  /** In place of meals, once the last one was said to belong elsewhere. */
  none: ReactNode
}

/** The meals, and what can be done with each. */
export function OfferGrid({ found: { stale, loading, more }, offers, query, hasPlan, none }: OfferGridProps) {
  const { plan } = usePlan()
  const [openId, setOpenId] = useState<string | null>(null)
  const alerts = useAlerts()
  const say = useOpinion()
  const planned = useMemo(() => new Set(combinedEntries(plan).map(({ entry }) => entry.slug)), [plan])
  const { category, role, switches } = query
  const isNever = switches.includes('never')
  const look = { category, isServed: role !== undefined, isNow: switches.includes('now'), planned }
  const facts = (offer: ShownOffer) => factsOfOffer(offer, look)

  // Both lists change at once; what was loaded of them stays.
  const shown = offers.filter(({ recipe }) => (recipe.opinion?.isNeverAgain ?? false) === isNever)
  const open = shown.find(({ recipe }) => recipe.id === openId)
  const change = async (offer: ShownOffer, isNeverAgain: boolean) => {
    const { name } = offer.recipe
    if (!(await say(offer, { isNeverAgain }))) return
    alerts.info(isNeverAgain ? messages.hidden({ name }) : messages.again({ name }), {
      topic: 'opinion',
      action: { label: messages.undo, onPress: () => void say(offer, { isNeverAgain: !isNeverAgain }) },
    })
  }
  if (shown.length === 0 && !more) return none
  return (
    <>
      <Grid aria-label={messages.title} aria-busy={stale || undefined} $stale={stale}>
        {shown.map((offer) => (
          <OfferCard
            key={offer.recipe.id}
            offer={offer}
            facts={facts(offer)}
            onOpen={() => setOpenId(offer.recipe.id)}
            onFavourite={(isFavourite) => void say(offer, { isFavourite })}
            onWantAgain={isNever ? () => void change(offer, false) : null}
          />
        ))}
      </Grid>
      {more ? (
        <More>
          <Button busy={loading} onClick={more}>
            {messages.showMore}
          </Button>
        </More>
      ) : null}
      {open ? (
        <OfferSheet
          offer={open}
          facts={facts(open)}
          preferred={category}
          hasPlan={hasPlan}
          say={say}
          onNeverAgain={() => {
            setOpenId(null)
            void change(open, true)
          }}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </>
  )
}

const Grid = styled(List)<{ $stale: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[5]} ${space[4]};
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};

  @media (min-width: 37.5em) {
    grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
    gap: ${space[6]} ${space[5]};
  }
`

const More = styled.div`
  display: flex;
  justify-content: center;
`
