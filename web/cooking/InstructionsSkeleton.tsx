import styled from 'styled-components'
import { space } from '../styles/tokens'
import { Page } from '../ui/Page'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { RecipeBones } from './CookSkeleton'
import { messages } from './messages'

/** Stands in for a meal's page while it loads. */
export function InstructionsSkeleton() {
  return (
    <Page>
      <Waiting label={messages.loadingMeal}>
        <Head>
          <Skeleton shape="circle" width="9.8rem" height="9.8rem" />
          <Words>
            <VisuallyHidden as="h1">{messages.mealInstructions}</VisuallyHidden>
            <Skeleton height="2.75rem" width="70%" />
            <Skeleton width="45%" />
            <Skeleton width="60%" />
          </Words>
        </Head>
        <RecipeBones />
      </Waiting>
    </Page>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[6]};
`

const Words = styled(Stack)`
  flex: 1 1 16rem;
`
