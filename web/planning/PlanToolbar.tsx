import { Dices, Download, Eraser, Save, Undo2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { usePlan } from '../plan/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { gutter, layer, line, media, size, space, target } from '../styles/tokens'
import { Button } from '../ui/Button'
import { messages } from './messages'
import type { SavedPlanControls } from './useSavedPlan'
import type { Randomizer } from './useRandomize'
import { useAnnounceChange } from './useAnnounceChange'

interface PlanToolbarProps {
  /** The Randomize All button. */
  diceRef: RefObject<HTMLButtonElement | null>
  randomizer: Randomizer
  saved: SavedPlanControls
}

/** The actions for the whole plan (docs/product.md PLAN-4). On a narrow screen they stay in view while the meals scroll. */
export function PlanToolbar({ diceRef, randomizer, saved }: PlanToolbarProps) {
  const { plan, isEmpty, canUndo, dispatch, undo } = usePlan()
  const announceChange = useAnnounceChange()
  const takeBack = () => announceChange(undo() ? messages.undone : messages.nothingUndone)
  const clear = () => {
    dispatch({ type: 'clear' })
    announceChange(messages.cleared, plan)
  }
  return (
    <Root role="group" aria-label={messages.wholePlan}>
      <Button
        ref={diceRef}
        variant={isEmpty ? 'secondary' : 'primary'}
        icon={<Dices aria-hidden="true" />}
        busy={randomizer.busy.includes('all')}
        onClick={() => void randomizer.randomizeAll()}
      >
        {messages.randomizeAll}
      </Button>
      <Tool icon={<Save aria-hidden="true" />} busy={saved.saving} onClick={() => void saved.save()}>
        {messages.save}
      </Tool>
      <Tool icon={<Download aria-hidden="true" />} busy={saved.loading} onClick={() => void saved.load()}>
        {messages.load}
      </Tool>
      <Tool icon={<Undo2 aria-hidden="true" />} resting={!canUndo} onClick={takeBack}>
        {messages.undo}
      </Tool>
      <Tool icon={<Eraser aria-hidden="true" />} resting={isEmpty} onClick={clear}>
        {messages.clear}
      </Tool>
    </Root>
  )
}

interface ToolProps {
  icon: ReactNode
  busy?: boolean
  resting?: boolean
  onClick: () => void
  children: string
}

function Tool(props: ToolProps) {
  return <ToolButton variant="quiet" {...props} />
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  & > :first-child {
    margin-inline-end: ${space[1]};
  }

  ${media.narrow} {
    position: var(--bar-position);
    top: 0;
    z-index: ${layer.bar};
    margin-inline: calc(-1 * ${gutter});
    padding: ${space[2]} ${gutter};
    background: ${color.surface};
    border-bottom: ${line.hairline} solid ${color.border};
  }

  ${screenOnly}

  ${media.phone} {
    flex-wrap: wrap;

    & > :first-child {
      flex: 1;
      padding-inline: ${space[2]};
      white-space: nowrap;
    }
  }

  /* One row down to the narrowest phones: the first button looks like the others there. */
  @media (max-width: 23.99rem) {
    gap: ${space.half};

    & > :first-child {
      flex-direction: column;
      gap: ${space.half};
      margin-inline-end: 0;
      padding: ${space[1]} ${space.half};
      font-size: ${size.tiny};
    }
  }
`

const ToolButton = styled(Button)`
  ${media.phone} {
    flex-direction: column;
    gap: ${space.half};
    min-width: ${target};
    padding: ${space[1]} ${space.half};
    font-size: ${size.tiny};
  }
`
