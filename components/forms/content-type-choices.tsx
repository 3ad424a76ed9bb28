/** The kinds of content that forms of this page suggest where one is asked for (`suggest` in a form's schema). */
export function ContentTypeChoices({ kinds }: { kinds: readonly string[] }) {
  return (
    <datalist id="content-types">
      {kinds.map((kind) => (
        <option key={kind} value={kind} />
      ))}
    </datalist>
  )
}
