import { Dices, Download, Eraser, Save, Undo2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { usePlan } from '../app/planner/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { gutter, layer, line, media, size, space, target } from '../styles/tokens'
import { Button } from '../ui/Button'
import { messages } from './messages'
import type { SavedPlanControls } from './useSavedPlan'
import type { Randomizer } from './useRandomize'
import { useSayDone } from './useSayDone'

/** Props of `PlanToolbar`. */
interface PlanToolbarProps {
  /** The dice for everything. */
  diceRef: RefObject<HTMLButtonElement | null>
  randomizer: Randomizer
  saved: SavedPlanControls
}

/** What can be done with the whole plan. On a narrow screen it stays in sight while the meals scroll. */
export function PlanToolbar({ diceRef, randomizer, saved }: PlanToolbarProps) {
  const { plan, isEmpty, canUndo, dispatch } = usePlan()
  const sayDone = useSayDone()
  const undo = () => {
    dispatch({ type: 'undo' })
    sayDone(messages.undone)
  }
  const clear = () => {
    dispatch({ type: 'clear' })
    sayDone(messages.cleared, plan)
  }
  return (
    <Root role="group" aria-label="Whole plan">
      <Button
        ref={diceRef}
        variant={isEmpty ? 'secondary' : 'primary'}
        icon={<Dices aria-hidden="true" />}
        busy={randomizer.busy.includes('all')}
        onClick={randomizer.randomizeAll}
      >
        Randomize All
      </Button>
      <Tool icon={<Save aria-hidden="true" />} busy={saved.saving} onClick={saved.save}>
        Save
      </Tool>
      <Tool icon={<Download aria-hidden="true" />} busy={saved.loading} onClick={saved.load}>
        Load
      </Tool>
      <Tool icon={<Undo2 aria-hidden="true" />} resting={!canUndo} onClick={undo}>
        Undo
      </Tool>
      <Tool icon={<Eraser aria-hidden="true" />} resting={isEmpty} onClick={clear}>
        Clear
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
    position: sticky;
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
