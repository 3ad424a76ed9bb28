import type { Metadata } from 'next'
import { ActionButton } from '@/components/forms/action-button'
import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { TagInput } from '@/components/forms/tag-input'
import { TimeZoneSelect } from '@/components/forms/time-zone-select'
import { LogoUpload } from '@/components/project/logo-upload'
import { Avatar } from '@/components/ui/avatar'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getOwnLogo } from '@/lib/media/brand-assets'
import { defaultSensitiveKinds, readSensitiveKinds } from '@/lib/packages/compose/write/sensitive-kinds'
import { getProject } from '@/lib/projects/get-project'
import type { ProjectAnswer } from '@/lib/projects/schemas'
import { isRecord } from '@/lib/text/is-empty'
import { timeZoneName, timeZoneNames } from '@/lib/time-zones/zones'
import { listEnabledContentTypes } from '@/lib/voice/editor/offered-content-types'
import { findHubUrl } from '@/lib/voice/hub/fetch-hub-voice'
import type { ProjectPageProps } from '../project-page'
import { deleteProjectAction, pausePublishingAction, updateProjectAction } from './actions'

export const metadata: Metadata = { title: 'Settings' }

export default async function ProjectSettingsPage({ params }: ProjectPageProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const project = await getProject(ctx)
  const manages = hasPermission(ctx.role, 'manage')
  const hub = findHubUrl()
  const paused = project.publishing_paused
  const sensitiveKinds = readSensitiveKinds(project.settings)
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {manages ? (
        <Card title="General">
          <ActionForm
            action={updateProjectAction.bind(null, place)}
            submitLabel="Save"
            done="Project settings saved."
            href={`/${place.org}/{slug}/settings`}
          >
            <Field name="name" label="Name" required>
              <Input defaultValue={project.name} maxLength={120} autoComplete="off" />
            </Field>
            <Field
              name="slug"
              label="Short name"
              required
              help="Part of this project’s web address. If you change it, old links stop working."
            >
              <Input defaultValue={project.slug} maxLength={48} autoComplete="off" spellCheck={false} />
            </Field>
            <Field
              name="time_zone"
              label="Time zone"
              required
              help="All times in this project are in this time zone. If you change it, planned posts keep their moment and show a different time."
            >
              <TimeZoneSelect zones={timeZoneNames()} value={project.time_zone} />
            </Field>
            <Field
              name="max_overdue_hours"
              label="Hold late posts after (hours)"
              required
              help="If a post is later than this, for example after an outage, it waits for you instead of going out."
            >
              <Input type="number" min={1} max={720} defaultValue={project.max_overdue_hours} />
            </Field>
            <Field
              name="settings.sensitive_kinds"
              label="Sensitive content"
              optional
              help="Posts from these types of content always wait for review, even if their source or topic publishes automatically."
            >
              <TagInput
                defaultValue={sensitiveKinds}
                suggestions={offeredKinds(project).map((value) => ({ value }))}
              />
            </Field>
            {hub || project.brand_hub_slug ? (
              <Field
                name="brand_hub_slug"
                label="Brand hub name"
                optional
                help={
                  hub ? `The name of this brand on ${hub}, if it differs from the short name.` : undefined
                }
              >
                <Input
                  defaultValue={project.brand_hub_slug ?? ''}
                  placeholder={project.slug}
                  maxLength={48}
                  autoComplete="off"
                  spellCheck={false}
                  whenEmpty="null"
                />
              </Field>
            ) : null}
          </ActionForm>
        </Card>
      ) : (
        <Card title="General" description="Only workspace admins can change these settings.">
          <DescriptionList
            entries={[
              { term: 'Name', value: project.name },
              { term: 'Short name', value: project.slug },
              { term: 'Brand hub name', value: project.brand_hub_slug },
              { term: 'Time zone', value: zoneInWords(project.time_zone) },
              { term: 'Hold late posts after', value: `${project.max_overdue_hours} hours` },
              { term: 'Sensitive content', value: sensitiveKinds.join(', ') || null },
            ]}
          />
        </Card>
      )}
      {manages ? (
        <Card title="Logo" description="Shown next to the project’s name.">
          <div className="flex flex-wrap items-start gap-5">
            <Avatar
              name={project.name}
              src={project.logo_url}
              color={project.voice.primary_color}
              accent={project.voice.secondary_color}
              size="lg"
            />
            <LogoUpload
              projectId={project.id}
              present={logoOrigin(project)}
              uploaded={getOwnLogo(project) !== undefined}
            />
          </div>
        </Card>
      ) : null}
      {hasPermission(ctx.role, 'write') ? (
        <Card
          title="Publishing"
          description={
            paused
              ? 'Publishing is paused. Scheduled posts wait until you resume it.'
              : 'Publishing is on. Pause it to stop all posts, including scheduled ones.'
          }
          actions={
            <ActionButton
              size="sm"
              variant={paused ? 'primary' : 'secondary'}
              action={pausePublishingAction.bind(null, place, { publishing_paused: !paused })}
              done={paused ? 'Publishing resumed.' : 'Publishing paused.'}
            >
              {paused ? 'Resume publishing' : 'Pause publishing'}
            </ActionButton>
          }
        />
      ) : null}
      {manages ? (
        <Card
          title="Export project"
          description="Download all content, posts, source settings and voice versions as a zip file with JSON and CSV files. It includes no passwords, keys or tokens. Large projects take a while."
          actions={
            // A plain link instead of the router's: it downloads a file, and the page stays.
            <a href={`/api/projects/${project.id}/export`} download className={buttonClass({ size: 'sm' })}>
              Download
            </a>
          }
        />
      ) : null}
      {manages ? (
        <Card
          title="Delete project"
          description="Deletes its sources, content, posts and channels. Published posts stay on their networks."
          actions={
            <ConfirmButton
              variant="danger-outline"
              size="sm"
              label="Delete…"
              title={`Delete ${project.name}?`}
              confirmLabel="Delete project"
              typed={project.slug}
              action={deleteProjectAction.bind(null, place, { confirm: project.slug })}
              href={`/${place.org}`}
              done={`${project.name} deleted.`}
            >
              You can’t undo this. We delete all content and channel connections in this project.
            </ConfirmButton>
          }
        />
      ) : null}
    </div>
  )
}

function zoneInWords(name: string): string {
  const { region, place, offset } = timeZoneName(name)
  return `${region === 'Other' ? '' : `${region}/`}${place} (${offset})`
}

/** Returns where the logo comes from: an upload, or the brand hub. */
function logoOrigin({ logo_url, settings }: Pick<ProjectAnswer, 'logo_url' | 'settings'>) {
  if (logo_url === null) return undefined
  const { brand_assets: assets } = settings
  return isRecord(assets) && assets.hub_logo_url === logo_url ? 'hub' : 'own'
}

/** The types of content that the field suggests. */
const offeredKinds = ({ voice }: Pick<ProjectAnswer, 'voice'>): string[] => [
  ...new Set([...defaultSensitiveKinds, ...listEnabledContentTypes(voice)]),
]
