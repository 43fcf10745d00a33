import { Bookmark, Copy } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { productConfig } from '../../product/productConfig'
import { useCopy } from '../../product/useCopy'
import { focusable } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { line, radius, size, space, target, weight } from '../../styles/tokens'
import { useAlerts } from '../../ui/alerts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FoldButton } from '../../ui/FoldButton'
import { Row, Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { bookmarkCode } from './bookmarkCode'
import { messages } from './messages'

/** The bookmark that sends a page here, to be dragged or copied (docs/product.md MOVE-21). */
export function FromAnyPage() {
  const alerts = useAlerts()
  const copy = useCopy()
  const phone = useId()
  const [open, setOpen] = useState(false)
  const code = bookmarkCode(window.location.origin)
  const explain = (event: MouseEvent) => {
    event.preventDefault()
    alerts.info(messages.dragIt)
  }
  return (
    <Card title={messages.fromAnyPage}>
      <Stack $gap={3}>
        <Text $muted>{messages.fromAnyPageHelp}</Text>
        <Row $gap={3}>
          {/* React refuses such an address as a property; it runs on other pages alone. */}
          <Draggable href="/docs/moving-in" ref={(link) => link?.setAttribute('href', code)} onClick={explain}>
            <Bookmark aria-hidden="true" />
            {messages.bookmark({ product: productConfig().productName })}
          </Draggable>
          <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy(code, messages)}>
            {messages.copy}
          </Button>
        </Row>
        <Text $muted $size="small">
          {messages.drag}
        </Text>
        <div>
          <FoldButton open={open} controls={phone} onClick={() => setOpen(!open)}>
            {messages.onPhone}
          </FoldButton>
          <Ways id={phone} hidden={!open}>
            <Way of={messages.ios} />
            <Way of={messages.android} />
          </Ways>
        </div>
      </Stack>
    </Card>
  )
}

function Way({ of: { title, edit, press } }: { of: typeof messages.ios }) {
  return (
    <section>
      <Name>{title}</Name>
      <ol>
        {[messages.copyStep, edit, press].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

const Draggable = styled.a`
  ${focusable}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  min-height: ${target};
  padding-inline: ${space[4]};
  overflow-wrap: anywhere;
  border: ${line.strong} dashed ${color.borderStrong};
  border-radius: ${radius.medium};
  color: ${color.accent};
  font-weight: ${weight.strong};
  text-decoration: none;
  cursor: grab;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`

const Ways = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]} 0;
  color: ${color.textMuted};
  font-size: ${size.small};

  &[hidden] {
    display: none;
  }

  & ol {
    margin: ${space[1]} 0 0;
    padding-inline-start: ${space[5]};
  }
`

const Name = styled.h3`
  margin: 0;
  color: ${color.text};
  font-size: ${size.small};
  font-weight: ${weight.strong};
`
