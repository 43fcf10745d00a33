import { Clock, Heart } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { editRow, leaveRow } from '../../live/editedRow'
import { planMessages } from '../../plan/messages'
import { isEmptyEntry } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { useRowNote } from '../../plan/RowNote'
import { leftFrom, shownRow } from '../../plan/shownRow'
import { color } from '../../styles/themes'
import { fixed, size, space, target, weight } from '../../styles/tokens'
import { CountSelect } from '../../ui/CountSelect'
import { IconButton } from '../../ui/IconButton'
import { MealPlate } from '../../ui/MealPlate'
import { Sheet } from '../../ui/Sheet'
import { Heading } from '../../ui/Text'
import { AdaptedFor } from './AdaptedFor'
import { DayChoice } from '../days/DayChoice'
import { messages as dayMessages } from '../days/messages'
import { MealMethod } from './MealMethod'
import { MealSheetBar } from './MealSheetBar'
import type { MealSheetProps } from '../mealSheetProps'
import { messages as planningMessages } from '../messages'
import { messages } from './messages'
import { messages as otherMessages } from '../other/messages'
import { OtherChoice } from '../other/OtherChoice'
import { ServedChoice } from '../served/ServedChoice'
import { RowEatersChoice } from './RowEatersChoice'
import { useMealDetails } from './useMealDetails'
import { useOpinion } from './useOpinion'
import type { RowPeople } from '../useRowPeople'
import { EveryRow } from '../week/EveryRow'
import { WeeklyChoice } from '../week/WeeklyChoice'

/** A row of the plan, looked at: what it is, why, for whom, how it is cooked, and all that can be done with it (docs/product.md PLAN-83). */
export default function MealSheet(props: MealSheetProps) {
  const { category, row, entry, table, count, version, onClose, onServes } = props
  const { id, name, minutes, numServes } = entry
  const isEmpty = isEmptyEntry(entry)
  const { plan } = usePlan()
  const from = leftFrom(plan, entry)
  const shown = shownRow(entry, from)
  const place = planMessages.place({ category: planMessages.category[category], row })
  const note = useRowNote(isEmpty ? null : id)
  const meal = useMealDetails(category, entry)
  const opinion = useOpinion(entry, meal.details?.recipe ?? null)
  useEffect(() => leaveRow, [])
  // The rows that come of it are looked at by themselves.
  const closing = useMemo(() => withClosing(props.people, onClose), [props.people, onClose])
  const perServe = meal.perServe
  return (
    <Sheet
      onClose={onClose}
      onUse={table.isShared ? () => editRow(id) : undefined}
      title={shown?.name ?? place}
      picture={
        shown && (shown.plate || !isEmpty) ? (
          <Plate>
            <MealPlate src={shown.plate} alt="" size={200} shape="round" eager />
          </Plate>
        ) : null
      }
      aside={
        isEmpty ? null : (
          <Favourite
            label={messages.favourite({ name })}
            icon={<Heart fill={opinion.isFavourite ? 'currentColor' : 'none'} />}
            pressed={opinion.isFavourite}
            busy={opinion.busy}
            onClick={() => void opinion.toggleFavourite()}
          />
        )
      }
      bar={<MealSheetBar {...props} place={place} opinion={opinion} note={note} />}
    >
      {isEmpty ? null : (
        <Facts>
          {minutes > 0 ? (
            <span>
              <Clock aria-hidden="true" /> {planningMessages.minutes(entry)}
            </span>
          ) : null}
          <span>{planMessages.categoryWord[category]}</span>
          <span>{messages.forServes({ count: numServes })}</span>
        </Facts>
      )}
      {/* What comes later keeps its place, or stands below what is pressed. */}
      {perServe ? (
        <Why as="p">{messages.aServe(perServe)}</Why>
      ) : !isEmpty && meal.loading ? (
        <Why as="p" aria-hidden="true">
          {'\u00a0'}
        </Why>
      ) : null}
      <AdaptedFor
        category={category}
        entry={entry}
        table={table}
        count={count}
        servings={meal.details?.suits?.servings ?? []}
        hasVersions={version !== null}
        people={closing}
      />
      <People>
        {table.isShared ? (
          <Part>
            <Heading level={3} look="lead">
              {messages.whoEats}
            </Heading>
            <RowEatersChoice
              category={category}
              row={row}
              entry={entry}
              table={table}
              hasVersions={version !== null}
              people={closing}
            />
          </Part>
        ) : null}
        <Serves>
          <span aria-hidden="true">{messages.serves}</span>
          <CountSelect
            label={planningMessages.servesOfRow({ category, row })}
            hideLabel
            value={numServes}
            onChange={(serves) => onServes(id, serves)}
          />
        </Serves>
        <Serves>
          <span aria-hidden="true">{dayMessages.day}</span>
          <DayChoice category={category} row={row} entry={entry} />
        </Serves>
        <WeeklyChoice entry={entry} />
        <EveryRow category={category} entry={entry} />
      </People>
      {note ? <Why>{note}</Why> : null}
      {isEmpty ? (
        <OtherChoice key={id} entry={entry} />
      ) : (
        <>
          <ServedChoice category={category} entry={entry} />
          <MealMethod {...meal} />
          <Otherwise>
            <summary>{otherMessages.title}</summary>
            <OtherChoice key={id} entry={entry} />
          </Otherwise>
        </>
      )}
    </Sheet>
  )
}

/** Several rows of one, and one of several, close the sheet first. */
function withClosing(people: RowPeople, close: () => void): RowPeople {
  return {
    ...people,
    setVersions: (id, versions) => {
      flushSync(close)
      people.setVersions(id, versions)
    },
    join: (id) => {
      flushSync(close)
      people.join(id)
    },
  }
}

const Plate = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  align-self: center;
  width: min(10rem, ${fixed.pictureLarge});
  height: min(10rem, ${fixed.pictureLarge});

  & > span {
    width: 100%;
  }

  /* With little height words come first. */
  @media (max-height: 30em) {
    width: ${fixed.plateWide};
    height: ${fixed.plateWide};
  }
`

const Favourite = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color.stateSoft};
    border-color: ${color.stateMark};
    color: ${color.state};
  }
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  margin-block-start: -${space[2]};
  color: ${color.textMuted};

  & > span + span::before {
    content: '·';
    padding-inline-end: ${space[1]};
  }

  & svg {
    display: inline;
    width: 1em;
    height: 1em;
    vertical-align: -0.125em;
  }
`

const Why = styled.div`
  margin-block-start: -${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
`

const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`

const Otherwise = styled.details`
  & > summary {
    min-height: ${target};
    padding-block: ${space[2]};
    color: ${color.accent};
    font-weight: ${weight.strong};
    cursor: pointer;
  }
`

const Part = styled.section`
  min-width: 0;
`

const Serves = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`
