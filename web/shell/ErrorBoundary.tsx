import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Called with every error that is caught. */
  onError?: (error: unknown, info: ErrorInfo) => void
  children: ReactNode
}

/** The app-wide fallback for a crash (docs/product.md UI-6). */
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
          <Text $size="lead" $align="center">
            {messages.crashed}
          </Text>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {messages.refresh}
          </Button>
        </Stack>
      </Page>
    )
  }
}
