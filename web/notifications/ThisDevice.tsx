import { useState } from 'react'
import type { NotificationKind } from '../apollo/schemaTypes.generated'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import { Select } from '../ui/Select'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import type { Ability } from './browserPush'
import { messages } from './messages'
import type { NotificationDeviceFragment } from './operations.generated'
import type { Wants } from './useNotifications'

const KINDS = Object.keys(messages.kinds) as NotificationKind[]
const DEFAULT_HOUR = 16
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: messages.hour({ hour }) }))
const HINDRANCES = { BLOCKED: messages.blocked, HOME_SCREEN: messages.homeScreen, NONE: messages.none } as const

export interface ThisDeviceProps {
  ability: Ability
  /** null while nothing is switched on here. */
  device: NotificationDeviceFragment | null
  busy: boolean
  testing: boolean
  onSave: (wants: Wants) => Promise<void>
  onTest: (id: string) => Promise<void>
}

/** What this device is notified of. The browser asks for its permission when the first is switched on (docs/product.md PUSH-1). */
export function ThisDevice({ ability, device, busy, testing, onSave, onTest }: ThisDeviceProps) {
  const [hour, setHour] = useState(DEFAULT_HOUR)
  const kinds = device?.kinds ?? []
  const dinnerHour = device?.dinnerHour ?? hour
  const turn = (kind: NotificationKind, isOn: boolean) =>
    onSave({ kinds: KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one))), dinnerHour })
  const chooseHour = (chosen: number) => {
    setHour(chosen)
    if (device) void onSave({ kinds, dinnerHour: chosen })
  }
  return (
    <Card title={messages.here}>
      {ability === 'READY' ? (
        <Stack $gap={3}>
          <div role="group" aria-label={messages.notifyOf} aria-busy={busy}>
            {KINDS.map((kind) => (
              <Checkbox
                key={kind}
                label={messages.kinds[kind]}
                hint={messages.kindHints[kind]}
                checked={kinds.includes(kind)}
                disabled={busy}
                onChange={(isOn) => void turn(kind, isOn)}
              />
            ))}
          </div>
          <Row>
            <Select
              compact
              label={messages.dinnerHour}
              hint={messages.hourHint}
              options={HOURS}
              value={dinnerHour}
              disabled={busy}
              onChange={chooseHour}
            />
          </Row>
          {device?.household?.name ? <Text $muted>{messages.about({ household: device.household.name })}</Text> : null}
          {device ? (
            <Row>
              <Button busy={testing} onClick={() => void onTest(device.id)}>
                {messages.test}
              </Button>
            </Row>
          ) : null}
        </Stack>
      ) : (
        <Text>{HINDRANCES[ability]}</Text>
      )}
    </Card>
  )
}
