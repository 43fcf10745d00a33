import { skipToken } from '@apollo/client/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { LIMITS } from '../../schema/limits'
import { servesFor } from '../../schema/servesFor'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import { readFirstView } from '../live/replica/firstView'
import { CATEGORY_ENUM } from '../plan/plan'
import { usePageTitle } from '../product/usePageTitle'
import { readDeviceOwner } from '../session/deviceOwner'
import { useSession } from '../session/useSession'
import { arrayOf, isText, oneOf, orMissing, shape } from '../session/guards'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { useOnline } from '../ui/useOnline'
import { answerInPage } from './answerInPage'
import { InstructionsSkeleton } from './InstructionsSkeleton'
import { InstructionsView } from './InstructionsView'
import { readKeptInstructions } from './keptRecipes'
import { messages } from './messages'
import { useInstructionsQuery } from './operations.generated'
import { useKept } from './useKept'

/**
 * A meal's instructions; `?meal=` shows the swaps of an entry (docs/product.md COOK-4, COOK-17, COOK-21). A stranger's are
 * those that stand in the page (COOK-22). Without an answer, those that the device keeps (DEV-12).
 */
export default function InstructionsPage() {
  const { meal: slug = '' } = useParams()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const online = useOnline()
  const [serves, setServes] = useState(() => servesOf(state))
  const entry = search.get('meal') || null
  const isStranger = useSession() === 'signedOut'
  const rendered = isStranger && entry === null ? answerInPage(slug) : null
  const isAnswered = rendered !== null && serves === LIMITS.defaultServes
  const latest = useInstructionsQuery(
    isAnswered
      ? skipToken
      : {
          variables: { slug, entry, serves, ...plannedOf(state) },
          // Whether the meal suits is asked again each time: the settings may have changed.
          fetchPolicy: 'cache-and-network',
        },
  )
  const { data, previousData, error, loading } = useInPieces(latest)
  const earlier = previousData?.instructions?.slug === slug ? previousData : (rendered ?? undefined)
  const answer = (isAnswered ? rendered : data) ?? earlier
  const kept = useKept(!answer && !loading ? `${slug} ${entry}` : null, () => readKeptInstructions(slug, entry, serves))
  const instructions = answer ? answer.instructions : kept?.recipe
  usePageTitle(instructions?.name ?? (answer ? messages.notFound : undefined))

  if (instructions) {
    return (
      <InstructionsView
        instructions={instructions}
        serves={serves}
        onServes={setServes}
        busy={loading}
        failed={answer ? error !== undefined : instructions.serves !== serves}
        keptAt={answer ? null : (kept?.at ?? null)}
      />
    )
  }
  if (answer) {
    return (
      <Page width="text">
        <EmptyState
          picture="magnifying-glass-tilted-left"
          title={messages.notFound}
          level={1}
          action={<ButtonLink to="/">{messages.toPlanner}</ButtonLink>}
        >
          {messages.notFoundHelp}
        </EmptyState>
      </Page>
    )
  }
  if (error && !loading && kept === null) {
    return (
      <Page width="text">
        <ErrorState
          title={online ? messages.loadFailed : messages.offlineTitle}
          level={1}
          onRetry={() => void latest.refetch().catch(() => {})}
        >
          {online ? messages.loadFailedHelp : messages.offlineHelp}
        </ErrorState>
      </Page>
    )
  }
  return <InstructionsSkeleton />
}

type Latest = Pick<ReturnType<typeof useInstructionsQuery>, 'data' | 'previousData' | 'error' | 'loading'>

/** What the server said, drawn in pieces, so that a press is answered in between. */
function useInPieces({ data, previousData, error, loading }: Latest): Latest {
  return useDeferredValue(
    useMemo(() => ({ data, previousData, error, loading }) as Latest, [data, previousData, error, loading]),
  )
}

/** Where the meal is planned and who eats it there, in the state of the link that led here; nothing when it has none. */
function plannedOf(state: unknown) {
  return isPlanned(state) ? { category: state.category, eaters: state.eaters } : {}
}

const isPlanned = shape<{ category: MealCategory; eaters: string[] | undefined }>({
  category: oneOf(Object.values(CATEGORY_ENUM)),
  eaters: orMissing(arrayOf(isText)),
})

/** The serves in the state of the link that led here; without one those of the household, as far as the device knows it. */
function servesOf(state: unknown): number {
  const { serves } = (state ?? {}) as { serves?: unknown }
  const sound = typeof serves === 'number' && Number.isInteger(serves) && serves >= 1 && serves <= LIMITS.serves
  const { members = [] } = readFirstView(readDeviceOwner() ?? '') ?? {}
  return sound ? serves : servesFor(members.map(({ portion }) => portion))
}
