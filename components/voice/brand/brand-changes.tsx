import { Checkbox } from '@/components/forms/controls'
import type { ImportPreview } from '@/lib/voice/portable/schemas'
import type { VoiceField } from '@/lib/voice/schemas'
import { levelWords, ruleWords } from '../check/rule-words'
import { fieldLabels } from '../editor/voice-entries'
import { ApplyChoice } from './apply-choice'
import { FieldChanges } from './field-changes'

export type Chosen = { fields: ReadonlySet<VoiceField>; rules: boolean; logo: boolean }

type BrandChangesProps = { seen: ImportPreview; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** Shows what a brand file would change, each change to be taken or left, and what is left out of it and why. */
export function BrandChanges({ seen, chosen, onChoose }: BrandChangesProps) {
  const { rules, logo, may_manage: manages } = seen
  function toggle(field: VoiceField) {
    const fields = new Set(chosen.fields)
    if (!fields.delete(field)) fields.add(field)
    onChoose({ ...chosen, fields })
  }
  return (
    <>
      <FieldChanges
        fields={seen.changes}
        before={seen.before}
        after={seen.voice}
        labels={['Now', 'Imported file']}
        choice={{ taken: chosen.fields, onToggle: toggle }}
      />
      {manages && rules.changes.length > 0 ? (
        <section className="border-t border-separator pt-3">
          <Choice
            what="Voice check rules"
            checked={chosen.rules}
            onChange={() => onChoose({ ...chosen, rules: !chosen.rules })}
          />
          <ul className="mt-1.5 flex flex-col gap-1.5 pl-7 text-sm">
            {rules.changes.map((rule) => (
              <li key={rule}>
                {ruleWords[rule].label}:{' '}
                <span className="text-muted line-through">
                  <span className="sr-only">now </span>
                  {levelWords[rules.before[rule] ?? 'warn']}
                </span>{' '}
                <span aria-hidden>→</span>
                <span className="sr-only">, in the file</span> {levelWords[rules.after[rule] ?? 'warn']}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {manages && logo.changes && logo.after ? (
        <section className="border-t border-separator pt-3">
          <Choice
            what="Logo"
            checked={chosen.logo}
            onChange={() => onChoose({ ...chosen, logo: !chosen.logo })}
          />
          <div className="mt-2 flex flex-wrap gap-6 pl-7 text-xs text-muted">
            <Logo label="Now" address={logo.before} />
            <Logo label="In the file" address={logo.after} />
          </div>
        </section>
      ) : null}
      <LeftOut entries={seen.left_out} />
    </>
  )
}

function Choice({ what, checked, onChange }: { what: string; checked: boolean; onChange: () => void }) {
  return (
    <h3>
      <Checkbox checked={checked} onChange={onChange} label={<ApplyChoice what={what} />} />
    </h3>
  )
}

function Logo({ label, address }: { label: string; address: string | null }) {
  return (
    <figure>
      <figcaption className="mb-1">{label}</figcaption>
      {address ? (
        // biome-ignore lint/performance/noImgElement: a data address, or the logo wherever it is kept
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          className="size-20 rounded-lg border border-border bg-surface-secondary object-contain"
        />
      ) : (
        <span>none</span>
      )}
    </figure>
  )
}

/** Lists what is not taken from a file, each with the reason. */
export function LeftOut({ entries }: { entries: ImportPreview['left_out'] }) {
  if (entries.length === 0) return null
  const labels: Record<string, string> = fieldLabels
  return (
    <details className="border-t border-separator pt-3 text-sm" open={entries.length <= 5}>
      <summary className="cursor-pointer font-semibold">Skipped ({entries.length})</summary>
      <ul className="mt-1.5 list-disc pl-5 text-muted">
        {entries.map(({ what, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a file may name things twice
          <li key={at} className="break-words">
            {labels[what] ?? what}: {why}
          </li>
        ))}
      </ul>
    </details>
  )
}
