import { BookmarkPlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { color } from '../../styles/themes'
import { size, space, target } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { useOnline } from '../../ui/useOnline'
import { DeleteDialog } from '../DeleteDialog'
import { messages as planMessages } from '../messages'
import { NameDialog } from '../NameDialog'
import type { PastWeekFragment } from '../operations.generated'
import { PlanCard } from '../PlanCard'
import { Shelf, ShowMore } from '../Shelf'
import { useOpenPlan } from '../useOpenPlan'
import type { useSavedPlans } from '../useSavedPlans'
import { messages } from './messages'
import { eatenOf, nameOf } from './pastDays'
import { usePastWeeks } from './usePastWeeks'

interface PastWeeksProps {
  controls: Pick<ReturnType<typeof useSavedPlans>, 'keep' | 'remove' | 'saving' | 'deleting'>
  /** Whether the current plan is here, or will not be. */
  isReady: boolean
}

interface Asked {
  week: PastWeekFragment
  act: 'save' | 'delete'
}

/** What the household ate, to be planned again (docs/product.md WEEK-17). Nothing before the first week that is over. */
export function PastWeeks({ controls, isReady }: PastWeeksProps) {
  const { open, opening } = useOpenPlan()
  const online = useOnline()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { keep, remove, saving, deleting } = controls
  const { weeks, failed, loading, more } = usePastWeeks(saving || deleting)
  const close = () => setAsked(null)
  const id = useId()
  if (weeks.length === 0 && !asked) return failed && online ? <Text $muted>{messages.loadFailed}</Text> : null
  return (
    <section aria-labelledby={id}>
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={2} id={id}>
            {messages.title}
          </Heading>
          <Text $muted>{messages.intro}</Text>
        </Stack>
        <Shelf aria-label={messages.title}>
          {weeks.map((week) => {
            const name = nameOf(week)
            return (
              <PlanCard
                key={week.id}
                name={name}
                level={3}
                facts={[planMessages.meals({ count: week.rows.length })]}
                plates={week.plates}
                open={
                  <Button
                    aria-label={messages.againOf({ name })}
                    busy={opening === week.id}
                    onClick={() => void (isReady && open({ id: week.id, name }))}
                  >
                    {messages.again}
                  </Button>
                }
                acts={[
                  {
                    label: messages.saveAs,
                    icon: <BookmarkPlus aria-hidden="true" />,
                    onPress: () => setAsked({ week, act: 'save' }),
                  },
                  {
                    label: planMessages.delete,
                    icon: <Trash2 aria-hidden="true" />,
                    onPress: () => setAsked({ week, act: 'delete' }),
                  },
                ]}
              >
                <Eaten>
                  <summary>{messages.eaten}</summary>
                  <ul>
                    {eatenOf(week).map(({ key, when, what }) => (
                      <li key={key}>
                        <span>{when}</span> <bdi>{what}</bdi>
                      </li>
                    ))}
                  </ul>
                </Eaten>
              </PlanCard>
            )
          })}
        </Shelf>
        {more ? <ShowMore busy={loading} onMore={more} /> : null}
      </Stack>
      {asked?.act === 'save' ? (
        <NameDialog
          title={messages.saveAs}
          name=""
          confirm={planMessages.save}
          busy={saving}
          onSave={(name) => keep(name, asked.week.id, 0)}
          onClose={close}
        />
      ) : null}
      {asked?.act === 'delete' ? (
        <DeleteDialog
          name={nameOf(asked.week)}
          busy={deleting}
          onDelete={(then) => remove({ id: asked.week.id, name: nameOf(asked.week) }, then)}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

const Eaten = styled.details`
  font-size: ${size.small};

  & > summary {
    display: list-item;
    min-height: ${target};
    padding-block: ${space[2]};
    color: ${color.accent};
    cursor: pointer;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[1]};
  }

  & li > span {
    color: ${color.textMuted};
  }
`
