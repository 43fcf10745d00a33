import styled from 'styled-components'
import type { KeyScope } from '../apollo/schemaTypes.generated'
import { color } from '../styles/themes'
import { radius, size, space } from '../styles/tokens'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { exampleCall } from './scopes'
import { ShownOnce } from './ShownOnce'

/** A key that was just made. */
export interface MadeKey {
  key: string
  scopes: readonly KeyScope[]
}

/** The one time that a key is shown: to copy, with a call that tries it. */
export function FreshKey({ made: { key, scopes } }: { made: MadeKey }) {
  const { fresh: title, key: label, keyHint: hint, copy, copied, copyFailed } = messages
  return (
    <ShownOnce value={key} words={{ title, label, hint, copy, copied, copyFailed }}>
      <Stack $gap={1}>
        <Text $muted $size="small">
          {messages.example}
        </Text>
        <Command translate="no">{exampleCall(window.location.origin, key, scopes)}</Command>
      </Stack>
    </ShownOnce>
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
