import type { ReactNode } from 'react'
import styled from 'styled-components'
import { messages as product } from '../product/messages'
import { usePageTitle } from '../product/usePageTitle'
import { gutter, measure, media, space } from '../styles/tokens'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { LoginForm } from './LoginForm'
import { messages } from './messages'
import { NoMailNote } from './NoMailNote'
import { ProductSight } from '../product/sight/ProductSight'
import { RaffleNote } from '../product/raffle/RaffleNote'
import { SessionEndNotice } from './SessionEndNotice'

/** Props of `LoginPage`. */
export interface LoginPageProps {
  /** An action that is possible while there is no connection. It is then the primary one, in place of signing in. */
  offer?: ReactNode
}

/** The login page (docs/product.md ACC-1, ACC-2, UI-20). */
export default function LoginPage({ offer }: LoginPageProps) {
  usePageTitle(messages.loginTitle)
  return (
    <Columns>
      <ProductSight />
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Heading level={1}>{messages.welcome}</Heading>
          <Text $muted $size="lead">
            {product.tagline}
          </Text>
          <Notes $gap={2}>
            <OfflineNote>{messages.loginOffline}</OfflineNote>
            <SessionEndNotice />
            <NoMailNote />
          </Notes>
        </Stack>
        {offer}
        <LoginForm secondary={Boolean(offer)} />
        <RaffleNote />
      </Stack>
    </Columns>
  )
}

/** A phone held sideways: the form beside the words, not below them. */
const LOW = '@media (max-height: 30em) and (min-width: 48em)'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: calc(${measure.form} + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space[6]} ${gutter} ${space[12]};

  ${LOW} {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${measure.form});
    max-width: none;
  }

  ${media.beyondNarrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${measure.form});
    gap: ${space[16]};
    align-items: start;
    max-width: calc(${measure.page} + 2 * ${gutter});
  }
`
