import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { newId } from '../product/newId'
import { color } from '../styles/themes'
import { line, size, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Picture } from '../ui/Picture'
import { ConfirmDialog } from './ConfirmDialog'
import { messages } from './messages'
import { useDeleteHouseholdPlanMutation, useHouseholdPlansQuery, useOpenPlanMutation } from './operations.generated'

interface Asked {
  planId: string
  name: string
  act: 'open' | 'delete'
}

/** The household's named plans, such as those that someone brought along, to open and delete (docs/product.md HH-23). */
export function PlansCard() {
  const { data, refetch } = useHouseholdPlansQuery({ fetchPolicy: 'no-cache' })
  const [open, { loading: opening }] = useOpenPlanMutation()
  const [remove, { loading: deleting }] = useDeleteHouseholdPlanMutation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const alerts = useAlerts()
  const navigate = useNavigate()
  const plans = (data?.viewer?.household?.plans.nodes ?? []).flatMap(({ name, ...plan }) =>
    name === null ? [] : [{ ...plan, name }],
  )
  if (plans.length === 0) return null

  const confirm = async ({ planId, name, act }: Asked) => {
    const variables = { input: { planId, operationId: newId() } }
    const answer =
      act === 'open'
        ? await open({ variables }).then(({ data: done }) => done?.loadPlan)
        : await remove({ variables }).then(({ data: done }) => done?.deletePlan)
    if (!answer?.ok) throw new Error(answer?.errors[0]?.message)
    setAsked(null)
    alerts.info(act === 'open' ? messages.planOpened({ name }) : messages.planDeleted({ name }))
    if (act === 'open') await navigate('/')
    else await refetch()
  }
  const failed = () => {
    setAsked(null)
    alerts.error(messages.changeFailed)
  }
  return (
    <Card title={messages.plans} mark={<Picture name="spiral-calendar" />}>
      <List aria-label={messages.plans}>
        {plans.map(({ id: planId, name, changedAt }) => (
          <Line key={planId}>
            <Words>
              <bdi>{name}</bdi>
              {changedAt === null ? null : <When>{formatDate(changedAt, { dateStyle: 'medium' })}</When>}
            </Words>
            <Acts>
              <Button
                aria-label={messages.openPlanOf({ name })}
                onClick={() => setAsked({ planId, name, act: 'open' })}
              >
                {messages.openPlan}
              </Button>
              <Button
                variant="quiet"
                aria-label={messages.deletePlanOf({ name })}
                onClick={() => setAsked({ planId, name, act: 'delete' })}
              >
                {messages.deletePlan}
              </Button>
            </Acts>
          </Line>
        ))}
      </List>
      {asked ? (
        <ConfirmDialog
          title={(asked.act === 'open' ? messages.askOpenPlan : messages.askDeletePlan)(asked)}
          description={asked.act === 'open' ? messages.openPlanHint : messages.deletePlanHint}
          keep={messages.keepPlan}
          confirm={asked.act === 'open' ? messages.openPlan : messages.deletePlan}
          busy={opening || deleting}
          onClose={() => setAsked(null)}
          onConfirm={() => void confirm(asked).catch(failed)}
        />
      ) : null}
    </Card>
  )
}

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[2]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`

const When = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Acts = styled.div`
  display: flex;
  gap: ${space[1]};
`
