/** The content types that forms on this page suggest in fields that ask for one (`suggest` in a form's schema). */
export function ContentTypeChoices({ kinds }: { kinds: readonly string[] }) {
  return (
    <datalist id="content-types">
      {kinds.map((kind) => (
        <option key={kind} value={kind} />
      ))}
    </datalist>
  )
}
