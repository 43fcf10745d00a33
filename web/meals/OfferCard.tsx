import { Heart, RotateCcw } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { focusRing, plainButton } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, line, motion, radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { MealPlate } from '../ui/MealPlate'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import type { OfferFacts } from './offerFacts'
import type { ShownOffer } from './useOffers'

export interface OfferCardProps {
  offer: ShownOffer
  facts: OfferFacts
  onOpen: () => void
  onFavourite: (isFavourite: boolean) => void
  /** Where it is in the list of what is wanted never again. */
  onWantAgain: (() => void) | null
}

/** A meal: a press opens what can be done with it; the heart is beside that. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, facts, onOpen, onFavourite, onWantAgain } = props
  const { name, plate, opinion } = offer.recipe
  const isFavourite = opinion?.isFavourite ?? false
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <Ground>
        <MealPlate src={plate} alt="" size={128} shape="round" />
      </Ground>
      <Open type="button" onClick={onOpen}>
        <Name>{name}</Name>
        <Facts>
          {facts.minutes}
          {facts.states.map((state) => (
            <span key={state}>
              {' · '}
              <State>{state}</State>
            </span>
          ))}
          {facts.notes.map((note) => ` · ${note}`)}
        </Facts>
      </Open>
      {onWantAgain ? (
        <Again>
          <Button
            icon={<RotateCcw aria-hidden="true" />}
            aria-label={messages.wantAgainOf({ name })}
            onClick={onWantAgain}
          >
            {messages.wantAgain}
          </Button>
        </Again>
      ) : (
        <Favourite
          label={messages.favourite({ name })}
          icon={<Heart fill={isFavourite ? 'currentColor' : 'none'} />}
          pressed={isFavourite}
          onClick={() => onFavourite(!isFavourite)}
        />
      )}
    </Root>
  )
})

const Root = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Ground = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
  transition: background ${motion.quick};

  ${Root}:hover > & {
    background: ${color.surfaceHover};
  }

  & > span {
    max-width: 100%;
  }
`

/* Its press reaches over the picture. */
const Open = styled.button`
  ${plainButton}
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  padding-block: ${space[2]};

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    ${focusRing}
  }
`

const Name = styled.span`
  font-family: ${family.heading};
  font-size: ${size.body};
  font-weight: ${weight.strong};
  line-height: 1.25;
`

const Facts = styled.span`
  color: ${color.textMuted};
  font-size: ${size.tiny};
  line-height: 1.35;
`

const State = styled.strong`
  color: ${color.state};
  font-weight: ${weight.strong};
`

const Favourite = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-end: 0;

  &[aria-pressed='true'] {
    background: none;
    color: ${color.stateMark};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: ${line.strong} solid Highlight;
    }
  }
`

const Again = styled.div`
  position: relative;
  z-index: 1;
`
