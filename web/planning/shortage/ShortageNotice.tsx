import { Settings2 } from 'lucide-react'
import styled from 'styled-components'
import type { Category } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { useMode } from '../../plan/useMode'
import { tabular } from '../../styles/mixins'
import { space, weight } from '../../styles/tokens'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { messages as planningMessages } from '../messages'
import { categoriesWithRepeats } from '../repeats'
import type { Shortage } from '../useRandomize'
import { messages } from './messages'

export interface ShortageNoticeProps {
  category: Category
  shortage: Shortage
}

/**
 * Says that nothing suits a category, or that meals repeat because too few suit, with which settings exclude how many
 * meals. Each leads to its setting (docs/product.md PLAN-17, PLAN-20).
 */
export default function ShortageNotice({ category, shortage }: ShortageNoticeProps) {
  const { selectMode } = useMode()
  const { plan } = usePlan()
  const { differentMeals: count, excludedBy } = shortage
  if (count > 0 && categoriesWithRepeats(plan, [category]).length === 0) return null
  const asked = plan[category].settings.numMeals
  return (
    <Banner tone={count > 0 ? 'info' : 'warning'}>
      <Words>
        <p>
          {count > 0 ? planningMessages.tooFew({ category, count, asked }) : planningMessages.noneSuits({ category })}
        </p>
        {excludedBy.length > 0 ? (
          <>
            <Lead>{messages.excluding({ none: count === 0 })}</Lead>
            <Reasons role="list">
              {excludedBy.map(({ kind, label, count }) => (
                <li key={`${kind} ${label}`}>
                  <span>
                    <strong>{label}</strong> {messages.leavesOut({ count })}
                  </span>
                  <Change
                    variant="quiet"
                    aria-label={messages.changeWish({ label })}
                    icon={<Settings2 aria-hidden="true" />}
                    onClick={() => selectMode('settings', { setting: label })}
                  >
                    {planningMessages.change}
                  </Change>
                </li>
              ))}
            </Reasons>
          </>
        ) : (
          <Button icon={<Settings2 aria-hidden="true" />} onClick={() => selectMode('settings')}>
            {messages.changeSettings}
          </Button>
        )}
      </Words>
    </Banner>
  )
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  & > button {
    align-self: flex-start;
  }
`

const Lead = styled.p`
  font-weight: ${weight.regular};
`

const Reasons = styled.ul`
  ${tabular}
  font-weight: ${weight.regular};
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }

  & > li > span {
    min-width: 0;
  }
`

const Change = styled(Button)`
  flex: none;
  padding-inline: ${space[2]};
  color: inherit;
`
