import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
  /** Another value resets the error, so that rendering is tried again. */
  resetKey?: string;
  onReset?: () => void;
}

interface State {
  failure: { error: unknown } | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey === this.props.resetKey || !this.state.failure) return;
    this.props.onReset?.();
    this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children;
  }
}
