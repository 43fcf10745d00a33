import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../app/usePageTitle'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { DishEditor } from './DishEditor'
import { formOfDish } from './dishForm'
import { EditorSkeleton } from './DishSkeletons'
import { messages } from './messages'
import { type DishPartsFragment, useDishQuery } from './operations.generated'

/** A stored dish, for correction. */
export default function EditDishPage() {
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useDishQuery({ variables: { id }, fetchPolicy: 'network-only' })
  usePageTitle(data?.dish?.name ?? (data ? messages.notFound : undefined))
  if (data?.dish) {
    return (
      <Page>
        <Loaded key={data.dish.id} dish={data.dish} />
      </Page>
    )
  }
  if (data) {
    return (
      <Page width="text">
        <EmptyState picture="magnifying-glass-tilted-left" title={messages.notFound} level={1} action={<ButtonLink to="/dishes">See your dishes</ButtonLink>}>
          It may have been deleted.
        </EmptyState>
      </Page>
    )
  }
  if (error && !loading) {
    return (
      <Page width="text">
        <ErrorState title={messages.loadFailed} level={1} onRetry={() => void refetch().catch(() => {})}>
          {messages.tryAgain}
        </ErrorState>
      </Page>
    )
  }
  return (
    <Page>
      <EditorSkeleton />
    </Page>
  )
}

function Loaded({ dish }: { dish: DishPartsFragment }) {
  // What is typed must not be replaced when the dish comes anew.
  const [start] = useState(() => formOfDish(dish))
  return (
    <DishEditor
      title={dish.name}
      intro="Change what you like; plans that hold this dish follow."
      start={start}
      id={dish.id}
      actions={
        <ButtonLink to={`/instructions/${dish.slug}`} variant="quiet" icon={<BookOpen aria-hidden="true" />}>
          Instructions
        </ButtonLink>
      }
    />
  )
}
