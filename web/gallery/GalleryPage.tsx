import { Frame } from '../shell/Layout'
import { usePageTitle } from '../product/usePageTitle'
import { Page } from '../ui/Page'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { ButtonsSection } from './ButtonsSection'
import { ContentSection } from './ContentSection'
import { FieldsSection } from './FieldsSection'
import { MessagesSection } from './MessagesSection'
import { ModesSection } from './ModesSection'
import { PlannerSection } from './PlannerSection'

/** Every part of the design system in every state, for development only. */
export function GalleryPage() {
  usePageTitle('Gallery')
  return (
    <Frame>
      <Page>
        <Stack $gap={2}>
          <Heading level={1}>The parts of the table</Heading>
          <Text $size="lead" $muted>
            Every part of the design system in every state.
          </Text>
        </Stack>
        <ModesSection>
          <Stack $gap={8}>
            <PlannerSection />
            <ButtonsSection />
            <FieldsSection />
            <MessagesSection />
            <ContentSection />
          </Stack>
        </ModesSection>
      </Page>
    </Frame>
  )
}
