import { Banner } from "./banner";
import { Button } from "./button";

interface ReadFailedProps {
  children: string;
  /** The button's label. */
  retry: string;
  onRetry: () => unknown;
}

/** Replaces content that could not be loaded from the server. */
export function ReadFailed({ children, retry, onRetry }: ReadFailedProps) {
  return (
    <Banner
      tone="bad"
      role="alert"
      action={
        <Button variant="sec" size="sm" onClick={() => void onRetry()}>
          {retry}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
