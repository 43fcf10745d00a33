import { Copy, Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { color } from '../styles/themes'
import { family, radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { MealPlate } from '../ui/MealPlate'
import { MenuButton } from '../ui/MenuButton'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import type { NamedPlan } from './useOpenPlan'

/** The places for plates: as many as a plan has at most. */
const PLATES = 4

/** What is asked before it is done. */
type Act = 'rename' | 'duplicate' | 'delete'

interface PlanCardProps {
  plan: NamedPlan
  opening: boolean
  onOpen: () => void
  onAsk: (act: Act) => void
}

/** A named plan: plates of it, its name, how much it is and when it was saved. */
export function PlanCard({ plan, opening, onOpen, onAsk }: PlanCardProps) {
  const { name, plates } = plan
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <Ground aria-hidden="true">
        {(plates.length > 0 ? plates : [null]).map((plate) => (
          <MealPlate key={plate} src={plate} alt="" size={96} shape="round" />
        ))}
      </Ground>
      <Words>
        <div>
          <Name>
            <bdi>{name}</bdi>
          </Name>
          <Facts>{factsOf(plan).join(' · ')}</Facts>
        </div>
        <Acts>
          <Button aria-label={messages.openOf({ name })} busy={opening} onClick={onOpen}>
            {messages.open}
          </Button>
          <MenuButton
            label={messages.more({ name })}
            items={[
              { label: messages.rename, icon: <Pencil aria-hidden="true" />, onPress: () => onAsk('rename') },
              { label: messages.duplicate, icon: <Copy aria-hidden="true" />, onPress: () => onAsk('duplicate') },
              { label: messages.delete, icon: <Trash2 aria-hidden="true" />, onPress: () => onAsk('delete') },
            ]}
          />
        </Acts>
      </Words>
    </Root>
  )
}

/** How many meals, when it was changed, and by whom if by someone else. */
function factsOf({ categories, changedAt, changedBy }: NamedPlan): string[] {
  const count = categories.reduce((sum, { rowCount }) => sum + rowCount, 0)
  return [
    messages.meals({ count }),
    ...(changedAt === null ? [] : [formatDate(changedAt, { dateStyle: 'medium' })]),
    ...(changedBy && !changedBy.isViewer && changedBy.name !== '' ? [messages.by(changedBy)] : []),
  ]
}

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`

const Ground = styled.div`
  display: grid;
  grid-template-columns: repeat(${PLATES}, minmax(0, 1fr));
  justify-items: center;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};

  & > span {
    max-width: 100%;
  }
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};

  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`

const Name = styled.h2`
  font-family: ${family.heading};
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: break-word;
`

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${size.tiny};
`

const Acts = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-end: -${space[3]};
`
