import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { LateQrCode } from '../product/qr/LateQrCode'
import { useCopy } from '../product/useCopy'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { FormProblems, type Problem, problemAt } from '../ui/FormProblems'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { CodeText } from './CodeText'
import { messages } from './messages'
import type { SecondFactor, SetUp } from './useSecondFactor'

const FIELDS = ['code']

export interface SetUpCardProps extends SetUp, Pick<SecondFactor, 'busy' | 'confirm'> {
  onLeave: () => void
}

/** What the app is handed, and the code that it then shows (docs/product.md ACC-82). */
export function SetUpCard({ secret, address, busy, confirm, onLeave }: SetUpCardProps) {
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const heading = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const copy = useCopy()
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  const send = async () => {
    const blank = code.trim() === ''
    const found = blank ? [{ field: 'code', message: messages.codeMissing }] : await confirm(code)
    setProblems(found)
    if (problemAt(found, 'code') !== null) input.current?.focus()
  }
  return (
    <Part ref={heading} tabIndex={-1}>
      <Card title={messages.scan}>
        <Stack>
          <LateQrCode text={address} label={messages.qrCode} />
          <Stack $gap={2}>
            <Text>{messages.key}</Text>
            <CodeText>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</CodeText>
            <Row>
              <Button
                icon={<Copy aria-hidden="true" />}
                onClick={() => void copy(secret, { ...messages, copied: messages.keyCopied })}
              >
                {messages.copyKey}
              </Button>
              <a href={address}>{messages.openApp}</a>
            </Row>
          </Stack>
          <Stack
            as="form"
            method="dialog"
            aria-label={messages.turnOn}
            noValidate
            onSubmit={(event: React.FormEvent) => {
              event.preventDefault()
              if (!busy) void send()
            }}
          >
            <TextField
              ref={input}
              label={messages.code}
              hint={messages.codeHint}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              value={code}
              error={problemAt(problems, 'code')}
              onChange={(value) => {
                setCode(value)
                setProblems([])
              }}
            />
            <FormProblems problems={problems} fields={FIELDS} />
            <Row>
              <Button type="submit" variant="primary" busy={busy}>
                {messages.turnOn}
              </Button>
              <Button onClick={onLeave}>{messages.cancel}</Button>
            </Row>
          </Stack>
        </Stack>
      </Card>
    </Part>
  )
}

const Part = styled.div`
  &:focus {
    outline: none;
  }
`
