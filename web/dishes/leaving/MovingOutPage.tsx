import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../product/usePageTitle'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { LineName } from '../../ui/FactLine'
import { List, ListRow } from '../../ui/List'
import { Page } from '../../ui/Page'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { messages } from './messages'
import { type Form, FORMS, useTakeOut } from './useTakeOut'

/** Takes own recipes, the plan and the list out, in forms that other applications read (docs/product.md MOVE-15). */
export default function MovingOutPage() {
  usePageTitle(messages.title)
  const { taking, problem, take } = useTakeOut()
  return (
    <Page width="wideForm">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={1}>{messages.title}</Heading>
          <Text $muted>{messages.intro}</Text>
        </Stack>
        {problem === null ? null : <Banner tone="warning">{problem}</Banner>}
        <Card>
          <List aria-label={messages.forms}>
            {(Object.keys(FORMS) as Form[]).map((form) => (
              <ListRow
                key={form}
                note={messages[`${form}For`]}
                end={
                  <Button
                    variant="quiet"
                    icon={<Download aria-hidden="true" />}
                    aria-label={messages.downloadOf({ name: messages[form] })}
                    busy={taking === form}
                    disabled={taking !== null && taking !== form}
                    onClick={() => void take(form)}
                  >
                    {messages.download}
                  </Button>
                }
              >
                <LineName>{messages[form]}</LineName>
              </ListRow>
            ))}
          </List>
        </Card>
        <Text $muted $size="small">
          <a href="/docs/moving-in">{messages.more}</a>
        </Text>
        <Text $muted $size="small">
          <Link to="/?mode=settings">{messages.account}</Link>
        </Text>
      </Stack>
    </Page>
  )
}
