import { CalendarClock, Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { formatDate, formatNumber } from '../../schema/text/format'
import type { CupboardItem } from '../live/cupboard/cupboardView'
import { unitWord } from '../plan/unitWord'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space } from '../styles/tokens'
import { Chip, type ChipTone } from '../ui/Chip'
import { IconButton } from '../ui/IconButton'
import { Picture } from '../ui/Picture'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import { RowName, RowWords } from './rowLook'
import { daysUntil, isUrgent } from './useBy'

export interface CupboardRowProps {
  item: CupboardItem
  /** The date in Sydney. */
  today: string
  onEdit: (item: CupboardItem) => void
  onTake: (item: CupboardItem) => void
}

/** Something in the cupboard: how much, until when, and ways to change that. */
export function CupboardRow({ item, today, onEdit, onTake }: CupboardRowProps) {
  const { name, picture } = item.ingredient
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <Picture name={picture} size="small" />
      <RowWords>
        <RowName>{name}</RowName>
        <Facts>
          <bdi>{amountText(item)}</bdi>
          {item.useBy === null ? null : (
            <Chip tone={toneOf(item.useBy, today)} icon={<CalendarClock aria-hidden="true" />}>
              {dateText(item.useBy, today)}
            </Chip>
          )}
        </Facts>
      </RowWords>
      <Tools>
        <IconButton label={messages.change({ name })} icon={<Pencil />} onClick={() => onEdit(item)} />
        <IconButton label={messages.take({ name })} icon={<Trash2 />} onClick={() => onTake(item)} />
      </Tools>
    </Root>
  )
}

function amountText({ amount, unit }: CupboardItem): string {
  if (amount === null || unit === null) return messages.enough
  return `${formatNumber(amount, { maximumFractionDigits: 2 })}\u00a0${unitWord(unit, amount)}`
}

function toneOf(useBy: string, today: string): ChipTone {
  if (daysUntil(useBy, today) < 0) return 'danger'
  return isUrgent(useBy, today) ? 'warning' : 'plain'
}

function dateText(useBy: string, today: string): string {
  const days = daysUntil(useBy, today)
  if (days < 0) return messages.pastDate
  if (days === 0) return messages.today
  if (days === 1) return messages.tomorrow
  if (isUrgent(useBy, today)) return messages.inDays({ days })
  return messages.byDate({ date: formatDate(Date.parse(`${useBy}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) })
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Facts = styled.span`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Tools = styled.div`
  display: flex;
  flex: none;
`
