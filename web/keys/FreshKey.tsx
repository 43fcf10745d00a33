import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { KeyScope } from '../apollo/schemaTypes.generated'
import { color } from '../styles/themes'
import { radius, size, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import { exampleCall } from './scopes'

/** A key that was just made. */
export interface MadeKey {
  key: string
  scopes: readonly KeyScope[]
}

/** The one time that a key is shown: to copy, with a call that tries it. */
export function FreshKey({ made: { key, scopes } }: { made: MadeKey }) {
  const alerts = useAlerts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [key])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key)
      alerts.info(messages.copied)
    } catch {
      alerts.error(messages.copyFailed)
    }
  }
  return (
    <Card title={messages.fresh} mark={<Picture name="key" />}>
      <Stack $gap={3}>
        <TextField
          ref={field}
          label={messages.key}
          hint={messages.keyHint}
          readOnly
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={() => {}}
          onFocus={({ target }) => {
            target.select()
            // A narrow field shows the beginning, by which the key is known.
            requestAnimationFrame(() => (target.scrollLeft = 0))
          }}
        />
        <Row>
          <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {messages.copy}
          </Button>
        </Row>
        <Stack $gap={1}>
          <Text $muted $size="small">
            {messages.example}
          </Text>
          <Command translate="no">{exampleCall(window.location.origin, key, scopes)}</Command>
        </Stack>
      </Stack>
    </Card>
  )
}

const Command = styled.pre`
  margin: 0;
  padding: ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  font-size: ${size.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
