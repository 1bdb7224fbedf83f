import { Banner } from "./banner";
import { Button } from "./button";

interface ReadFailedProps {
  children: string;
  /** The words on the button. */
  retry: string;
  onRetry: () => unknown;
}

/** In the place of what could not be read from the server. */
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
