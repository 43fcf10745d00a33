import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'
import { FoldButton } from '../ui/FoldButton'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { tinyRow } from './rowWidths'
import { TickBox } from './TickBox'

export interface ListRowProps {
  ticked: boolean
  onToggle: () => void
  /** All that the row says, in words. */
  label: string
  name: string
  /** Below the name and the amount. */
  hint?: ReactNode
  /** Before the name. */
  picture: ReactNode
  /** At the end of what is pressed. */
  amount: ReactNode
  /** Who ticked it. */
  by: ReactNode
  /** Beside the row: a link to the store. */
  aside?: ReactNode
  /** What the chevron at its end opens, in words. */
  foldLabel: string
  fold: (close: () => void) => ReactNode
}

/** One row of the list: pressing it ticks it off, the chevron at its end opens more about it (docs/product.md SHOP-20). */
export function ListRow(props: ListRowProps) {
  const { ticked, onToggle, label, name, hint = null, picture, amount, by, aside, foldLabel, fold } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()} data-ticked={ticked || undefined}>
      <Line>
        <Tick>
          <TickBox checked={ticked} onCheckedChange={onToggle} aria-label={label}>
            <Checkbox.Indicator>
              <Check aria-hidden="true" />
            </Checkbox.Indicator>
          </TickBox>
          {picture}
          <Much>
            <Name>
              <bdi>{name}</bdi>
            </Name>
            {amount}
            {hint === null ? null : <Hint>{hint}</Hint>}
          </Much>
          {by}
        </Tick>
        {aside}
        <Fold open={open} controls={id} aria-label={foldLabel} onClick={() => setOpen(!open)} />
      </Line>
      <div id={id} hidden={!open}>
        {open ? fold(() => setOpen(false)) : null}
      </div>
    </Root>
  )
}

/* What a row leaves out where it is narrow follows its own width, in the reader's text size. */
const Root = styled.li`
  container-type: inline-size;
  break-inside: avoid;
  margin-inline: -${space[3]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }

  ${media.print} {
    container-type: normal;
    margin-inline: 0;
  }
`

const Line = styled.div`
  display: flex;
  align-items: stretch;
`

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  flex: 1;
  min-width: 0;
  min-height: 3.5rem;
  padding-block: ${space[2]};
  padding-inline: ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;

  & > img {
    transition: opacity ${motion.quick};
  }

  [data-ticked] & > img {
    opacity: 0.45;
  }

  ${tinyRow} {
    padding-inline: ${space[2]} 0;

    & > img {
      display: none;
    }
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  ${media.print} {
    min-height: 0;
    padding-block: ${space.px};
    padding-inline: 0;

    & > img {
      display: none;
    }
  }
`

const Fold = styled(FoldButton)`
  ${screenOnly}
  flex: none;
  justify-content: center;
  width: ${target};
  padding-inline: 0;

  ${tinyRow} {
    width: ${space[6]};
  }
`

/* An amount stands below its name where the row is narrow, or where the longest word and the amount do not fit side by side. */
const Much = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-width: 0;
`

const Name = styled.span`
  flex: 1 1 4.5rem;
  max-width: 100%;
  overflow-wrap: break-word;
  font-size: ${size.lead};
  font-weight: ${weight.medium};
  line-height: 1.25;

  [data-ticked] & {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-thickness: ${line.strong};
  }
`

const Hint = styled.span`
  flex: 1 0 100%;
  min-width: 0;
  overflow-wrap: break-word;
  font-size: ${size.small};
  color: ${color.textMuted};
`
