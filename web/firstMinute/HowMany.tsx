import { Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { formatNumber } from '../../schema/text/format'
import { planMessages } from '../plan/messages'
import { CATEGORIES, type Category } from '../plan/plan'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, line, radius, size, space, weight } from '../styles/tokens'
import { CategoryMark } from '../ui/CategoryMark'
import { IconButton } from '../ui/IconButton'
import { messages } from './messages'

interface HowManyProps {
  counts: Readonly<Record<Category, number>>
  onChange: (counts: Readonly<Record<Category, number>>) => void
}

/** The third question: how many meals of each category. */
export function HowMany({ counts, onChange }: HowManyProps) {
  return (
    <Rows>
      {CATEGORIES.map((one) => {
        const [count, category] = [counts[one], planMessages.categoryWord[one]]
        return (
          <Row key={one}>
            <CategoryMark category={one} />
            <Name>{planMessages.category[one]}</Name>
            <Stepper>
              <IconButton
                label={messages.fewer({ category })}
                icon={<Minus />}
                resting={count === 0}
                onClick={() => onChange({ ...counts, [one]: count - 1 })}
              />
              <output aria-label={planMessages.category[one]}>{formatNumber(count)}</output>
              <IconButton
                label={messages.more({ category })}
                icon={<Plus />}
                resting={count === LIMITS.mealsPerCategory}
                onClick={() => onChange({ ...counts, [one]: count + 1 })}
              />
            </Stepper>
          </Row>
        )
      })}
    </Rows>
  )
}

const Rows = styled.ul`
  list-style: none;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block: ${line.hairline} solid ${color.border};

  & + & {
    border-block-start: 0;
  }
`

const Name = styled.span`
  flex: 1 1 auto;
  font-family: ${family.heading};
  font-size: ${size.lead};
  font-weight: ${weight.strong};
`

const Stepper = styled.span`
  ${tabular}
  display: inline-flex;
  align-items: center;
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.medium};

  & > output {
    min-width: 2ch;
    font-size: ${size.lead};
    font-weight: ${weight.strong};
    text-align: center;
  }
`
