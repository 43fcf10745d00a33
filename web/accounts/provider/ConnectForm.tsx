import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { nextAddress } from '../../product/nextAddress'
import { productConfig } from '../../product/productConfig'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Page } from '../../ui/Page'
import { Row, Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { Form } from '../Form'
import { messages } from './messages'
import type { Consent } from './useVisit'

interface ConnectFormProps {
  email: string
  onConnect: (consent: Consent) => Promise<void>
}

/** Asks whether the account is to be connected with who the person is at the provider (docs/product.md ACC-63). */
export function ConnectForm({ email, onConnect }: ConnectFormProps) {
  const { search } = useLocation()
  const name = productConfig().provider ?? ''
  const [busy, setBusy] = useState(false)
  const connect = async () => {
    setBusy(true)
    await onConnect({ agreed: true, marketingOptIn: false })
    setBusy(false)
  }
  return (
    <Page width="form">
      <Stack $gap={2}>
        <Heading level={1}>{messages.connectHeading({ name })}</Heading>
        <Text>{messages.connectHint({ name, email })}</Text>
      </Stack>
      <Form label={messages.connectHeading({ name })} onSubmit={() => void connect()}>
        <Row>
          <ButtonLink to={nextAddress(search)}>{messages.notNow}</ButtonLink>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.connect}
          </Button>
        </Row>
      </Form>
    </Page>
  )
}
