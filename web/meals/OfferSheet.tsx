import { BookOpen, EyeOff, Heart } from 'lucide-react'
import styled from 'styled-components'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import { color } from '../styles/themes'
import { line, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Dialog } from '../ui/Dialog'
import { MealPlate } from '../ui/MealPlate'
import { Text } from '../ui/Text'
import { messages } from './messages'
import type { OfferFacts } from './offerFacts'
import { PutIntoPlan } from './PutIntoPlan'
import { Stars } from './Stars'
import type { useOpinion } from './useOpinion'
import type { ShownOffer } from './useOffers'

interface OfferSheetProps {
  offer: ShownOffer
  facts: OfferFacts
  preferred: MealCategory | null
  /** Whether the plan is here; null while it comes. */
  hasPlan: boolean | null
  say: ReturnType<typeof useOpinion>
  onNeverAgain: () => void
  onClose: () => void
}

/** What can be done with a meal: put it into the plan, read it, say how it is. */
export function OfferSheet({ offer, facts, preferred, hasPlan, say, onNeverAgain, onClose }: OfferSheetProps) {
  const { name, slug, plate, opinion } = offer.recipe
  const isFavourite = opinion?.isFavourite ?? false
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={name}
      description={[facts.minutes, ...facts.states, ...facts.notes].join(' · ')}
      picture={<MealPlate src={plate} alt="" size={64} eager />}
    >
      {offer.places.length === 0 ? null : hasPlan === null ? (
        <Text $muted>{messages.planLoading}</Text>
      ) : hasPlan ? (
        <PutIntoPlan offer={offer} preferred={preferred} onDone={onClose} />
      ) : (
        <Banner tone="warning">{messages.planMissing}</Banner>
      )}
      <Said>
        <Stars rating={opinion?.rating ?? null} onRate={(rating) => void say(offer, { rating })} />
        <Acts>
          <ButtonLink to={`/instructions/${slug}`} icon={<BookOpen aria-hidden="true" />}>
            {messages.openRecipe}
          </ButtonLink>
          <Button
            icon={<Heart aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />}
            aria-pressed={isFavourite}
            onClick={() => void say(offer, { isFavourite: !isFavourite })}
          >
            {messages.favouriteShort}
          </Button>
          <Button variant="quiet" icon={<EyeOff aria-hidden="true" />} onClick={onNeverAgain}>
            {messages.neverAgain}
          </Button>
        </Acts>
      </Said>
    </Dialog>
  )
}

const Said = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-block-start: ${space[3]};
  border-top: ${line.hairline} solid ${color.border};
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
