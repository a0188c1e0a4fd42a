import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router';

type FailureBoundaryProps = { failure: ComponentType<FallbackProps>; children: ReactNode };

/** Shows `failure` in the place of what could not be drawn, until one goes to another page. */
export function FailureBoundary({ failure, children }: FailureBoundaryProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={failure} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
