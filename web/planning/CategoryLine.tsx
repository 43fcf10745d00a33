import { Dices } from 'lucide-react'
import styled from 'styled-components'
import { planMessages } from '../plan/messages'
import type { Category } from '../plan/plan'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { gutter, layer, line, media, size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { CategoryMark } from '../ui/CategoryMark'
import { CountSelect } from '../ui/CountSelect'
import { Heading } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'

interface CategoryLineProps {
  category: Category
  /** Id of its heading. */
  id: string
  count: number
  serves: number
  busy: boolean
  onCount: (count: number) => void
  onServes: (serves: number) => void
  onRandomize: () => void
}

/** The line over the rows of a category, which stays in sight: its name, how many meals of how many serves, its dice. */
export function CategoryLine({ category, id, count, serves, busy, onCount, onServes, onRandomize }: CategoryLineProps) {
  return (
    <Root>
      <CategoryMark category={category} plain />
      <Heading id={id} level={2} look="lead">
        {planMessages.category[category]}
      </Heading>
      <Counts>
        <CountSelect
          label={messages.mealsOf({ category })}
          hideLabel
          look="text"
          unit={messages.mealsUnit}
          value={count}
          onChange={onCount}
        />
        <CountSelect
          label={messages.servesOf({ category })}
          hideLabel
          repeatable
          look="text"
          unit={messages.servesUnit}
          value={serves}
          onChange={onServes}
        />
      </Counts>
      <Shuffle variant="quiet" icon={<Dices aria-hidden="true" />} busy={busy} onClick={onRandomize}>
        <span>
          {messages.randomize}
          <VisuallyHidden> {planMessages.categoryWord[category]}</VisuallyHidden>
        </span>
      </Shuffle>
    </Root>
  )
}

/* Over its rows, and as wide as the screen where that is narrow. */
const Root = styled.div`
  position: var(--bar-position);
  top: 0;
  z-index: ${layer.bar - 1};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 2.75rem;
  margin-inline: calc(-1 * ${gutter});
  padding-inline: ${gutter};
  background: ${color.surface};
  border-bottom: ${line.hairline} solid ${color.border};

  & > h2 {
    margin-inline-end: auto;
  }

  /* The counts go under the name where they do not fit beside it. */
  @media (max-width: 22em) {
    display: grid;
    grid-template-columns: auto 1fr auto;

    & > svg,
    & > :last-child {
      grid-row: 1 / span 2;
    }

    & > :last-child {
      grid-column: 3;
    }

    & > :nth-last-child(2) {
      grid-area: 2 / 2;
      margin-block: -${space[2]} -${space[1]};
    }
  }

  /* Large text on a phone: words have all of the width. */
  @media (max-width: 16em) {
    grid-template-columns: 1fr auto;

    & > svg {
      display: none;
    }

    & > :last-child {
      grid-area: 1 / 2;
      padding-inline: 0;
    }

    & > :nth-last-child(2) {
      grid-area: 2 / 1 / auto / span 2;
    }
  }

  ${media.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }

  ${media.print} {
    position: static;
    margin-inline: 0;
    padding-inline: 0;
    border-color: ${color.borderStrong};
    break-after: avoid;
  }
`

/* One control to look at, of two that are pressed. */
const Counts = styled.div`
  ${screenOnly}
  display: flex;
  align-items: center;

  & > * + * {
    flex-direction: row;
    align-items: center;

    &::before {
      content: '·';
      padding-inline: ${space[1]};
      color: ${color.textMuted};
    }
  }

  & > :first-child svg {
    display: none;
  }
`

const Shuffle = styled(Button)`
  padding-inline: ${space[1]};
  margin-inline-end: -${space[1]};
  font-size: ${size.small};

  ${media.phone} {
    & > svg:first-child:not([data-spinner]) {
      display: none;
    }
  }
`
