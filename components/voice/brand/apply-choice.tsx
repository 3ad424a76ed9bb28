/** The label of a checkbox; screen readers also hear what checking it does. */
export const ApplyChoice = ({ what }: { what: string }) => (
  <span className="font-semibold">
    <span className="sr-only">Apply: </span>
    {what}
  </span>
)
