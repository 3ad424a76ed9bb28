import type { Metadata } from 'next'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { LimitStart } from '@/components/models/limit-start'
import { ModelCapsForm } from '@/components/models/model-caps-form'
import { ModelFactsForm } from '@/components/models/model-facts-form'
import { ModelPrices } from '@/components/models/model-prices'
import { ModelServerForm } from '@/components/models/model-server-form'
import { originWords } from '@/components/models/model-words'
import { TryModel } from '@/components/models/try-model'
import { buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { ollamaAddress } from '@/lib/ai/settings/find-ollama'
import { getModelSettings } from '@/lib/ai/settings/get-model-settings'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import {
  findOllamaAction,
  removeModelAction,
  removeModelPriceAction,
  saveModelPriceAction,
  saveModelSettingsAction,
  tryModelAction,
} from './actions'

export const metadata: Metadata = { title: 'Model' }

type Props = { params: Promise<{ org: string }> }

export default async function ModelSettingsPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('manage', org)
  const [settings, ollama] = await Promise.all([getModelSettings(ctx), ollamaAddress(ctx)])
  const { from, model, image_model, embedding_model, server, problem } = settings
  const place = { org }
  return (
    <div className="flex flex-col gap-6 *:max-w-2xl *:last:max-w-4xl">
      {problem ? <Callout tone="warning">{problem}</Callout> : null}
      {model !== null && from !== null ? (
        <Card title="In use" description={`${originWords[from]}.`}>
          <div className="divide-y divide-separator">
            <TryModel writes label="Model" name={model} action={tryModelAction.bind(null, place, 'model')} />
            {image_model === null ? null : (
              <TryModel
                label="Image model"
                name={image_model}
                action={tryModelAction.bind(null, place, 'image_model')}
              />
            )}
            {embedding_model === null ? null : (
              <TryModel
                label="Embedding model"
                name={embedding_model}
                action={tryModelAction.bind(null, place, 'embedding_model')}
              />
            )}
          </div>
        </Card>
      ) : (
        <Callout
          title="No model is set."
          actions={
            <a href="#server" className={buttonClass({ size: 'sm' })}>
              Set up a model
            </a>
          }
        >
          Posts are written by the built-in composer.
        </Callout>
      )}
      <Card
        id="server"
        title="Model of this workspace"
        description={
          from === 'install'
            ? 'Without a model of its own, this workspace uses the one above.'
            : 'Your own server or account. We send it only what it needs for an answer.'
        }
        actions={
          server ? (
            <ConfirmButton
              size="sm"
              variant="danger-outline"
              label="Remove…"
              title="Remove this model?"
              confirmLabel="Remove model"
              action={removeModelAction.bind(null, place, undefined)}
              done="Model removed."
            >
              We delete its address and key. If your administrator has set a model for all workspaces, that
              one is used. If not, posts are written by the built-in composer.
            </ConfirmButton>
          ) : null
        }
      >
        <ModelServerForm
          // Remounts when the settings change, since anything typed belongs to the old ones.
          key={JSON.stringify(server)}
          stored={server}
          referencesRefusedAt={settings.references_refused_at}
          save={saveModelSettingsAction.bind(null, place)}
          findOllama={ollama ? findOllamaAction.bind(null, place, undefined) : undefined}
        />
      </Card>
      <Card
        title="Facts"
        description="Before the model writes, it can check the facts that we read in the content. That is one more call for each version of the content, however many posts are made from it."
      >
        <ModelFactsForm
          refinesCards={settings.refines_cards}
          save={saveModelSettingsAction.bind(null, place)}
        />
      </Card>
      <Card
        title="Limits"
        description={
          <>
            For all projects of this workspace together. <LimitStart of="Days and months" /> Once a limit is
            used up, the built-in composer writes until the next day or month begins.
          </>
        }
      >
        <ModelCapsForm settings={settings} save={saveModelSettingsAction.bind(null, place)} />
      </Card>
      <ModelPrices
        prices={settings.prices}
        model={model}
        today={new Date().toISOString().slice(0, 10)}
        save={saveModelPriceAction.bind(null, place)}
        remove={removeModelPriceAction.bind(null, place)}
      />
    </div>
  )
}
