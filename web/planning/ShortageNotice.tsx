import { Settings2 } from 'lucide-react'
import styled from 'styled-components'
import type { Category } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { useMode } from '../plan/useMode'
import { tabular } from '../styles/mixins'
import { space, weight } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { messages } from './messages'
import { categoriesWithRepeats } from './repeats'
import type { Shortage } from './useRandomize'

interface ShortageNoticeProps {
  category: Category
  shortage: Shortage | undefined
}

/**
 * Says that nothing suits a category, with what excludes how many meals and the way to the setting that excludes most
 * (docs/product.md PLAN-17), or that meals repeat because too few suit.
 */
export function ShortageNotice({ category, shortage }: ShortageNoticeProps) {
  const { selectMode } = useMode()
  const { plan } = usePlan()
  if (!shortage) return null
  const { differentMeals: count, excludedBy } = shortage
  if (count > 0 && categoriesWithRepeats(plan, [category]).length === 0) return null
  const first = excludedBy[0]
  return (
    <Banner tone={count > 0 ? 'info' : 'warning'}>
      <Words>
        <p>
          {count > 0
            ? messages.tooFew({ category, count })
            : messages.noneSuits({ category, explained: excludedBy.length > 0 })}
        </p>
        {excludedBy.length > 0 ? (
          <Reasons>
            {excludedBy.map(({ kind, label, count }) => (
              <li key={`${kind} ${label}`}>
                <strong>{label}</strong> {messages.leavesOut({ count })}
              </li>
            ))}
          </Reasons>
        ) : null}
        <Button
          icon={<Settings2 aria-hidden="true" />}
          onClick={() => selectMode('settings', first && { setting: first.label })}
        >
          {messages.changeSettings}
        </Button>
      </Words>
    </Banner>
  )
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
`

const Reasons = styled.ul`
  ${tabular}
  padding-inline-start: ${space[4]};
  font-weight: ${weight.regular};
`
