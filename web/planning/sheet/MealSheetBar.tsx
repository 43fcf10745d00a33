import { Ban, CookingPot, Dices, Lock, LockOpen, Replace, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import styled, { css } from 'styled-components'
import { instructionsAddress } from '../../plan/instructionsAddress'
import { isEmptyEntry } from '../../plan/plan'
import { color } from '../../styles/themes'
import { media, size, space, target, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { GroupedPicker } from '../../ui/GroupedPicker'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { MealSheetProps } from '../mealSheetProps'
import { messages as planningMessages } from '../messages'
import { messages } from './messages'
import { mealPickers } from '../mealPickers'
import { withPresentMeal } from '../pickerGroups'
import type { useOpinion } from './useOpinion'

interface MealSheetBarProps extends MealSheetProps {
  /** Where the row is, such as 'Dinner 2'. */
  place: string
  opinion: ReturnType<typeof useOpinion>
  /** Why the meal is here. */
  note: ReactNode
}

/** What can be done with a row of the plan. */
export function MealSheetBar(props: MealSheetBarProps) {
  const { category, row, entry, groups, loading, busy, place, opinion, note } = props
  const { onPick, onRandomize, onLock, onRemove } = props
  const { id, name, isLocked = false } = entry
  const isEmpty = isEmptyEntry(entry)
  const offered = useMemo(() => withPresentMeal(groups, entry), [groups, entry])
  const { to, external } = instructionsAddress(entry)
  return (
    <>
      {isEmpty ? null : external ? (
        <Cook as="a" href={to} target="_blank" rel="noreferrer">
          {messages.cookMeal}
        </Cook>
      ) : (
        <ButtonLink variant="primary" to={to} icon={<CookingPot aria-hidden="true" />}>
          {messages.cookMeal}
        </ButtonLink>
      )}
      <Change>
        <GroupedPicker
          label={place}
          hideLabel
          look="tool"
          face={
            <Tools>
              <Replace />
              {messages.changeMeal}
            </Tools>
          }
          groups={offered}
          value={isEmpty ? null : entry.uniqueId}
          onChange={(uniqueId) => onPick(id, uniqueId)}
          placeholder={planningMessages.pickMeal}
          searchLabel={planningMessages.searchMeals}
          emptyText={planningMessages.noMatch}
          note={note}
          control={mealPickers[category]}
          loading={loading}
        />
      </Change>
      {isEmpty ? (
        <Tool variant="quiet" icon={<Dices aria-hidden="true" />} busy={busy} onClick={() => void onRandomize(id)}>
          <span>
            {planningMessages.randomize}
            <VisuallyHidden>{messages.thisRow({ category, row, name })}</VisuallyHidden>
          </span>
        </Tool>
      ) : (
        <>
          <Tool
            variant="quiet"
            icon={isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
            aria-pressed={isLocked}
            onClick={() => onLock(id, !isLocked)}
          >
            {isLocked ? messages.isLocked : messages.lock}
          </Tool>
          <Tool
            variant="quiet"
            icon={<Ban aria-hidden="true" />}
            aria-pressed={opinion.isNeverAgain}
            busy={opinion.busy}
            onClick={() => void opinion.toggleNeverAgain()}
          >
            <Narrow>{messages.neverAgain}</Narrow>
          </Tool>
        </>
      )}
      <Tool
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        resting={onRemove === null}
        aria-label={messages.removeRow({ category, row })}
        onClick={() => onRemove?.(id)}
      >
        {messages.remove}
      </Tool>
    </>
  )
}

const tool = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.half};
  min-width: ${target};
  padding: ${space[1]} ${space.half};
  color: ${color.text};
  font-size: ${size.tiny};
  font-weight: ${weight.strong};
`

const Cook = styled(Button).attrs({ variant: 'primary' })``

const Tools = styled.span`
  ${tool}

  & > svg {
    width: 1.2rem;
    height: 1.2rem;
  }
`

const Change = styled.div`
  min-height: ${target};

  & svg {
    color: inherit;
  }

  ${media.hover} {
    & > div > div:hover {
      background: ${color.surfaceHover};
    }
  }
`

/* One word below the other, so that the bar keeps one line. */
const Narrow = styled.span`
  max-width: min-content;
  text-align: center;
`

const Tool = styled(Button)`
  ${tool}
  line-height: 1.15;

  &[aria-pressed='true'] {
    background: ${color.stateSoft};
    border-color: ${color.stateMark};
    color: ${color.onStateSoft};
  }
`
