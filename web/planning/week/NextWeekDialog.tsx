import styled from 'styled-components'
import { usePlan } from '../../plan/PlannerContext'
import { size, space, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { messages as footMessages } from '../foot/messages'
import type { Randomizer } from '../useRandomize'
import { useSydneyClock } from '../useSydneyClock'
import { messages } from './messages'
import { useBeginWeek, type WeekContent } from './useBeginWeek'
import { weekOver } from './weekOver'

export interface NextWeekDialogProps {
  randomizer: Pick<Randomizer, 'fillGaps'>
  onClose: () => void
}

const CHOICES: readonly { content: WeekContent; name: string; hint: string }[] = [
  { content: 'new', name: messages.newMeals, hint: messages.newMealsHint },
  { content: 'same', name: messages.same, hint: messages.sameHint },
  { content: 'empty', name: messages.empty, hint: messages.emptyHint },
]

/** Says what goes to the past weeks, and asks what comes (docs/product.md WEEK-16). */
export default function NextWeekDialog({ randomizer, onClose }: NextWeekDialogProps) {
  const { plan } = usePlan()
  const { begin, beginning } = useBeginWeek(randomizer.fillGaps)
  const { rows, going, staying } = weekOver(plan, useSydneyClock().today)
  const said = [
    ...(rows === 0 ? [messages.allToCome] : [going > 0 ? messages.goes({ count: going }) : messages.nothingGoes]),
    ...(rows > 0 && staying > 0 ? [messages.stays({ count: staying })] : []),
  ]
  const choose = async (content: WeekContent) => {
    if (await begin(content, going)) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={footMessages.nextWeek} description={said.join(' ')}>
      {rows === 0 ? null : (
        <Choices>
          {CHOICES.map(({ content, name, hint }) => (
            <Choice
              key={content}
              wide
              variant={content === 'new' ? 'primary' : 'secondary'}
              busy={beginning === content}
              onClick={() => void choose(content)}
            >
              <Words>
                <strong>{name}</strong>
                <span>{hint}</span>
              </Words>
            </Choice>
          ))}
        </Choices>
      )}
    </Dialog>
  )
}

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

const Choice = styled(Button)`
  justify-content: flex-start;
  padding: ${space[3]} ${space[4]};
  text-align: start;
  white-space: normal;
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > strong {
    font-weight: ${weight.strong};
  }

  & > span {
    font-size: ${size.small};
    font-weight: ${weight.regular};
  }
`
