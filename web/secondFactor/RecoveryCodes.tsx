import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { downloadFile } from '../product/files/downloadFile'
import { productConfig } from '../product/productConfig'
import { useCopy } from '../product/useCopy'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { CodeText } from './CodeText'
import { messages } from './messages'

export interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  onKept: () => void
}

/** The one time that recovery codes are shown: to copy, to download and to print (docs/product.md ACC-84). */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const top = useRef<HTMLDivElement>(null)
  const copy = useCopy()
  // What led here is gone.
  useEffect(() => top.current?.focus(), [])
  const { productName } = productConfig()
  const text = [messages.fileHead({ product: productName, email }), '', ...codes, ''].join('\n')
  return (
    <Part ref={top} tabIndex={-1}>
      <Card title={messages.freshTitle}>
        <Stack>
          <Text>{messages.freshHint}</Text>
          <Codes aria-label={messages.freshTitle}>
            {codes.map((code) => (
              <li key={code}>
                <CodeText $dense>{code}</CodeText>
              </li>
            ))}
          </Codes>
          <Buttons>
            <Button
              icon={<Copy aria-hidden="true" />}
              onClick={() => void copy(text, { ...messages, copied: messages.codesCopied })}
            >
              {messages.copyCodes}
            </Button>
            <Button
              icon={<Download aria-hidden="true" />}
              onClick={() =>
                downloadFile(
                  new Blob([text], { type: 'text/plain' }),
                  `${productName.toLowerCase()}-recovery-codes.txt`,
                )
              }
            >
              {messages.download}
            </Button>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {messages.print}
            </Button>
          </Buttons>
          <Buttons>
            <Button variant="primary" onClick={onKept}>
              {messages.kept}
            </Button>
          </Buttons>
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

const Codes = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, 34%), 1fr));
  gap: ${space[2]};
`

const Buttons = styled(Row)`
  ${screenOnly}
`
