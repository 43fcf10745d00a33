import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Table } from '../live/useTable'
import type { Category, Row } from '../plan/plan'
import { servedNames } from '../plan/shownServed'
import { shortDay } from '../plan/shortDay'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, weight } from '../styles/tokens'
import { messages } from './messages'

interface RowFactsProps {
  category: Category
  entry: Row
  table: Table
  /** Serves of the category, which go without saying. */
  usualServes: number
  isNew: boolean
}

/**
 * Below a meal's name: its day, if it has one, what it is if it is no meal to be cooked, its minutes, and what differs from
 * what goes without saying (docs/product.md PLAN-79, WEEK-14), and what is served with it (PLAN-101). What is so has the colour of states. The template of the
 * first paint has all of it (web/first/drawPlan.ts).
 */
export function RowFacts({ category, entry, table, usualServes, isNew }: RowFactsProps) {
  const { minutes, numServes: count, swaps, isLocked, isWeekly, date, other } = entry
  const served = servedNames(entry)
  return (
    <>
      <Root>
        {date ? <Fact name="day">{shortDay(date)}</Fact> : null}
        {isWeekly ? <Fact name="weekly">{messages.weekly}</Fact> : null}
        {other?.isOut ? <Fact name="out">{messages.out}</Fact> : null}
        {other?.leftoversOf ? <Fact name="leftovers">{messages.leftovers}</Fact> : null}
        {other?.frozen ? <Fact name="frozen">{messages.frozen}</Fact> : null}
        {minutes > 0 ? <Fact name="minutes">{messages.minutes(entry)}</Fact> : null}
        {swaps.length > 0 ? <State name="adapted">{messages.adapted}</State> : null}
        <Eaters category={category} entry={entry} table={table} />
        {count === usualServes ? null : (
          <OwnServes data-fact="serves">
            <span>{count}</span>{' '}
            <span data-one={messages.servesUnit.one} data-other={messages.servesUnit.other}>
              {count === 1 ? messages.servesUnit.one : messages.servesUnit.other}
            </span>
          </OwnServes>
        )}
        {isLocked ? <State name="locked">{messages.locked}</State> : null}
        {isNew ? <State name="new">{messages.isNew}</State> : null}
      </Root>
      {served.length > 0 ? <Served data-fact="served">{messages.servedWith({ names: served })}</Served> : null}
    </>
  )
}

/** For whom it is, where not for all who eat its category: by the fewer names. */
function Eaters({ category, entry: { eaters }, table }: Pick<RowFactsProps, 'category' | 'entry' | 'table'>) {
  if (!eaters || !table.isShared) return null
  const eating = table.eatersOf(category, eaters)
  const others = table.eatersOf(category, null).filter((one) => !eating.includes(one))
  const isForFew = others.length === 0 || eating.length < others.length
  const names = (isForFew ? eating : others).map(({ name, isViewer }) => (isViewer ? messages.you : name))
  return <Fact name="eaters">{isForFew ? messages.onlyFor({ names }) : messages.notFor({ names })}</Fact>
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => <span data-fact={name}>{children}</span>

const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <Strong data-fact={name}>{children}</Strong>
)

const Root = styled.span`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  color: ${color.textMuted};
  font-size: ${size.tiny};
  line-height: 1.25;

  & > * + *::before {
    content: '·';
    padding-inline: ${space[1]};
    color: ${color.textMuted};
    font-weight: ${weight.regular};
  }
`

/* What the other facts leave of the line, or a line for itself: it is cut, so that the row does not become higher. */
const Served = styled.span`
  flex: 1 1 9rem;
  min-width: 0;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${size.tiny};
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Strong = styled.span`
  color: ${color.state};
  font-weight: ${weight.strong};
`

/* Where the row has its serves itself, they are said there. */
const OwnServes = styled.span`
  ${media.wide} {
    display: none;
  }

  ${media.print} {
    display: inline;
  }
`
