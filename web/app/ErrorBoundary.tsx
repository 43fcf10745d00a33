import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Told of every error that is caught. */
  onError?: (error: unknown, info: ErrorInfo) => void
  children: ReactNode
}

/** Catches what nothing else caught, and says so in the specification's words (section 2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page width="form">
        <Stack as="main" role="alert" $align="center" $gap={5}>
          <Picture name="broken-heart" size="large" plate />
          <Text $size="lead" $align="center">An error has occurred. Please refresh the product.</Text>
          <Button variant="primary" onClick={() => window.location.reload()}>Refresh</Button>
        </Stack>
      </Page>
    )
  }
}
