import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../product/usePageTitle'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { DishEditor } from './DishEditor'
import { formOfDish } from './dishForm'
import { EditorSkeleton } from './DishSkeletons'
import { messages } from './messages'
import { type DishQuery, type EditedDishFragment, useDishQuery } from './operations.generated'

/** Edits a stored dish. */
export default function EditDishPage() {
  const { id = '' } = useParams()
  // Lists cache less of a dish than is edited here, and what is edited begins with what is stored.
  const { data, error, loading, refetch } = useDishQuery({
    variables: { id: `Dish:${id}` },
    fetchPolicy: 'network-only',
  })
  const dish = data && ownDishIn(data)
  usePageTitle(dish?.name ?? (data ? messages.notFound : undefined))
  if (dish) {
    return (
      <Page>
        <Loaded key={dish.id} dish={dish} />
      </Page>
    )
  }
  if (data) {
    return (
      <Page width="text">
        <EmptyState
          picture="magnifying-glass-tilted-left"
          title={messages.notFound}
          level={1}
          action={<ButtonLink to="/dishes">{messages.seeDishes}</ButtonLink>}
        >
          {messages.notFoundHelp}
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

/** The dish that was asked for; null where there is none, and for one of another person of the household. */
function ownDishIn({ node }: DishQuery): EditedDishFragment | null {
  const dish = node as Extract<DishQuery['node'], EditedDishFragment> | null
  return dish?.mayEdit ? dish : null
}

function Loaded({ dish }: { dish: EditedDishFragment }) {
  // What was typed stays when the dish is fetched again.
  const [start] = useState(() => formOfDish(dish))
  const [photos] = useState(() => dish.photos.map(({ id }) => id))
  return (
    <DishEditor
      title={dish.name}
      intro={dish.assumed.length > 0 ? messages.assumedHelp({ facts: factsOf(dish) }) : messages.editHelp}
      start={start}
      id={dish.id}
      plate={dish.plate}
      photos={photos}
      actions={
        <ButtonLink to={`/instructions/${dish.slug}`} variant="quiet" icon={<BookOpen aria-hidden="true" />}>
          {messages.instructions}
        </ButtonLink>
      }
    />
  )
}

const factsOf = ({ assumed }: Pick<EditedDishFragment, 'assumed'>): string =>
  assumed.map((fact) => messages.facts[fact]).join(', ')
