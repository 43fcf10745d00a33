import { useEffect, useRef } from 'react'
import { productConfig } from '../product/productConfig'
import { usePageTitle } from '../product/usePageTitle'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { MealFeedback } from './MealFeedback'
import { messages } from './messages'
import { Questionnaire } from './Questionnaire'
import { RaffleBanner } from './RaffleBanner'
import { TextBoxes } from './TextBoxes'
import { type FeedbackForm, useFeedbackForm } from './useFeedbackForm'

/** The feedback form with the raffle above it, where there is one (docs/product.md FEED-1, RAF-8). */
export default function FeedbackPage() {
  usePageTitle(messages.pageTitle)
  const form = useFeedbackForm()
  const { draft, errors } = form
  // What is typed while the form is being sent would be neither sent nor kept.
  const closed = form.status !== 'idle'
  const parts = useFocusOnError(form)
  return (
    <Page width="text">
      <Stack $gap={3}>
        <Heading level={1}>{messages.pageTitle}</Heading>
        {productConfig().raffle ? <RaffleBanner /> : null}
        <Text $size="lead">{messages.skip}</Text>
        <OfflineNote>{messages.offline}</OfflineNote>
      </Stack>
      <Stack
        ref={parts}
        as="form"
        aria-label={messages.formLabel}
        $gap={6}
        onSubmit={(event) => event.preventDefault()}
      >
        <Questionnaire
          answers={draft.answers}
          index={draft.index}
          disabled={closed}
          onAnswer={form.answer}
          onGoTo={form.goTo}
        />
        <TextBoxes texts={draft.texts} errors={errors.fields} disabled={closed} onWrite={form.write} />
        <MealFeedback
          cards={draft.recommendations}
          errors={errors.fields}
          disabled={closed}
          onChange={form.changeCard}
          onAdd={form.addCard}
          onRemove={form.removeCard}
        />
        <Submit form={form} />
      </Stack>
    </Page>
  )
}

const submitLabels = { submitting: 'submitting', submitted: 'submitted' } as const

/** The button that sends the form, and the outcome. */
function Submit({ form }: { form: FeedbackForm }) {
  const { status, failed, errors } = form
  const { raffle } = productConfig()
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed can't keep the focus.
    if (status === 'submitted') outcome.current?.focus()
  }, [status])
  return (
    <Stack>
      <Button
        variant="primary"
        size="large"
        wide
        busy={status === 'submitting'}
        disabled={status === 'submitted'}
        onClick={() => void form.submit()}
      >
        {status === 'idle' ? messages.submit({ raffle }) : messages[submitLabels[status]]}
      </Button>
      <Banner tone="error">
        {failed ? (
          <>
            {messages.kept}
            {errors.others.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </>
        ) : null}
      </Banner>
      <div ref={outcome} tabIndex={-1}>
        <Banner tone="success">{status === 'submitted' ? messages.thanks : null}</Banner>
      </div>
      {status === 'submitted' ? (
        <ButtonLink to="/" wide>
          {messages.toPlanner}
        </ButtonLink>
      ) : null}
    </Stack>
  )
}

/** Moves the focus to the first field that the server refused. */
function useFocusOnError({ errors }: FeedbackForm) {
  const parts = useRef<HTMLFormElement & HTMLDivElement>(null)
  const count = Object.keys(errors.fields).length
  const previous = useRef(count)
  useEffect(() => {
    if (count > previous.current) parts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    previous.current = count
  }, [count])
  return parts
}
