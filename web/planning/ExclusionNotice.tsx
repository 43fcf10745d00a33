import { Settings2 } from 'lucide-react'
import styled from 'styled-components'
import type { Category } from '../app/planner/plan'
import { useMode } from '../app/planner/useMode'
import { tabular } from '../styles/mixins'
import { space, weight } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { plural } from './messages'
import type { Exclusions } from './useRandomize'

/** Why nothing at all suits a category: what excludes how many, the most first, and the way to the setting that does most. */
export function ExclusionNotice({ category, exclusions }: { category: Category; exclusions: Exclusions }) {
  const { selectMode } = useMode()
  const first = exclusions[0]
  return (
    <Banner tone="warning">
      <Words>
        <p>None of our {plural[category]} suits your settings{exclusions.length > 0 ? ':' : '.'}</p>
        {exclusions.length > 0 ? (
          <Reasons>
            {exclusions.map(({ kind, label, count }) => (
              <li key={`${kind} ${label}`}>
                <strong>{label}</strong> leaves out {count}
              </li>
            ))}
          </Reasons>
        ) : null}
        <Button icon={<Settings2 aria-hidden="true" />} onClick={() => selectMode('settings', first && { setting: first.label })}>
          Change my settings
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
