import { StandalonePage } from '@/components/shell/standalone-page'

/** Shows the same page for a link that never existed and for one that has ended. */
export default function NoSuchLink() {
  return (
    <StandalonePage
      title="This link doesn’t work"
      description="It may have ended, or the address is incomplete. Ask the person who sent it to you for a new one."
    />
  )
}
