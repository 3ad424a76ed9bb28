import { networkNames, networks } from '@/lib/networks/registry'

/** The table of docs/help/corrections.md: what each network lets us do to a published post, from the networks' data. */
export function changesTable(): string {
  const rows = networkNames.map((name) => {
    const { label, changes, isForMachines } = networks[name]
    const edits = { everything: 'text and images', text: 'text only' }
    const edit = isForMachines ? 'sends an event' : changes.correct === null ? 'no' : edits[changes.correct]
    const remove = isForMachines ? 'sends an event' : changes.remove ? 'yes' : 'no, by hand'
    return `| ${label} | ${edit} | ${remove} | ${changes.checked} |`
  })
  return ['| Network | Edit | Delete | Checked |', '|---|---|---|---|', ...rows].join('\n')
}
