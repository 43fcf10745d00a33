import { useState } from 'react'
import { productConfig } from '../../product/productConfig'
import { Button } from '../../ui/Button'
import { Page } from '../../ui/Page'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { ConsentFields } from '../ConsentFields'
import { Form } from '../Form'
import { messages } from './messages'
import type { Consent } from './useVisit'

interface NewAccountFormProps {
  email: string
  onCreate: (consent: Consent) => Promise<void>
}

/** What everyone agrees to who makes an account, for an address that the provider has verified (docs/product.md ACC-61). */
export function NewAccountForm({ email, onCreate }: NewAccountFormProps) {
  const [agreed, setAgreed] = useState(false)
  const [marketingOptIn, setMarketingOptIn] = useState(true)
  const [busy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    await onCreate({ agreed, marketingOptIn })
    setBusy(false)
  }
  return (
    <Page width="form">
      <Stack $gap={2}>
        <Heading level={1}>{messages.newHeading}</Heading>
        <Text>{messages.newHint({ name: productConfig().provider ?? '', email })}</Text>
      </Stack>
      <Form label={messages.newHeading} onSubmit={() => void create()}>
        <ConsentFields
          agreed={agreed}
          marketingOptIn={marketingOptIn}
          onAgree={setAgreed}
          onMarketing={setMarketingOptIn}
        />
        <Button type="submit" variant="primary" size="large" wide disabled={!agreed} busy={busy}>
          {messages.create}
        </Button>
      </Form>
    </Page>
  )
}
