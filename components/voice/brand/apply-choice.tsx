/** The words beside a tick: a screen reader also hears what it does. */
export const ApplyChoice = ({ what }: { what: string }) => (
  <span className="font-semibold">
    <span className="sr-only">Apply: </span>
    {what}
  </span>
)
