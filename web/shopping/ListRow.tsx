import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, size, space, target, weight } from '../styles/tokens'
import { FoldButton } from '../ui/FoldButton'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { bleed } from './bleed'
import { tinyRow } from './rowWidths'
import { messages } from './messages'
import { TickBox } from './TickBox'
import { ROW_KEY } from './trolley/useTrolley'

export interface ListRowProps {
  /** The key of its entry. */
  rowKey: string
  ticked: boolean
  onToggle: () => void
  /** All that the row says, in words. */
  label: string
  /** What to buy, as one says it. */
  title: string
  /** The exact amount and what else there is to say, small below it. */
  notes: readonly (string | null)[]
  /** What someone has noted on it; null for nothing. */
  note: string | null
  /** Before the words. */
  picture: ReactNode
  /** Who ticked it. */
  by: ReactNode
  /** Beside the row: the photo of its product, and a link to the store. */
  aside?: ReactNode
  /** It was looked for and is here: it comes into sight and is marked. */
  pointed: boolean
  /** What the chevron at its end opens, in words. */
  foldLabel: string
  fold: (close: () => void) => ReactNode
}

/** One row of the list: pressing it ticks it off, the chevron at its end opens more about it (docs/product.md SHOP-20). */
export function ListRow(props: ListRowProps) {
  const { rowKey, ticked, onToggle, label, title, notes, note, picture, by, aside, pointed, foldLabel, fold } = props
  const all = note === null ? label : `${label}, ${messages.noted({ note })}`
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useFocusOnRemoval<HTMLLIElement>()
  useEffect(() => {
    if (pointed) root.current?.scrollIntoView?.({ block: 'center' })
  }, [pointed, root])
  return (
    <Root ref={root} {...{ [ROW_KEY]: rowKey }} data-ticked={ticked || undefined} data-pointed={pointed || undefined}>
      <Line>
        <Tick>
          <TickBox checked={ticked} onCheckedChange={onToggle} aria-label={all}>
            <Checkbox.Indicator>
              <Check aria-hidden="true" />
            </Checkbox.Indicator>
          </TickBox>
          {picture}
          <Words>
            <Title>
              <bdi>{title}</bdi>
            </Title>{' '}
            <Notes>
              {notes
                .filter((note) => note !== null)
                .map((note) => (
                  <bdi key={note}>{note}</bdi>
                ))}
              {note === null ? null : <Noted>{note}</Noted>}
            </Notes>
          </Words>
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
  margin-inline: calc(-1 * ${bleed});
  padding-inline: calc(${bleed} - ${space[1]}) ${space[1]};

  &[data-pointed] {
    background: ${color.stateSoft};
    box-shadow: inset ${line.strong} 0 ${color.stateMark};
  }

  ${media.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }

  ${media.print} {
    container-type: normal;
    margin-inline: 0;
    padding-inline: 0;
  }
`

/* The hairline begins below the words, so that boxes read as one column. */
const Line = styled.div`
  display: flex;
  align-items: stretch;

  li + li > & {
    background: linear-gradient(${color.border}, ${color.border}) no-repeat;
    background-position: 2.625rem 0;
    background-size: 100% ${line.hairline};
  }

  & :is(button, a, [role='checkbox']) {
    scroll-margin-block: 3rem 5.5rem;
  }
`

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: 1;
  min-width: 0;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[1]};
  cursor: pointer;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;

  & > img {
    width: 1.5rem;
    height: 1.5rem;
    transition: opacity ${motion.quick};
  }

  [data-ticked] & > img {
    opacity: 0.45;
  }

  ${tinyRow} {
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
    gap: ${space[2]};

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

const Words = styled.span`
  flex: 1;
  min-width: 0;
`

/* What is taken from the shelf is read in the aisle, from an arm's length. */
const Title = styled.span`
  display: block;
  overflow-wrap: break-word;
  font-size: ${size.body};
  font-weight: ${weight.strong};
  line-height: 1.375rem;

  [data-ticked] & {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-thickness: ${line.strong};
  }

  ${media.narrow} {
    font-size: 1.0625rem;
  }

  ${media.print} {
    display: inline;
    font-size: ${size.body};
    line-height: inherit;
  }
`

const Notes = styled.span`
  ${tabular}
  display: block;
  overflow-wrap: break-word;
  font-size: ${size.tiny};
  line-height: 1rem;
  color: ${color.textMuted};

  & > bdi + bdi::before {
    content: ' · ';
  }

  [data-pointed] & {
    color: ${color.onStateSoft};
  }

  ${media.print} {
    display: inline;
    font-size: ${size.small};
  }
`

/* What a person wrote is read before the figures beside it. */
const Noted = styled.bdi`
  color: ${color.text};
  font-style: italic;

  [data-ticked] & {
    color: ${color.textMuted};
  }

  [data-pointed] & {
    color: ${color.onStateSoft};
  }
`
