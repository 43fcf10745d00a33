import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { productConfig } from '../product/productConfig'
import { color } from '../styles/themes'
import { space } from '../styles/tokens'
import { Page } from '../ui/Page'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'

/** The date of both legal pages (docs/product.md LEG-2). */
export const VERSION = { iso: '2025-03-09', words: '9 March 2025' } as const

/** Props of `LegalPage`. */
export interface LegalPageProps {
  title: string
  /** What it comes down to, in a few sentences. */
  lead: ReactNode
  children: ReactNode
}

/** A text to read: title, date, what it comes down to, sections. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <Page width="text">
      <Article>
        <Stack $gap={3}>
          <Heading level={1}>{title}</Heading>
          <Text $muted>
            {messages.versionOf} <time dateTime={VERSION.iso}>{VERSION.words}</time>
          </Text>
          <Text as="div" $size="lead">
            {lead}
          </Text>
        </Stack>
        {children}
      </Article>
    </Page>
  )
}

/** A section of a legal page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading level={2} look="title" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** The administrator's address, to write to. */
export function Contact() {
  const { supportEmail } = productConfig()
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}

const Article = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};

  & > section {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding-inline-start: ${space[5]};
  }

  li::marker {
    color: ${color.accent};
  }

  a {
    overflow-wrap: anywhere;
  }
`
