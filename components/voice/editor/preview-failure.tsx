import { Button } from '@/components/ui/button'
import { ErrorNotice, type ErrorNoticeProps } from '@/components/ui/error-notice'

/** Why a preview could not be made, with a button to try again: nothing else would repeat it until the next edit. */
export function PreviewFailure({ error, retry }: { error: ErrorNoticeProps; retry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2 *:first:w-full">
      <ErrorNotice {...error} />
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
