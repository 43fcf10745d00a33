import { CookingPot } from 'lucide-react'
import styled from 'styled-components'
import { isEmptyEntry, isGap, type Row } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { leftFrom, shownRow } from '../../plan/shownRow'
import { useMode } from '../../plan/useMode'
import { screenOnly } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { depth, family, fixed, line, radius, size, space, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { MealPlate } from '../../ui/MealPlate'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { messages } from './messages'
import { useSydneyClock } from '../useSydneyClock'

/** When the line is shown: from this hour on, and before that one, in Sydney. */
const HOURS = { from: 15, before: 21 }

/** What is eaten tonight, with the way to Cook where it is cooked (docs/product.md WEEK-13). Nothing at other hours. */
export default function Tonight() {
  const { plan } = usePlan()
  const { selectMode } = useMode()
  const { today, hour } = useSydneyClock()
  const row = plan.dinner.mealList.find((one) => one.date === today && !isGap(one))
  const shown = row && shownRow(row, leftFrom(plan, row))
  if (!row || !shown || hour < HOURS.from || hour >= HOURS.before) return null
  return (
    <Root aria-label={messages.tonight}>
      <Plate aria-hidden="true">
        <MealPlate src={shown.plate} alt="" size={48} shape="round" eager />
      </Plate>
      <Words>
        <Label>{labelOf(row)}</Label>
        <Name>{shown.name}</Name>
      </Words>
      {isEmptyEntry(row) ? null : (
        <Button
          variant="quiet"
          icon={<CookingPot aria-hidden="true" />}
          onClick={() => selectMode('cook', { row: row.id })}
        >
          <span>
            {messages.cook}
            <VisuallyHidden>{messages.ofMeal({ name: row.name })}</VisuallyHidden>
          </span>
        </Button>
      )}
    </Root>
  )
}

function labelOf({ other }: Row): string {
  if (other?.frozen) return messages.frozenTonight
  return other?.leftoversOf ? messages.leftoversTonight : messages.tonight
}

const Root = styled.section`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4rem;
  margin-block: ${space[2]} ${space[1]};
  padding-inline: ${space[2]};
  border: ${line.hairline} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.low};
`

const Plate = styled.span`
  flex: none;
  width: ${fixed.plate};

  & > span {
    width: 100%;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
`

const Label = styled.p`
  color: ${color.state};
  font-size: ${size.tiny};
  font-weight: ${weight.strong};
  line-height: 1rem;
`

const Name = styled.p`
  font-family: ${family.heading};
  font-weight: ${weight.strong};
  line-height: 1.25;
`
