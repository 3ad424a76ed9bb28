import { type NetworkName, networkNames, networks } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'

/**
 * Builds the table of docs/help/corrections.md from the networks' data: how each network lets us change a published
 * post.
 */
export function changesTable(): string {
  const rows = networkNames.map((name) => {
    const { label, changes, isForMachines } = networks[name]
    const edits = { everything: 'text and images', text: 'text only' }
    const edit = isForMachines ? 'sends an event' : changes.correct === null ? 'no' : edits[changes.correct]
    const remove = isForMachines ? 'sends an event' : changes.remove ? 'yes' : 'no, by hand'
    return `| ${label} | ${edit} | ${remove} | ${repliesOf(name)} | ${changes.checked} |`
  })
  const heads = ['| Network | Edit | Delete | Thread or first comment | Checked |', '|---|---|---|---|---|']
  return [...heads, ...rows].join('\n')
}

/** Describes what happens to a post's thread, or its first comment, along with the post. */
function repliesOf(name: NetworkName): string {
  const { replies } = networkServers[name].publisher
  if (!replies) return ''
  if (replies.correct) return 'edited and deleted too'
  return networks[name].changes.remove ? 'deleted too' : 'by hand'
}
