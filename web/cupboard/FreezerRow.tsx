import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { formatDate } from '../../schema/text/format'
import type { FrozenMeal } from '../live/cupboard/freezerView'
import { planMessages } from '../plan/messages'
import { color } from '../styles/themes'
import { line, size, space } from '../styles/tokens'
import { CountSelect } from '../ui/CountSelect'
import { IconButton } from '../ui/IconButton'
import { MealPlate } from '../ui/MealPlate'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import { RowName, RowWords } from './rowLook'

export interface FreezerRowProps {
  meal: FrozenMeal
  onServes: (serves: number) => void
  onTake: (meal: FrozenMeal) => void
}

/** A batch in the freezer: since when, and how many serves are left. Of a dish that is gone, only that it can be taken out. */
export function FreezerRow({ meal, onServes, onTake }: FreezerRowProps) {
  const { plate, serves, frozenOn } = meal
  const name = meal.name || messages.goneDish
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <MealPlate src={plate} alt="" size={48} />
      <RowWords>
        <RowName>{name}</RowName>
        <Since>{messages.frozenOn({ date: dateOf(frozenOn) })}</Since>
      </RowWords>
      <Tools>
        {meal.name === '' ? (
          planMessages.serves({ count: serves })
        ) : (
          <CountSelect
            label={messages.servesOf({ name })}
            hideLabel
            min={1}
            max={Math.max(LIMITS.serves, serves)}
            unit={messages.servesUnit}
            value={serves}
            onChange={onServes}
          />
        )}
        <IconButton label={messages.take({ name })} icon={<Trash2 />} onClick={() => onTake(meal)} />
      </Tools>
    </Root>
  )
}

const dateOf = (day: string): string =>
  formatDate(Date.parse(`${day}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[2]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Since = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[2]};
  margin-inline-start: auto;
`
