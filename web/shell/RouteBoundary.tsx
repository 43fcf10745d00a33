import { Component, type ReactNode } from 'react'
import { RouterFallback } from './RouterFallback'

/** Props of `RouteBoundary`. */
export interface RouteBoundaryProps {
  /** Names the step that led here: after the next one the page is tried again. */
  step: string
  children: ReactNode
}

/** Shows the router's fallback in place of a page that failed (docs/product.md UI-7). */
export class RouteBoundary extends Component<RouteBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidUpdate({ step }: RouteBoundaryProps) {
    if (step !== this.props.step && this.state.failure) this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouterFallback error={failure.error} /> : this.props.children
  }
}
