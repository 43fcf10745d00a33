import { productConfig } from '../../product/productConfig'
import { Text } from '../../ui/Text'
import { Form } from '../Form'
import { messages as accounts } from '../messages'
import { Notice, useNotice } from '../Notice'
import { ProviderButton } from '../ProviderButton'
import { messages } from './messages'

/** On the sign-up page where accounts are made with the home's own provider alone (docs/product.md ACC-54). */
export function ByProvider() {
  const notice = useNotice()
  return (
    <Form label={accounts.signUp} onSubmit={() => {}}>
      <Text>{messages.signUp({ name: productConfig().provider ?? '' })}</Text>
      <ProviderButton notice={notice} variant="primary" />
      <Notice {...notice} />
    </Form>
  )
}
