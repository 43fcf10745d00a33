import { Dices, Download, Eraser, Save, Undo2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { usePlan } from '../plan/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, target } from '../styles/tokens'
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

/** The actions for the whole plan (docs/product.md PLAN-4).  */
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
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};

  ${media.narrow} {
    padding-block-start: ${space[1]};
  }

  ${media.phone} {
    justify-content: space-between;

    & > :first-child {
      padding-inline: ${space[3]};
    }
  }

  /* The first has a line to itself where they do not fit beside it. */
  @media (max-width: 24em) {
    & > :first-child {
      flex: 1 0 100%;
    }
  }
`

const ToolButton = styled(Button)`
  color: ${color.text};

  ${media.phone} {
    flex-direction: column;
    gap: ${space.half};
    min-width: ${target};
    padding: 0 ${space.half};
    font-size: ${size.tiny};
  }
`
