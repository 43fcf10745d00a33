import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { FactLine, LineFacts, LineName, LineWords } from '../ui/FactLine'
import { List } from '../ui/List'
import { messages } from './messages'
import type { NotificationDeviceFragment } from './operations.generated'

export interface DeviceListProps {
  title: string
  devices: readonly NotificationDeviceFragment[]
  busy: boolean
  onRemove: (id: string) => Promise<void>
}

/** A person's other devices: what each is notified of. */
export function DeviceList({ title, devices, busy, onRemove }: DeviceListProps) {
  return (
    <Card title={title}>
      <List aria-label={title}>
        {devices.map((device) => (
          <FactLine key={device.id}>
            <LineWords $basis="8rem">
              <LineName>{device.label}</LineName>
              <LineFacts>{factsOf(device).join('\u00a0· ')}</LineFacts>
            </LineWords>
            <Button
              variant="quiet"
              disabled={busy}
              aria-label={messages.removeOf(device)}
              onClick={() => void onRemove(device.id)}
            >
              {messages.remove}
            </Button>
          </FactLine>
        ))}
      </List>
    </Card>
  )
}

const factsOf = ({ kinds, dinnerHour, household, isPaused }: NotificationDeviceFragment): string[] => [
  ...(kinds.includes('LIST_ADDED') ? [messages.listOnly] : []),
  ...(kinds.includes('DINNER') ? [messages.atHour({ hour: messages.hour({ hour: dinnerHour }) })] : []),
  ...(kinds.includes('TIMERS') ? [messages.timers] : []),
  ...(household?.name ? [household.name] : []),
  ...(isPaused ? [messages.paused] : []),
]
