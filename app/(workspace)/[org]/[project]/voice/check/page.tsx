import type { Metadata } from 'next'
import { ActionForm } from '@/components/forms/action-form'
import { Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Card } from '@/components/ui/card'
import { CheckBox } from '@/components/voice/check/check-box'
import { levelWords, ruleWords } from '@/components/voice/check/rule-words'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getProject } from '@/lib/projects/get-project'
import { readVoiceCheck } from '@/lib/voice/check/read-voice-check'
import { voiceRules } from '@/lib/voice/check/rule-names'
import type { ProjectPageProps } from '../../project-page'
import { saveVoiceRulesAction } from '../actions'

export const metadata: Metadata = { title: 'Voice check' }

const levels = Object.entries(levelWords).map(([value, label]) => ({ value, label }))

export default async function VoiceCheckPage({ params }: ProjectPageProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const brand = readVoiceCheck(await getProject(ctx))
  const manages = hasPermission(ctx.role, 'manage')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card
        title="Try a text"
        description="We check your text as you type, just like in the post editor. We don’t store it."
      >
        <CheckBox brand={brand} />
      </Card>
      <Card
        title="Rules"
        description={
          manages
            ? 'These rules apply in the editor, in the review queue and over the API.'
            : 'Ask a workspace admin to change these rules.'
        }
      >
        {manages ? (
          <ActionForm
            action={saveVoiceRulesAction.bind(null, place)}
            submitLabel="Save rules"
            done="Rules saved."
          >
            {voiceRules.map((rule) => (
              <Field
                key={rule}
                name={`rules.${rule}`}
                label={ruleWords[rule].label}
                help={ruleWords[rule].help}
              >
                <Select defaultValue={brand.levels[rule] ?? 'warn'} options={levels} />
              </Field>
            ))}
          </ActionForm>
        ) : (
          <dl className="flex flex-col gap-3 text-sm">
            {voiceRules.map((rule) => (
              <div key={rule}>
                <dt className="font-medium">{ruleWords[rule].label}</dt>
                <dd className="text-muted">{levelWords[brand.levels[rule] ?? 'warn']}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  )
}
