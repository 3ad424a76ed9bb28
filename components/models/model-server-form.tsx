'use client'

import { useState } from 'react'
import { ActionButton } from '@/components/forms/action-button'
import { ActionForm } from '@/components/forms/action-form'
import type { BoundAction } from '@/components/forms/call-action'
import { Checkbox, Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction, FormValues } from '@/components/forms/form-values'
import { SecretInput } from '@/components/forms/secret-input'
import { Callout } from '@/components/ui/callout'
import type { ModelSettingsAnswer } from '@/lib/ai/schemas'
import { modelPresets, presetOf } from './model-presets'

type ModelServerFormProps = {
  stored: ModelSettingsAnswer['server']
  referencesRefusedAt: string | null
  save: FormAction
  /** Looks for Ollama on the computer that runs the app; absent if that is not allowed. */
  findOllama?: BoundAction<{ base_url: string; models: string[] }> | undefined
}

/** Asks for the server, the model and the key. A server other than the stored one needs its own key. */
export function ModelServerForm({ stored, referencesRefusedAt, save, findOllama }: ModelServerFormProps) {
  const [preset, setPreset] = useState(() => presetOf(stored))
  const [address, setAddress] = useState(stored?.base_url ?? preset.address)
  const [model, setModel] = useState(stored?.model ?? '')
  const [found, setFound] = useState<string[]>([])
  const moved = stored?.key != null && originOf(stored.base_url) !== originOf(address)
  const keepsKey = stored?.key != null && !moved

  function choose(id: string) {
    const chosen = modelPresets.find((one) => one.id === id)
    if (!chosen) return
    setPreset(chosen)
    setAddress(chosen.address)
    setModel('')
    setFound([])
  }

  return (
    <ActionForm
      action={(values) => save(withKey(values, moved))}
      submitLabel="Save model"
      done="Model saved. Try it to see whether it answers."
    >
      <Field name="preset" label="Server" help={preset.help}>
        <Select
          data-form-ignore
          value={preset.id}
          onChange={(event) => choose(event.target.value)}
          options={modelPresets.map(({ id, label }) => ({ value: id, label }))}
        />
      </Field>
      <input type="hidden" name="server.kind" value={preset.kind} />
      {findOllama && preset.id === 'ollama' ? (
        <div className="flex flex-col items-start gap-2">
          <ActionButton
            size="sm"
            action={findOllama}
            href={null}
            done={(answer) =>
              answer.models.length > 0
                ? 'Ollama found. Choose a model and save.'
                : 'Ollama found, but it has no model yet.'
            }
            onDone={(answer) => {
              setAddress(answer.base_url)
              setFound(answer.models)
              setModel(answer.models[0] ?? '')
            }}
          >
            Look for Ollama on this computer
          </ActionButton>
        </div>
      ) : null}
      <Field name="server.base_url" label="Address" required>
        <Input
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
        />
      </Field>
      <Field name="server.model" label="Model" required>
        {found.length > 0 ? (
          <Select
            value={model}
            onChange={(event) => setModel(event.target.value)}
            options={found.map((name) => ({ value: name, label: name }))}
          />
        ) : (
          <Input
            value={model}
            onChange={(event) => setModel(event.target.value)}
            placeholder={preset.example}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
          />
        )}
      </Field>
      {moved ? (
        <Callout tone="warning">
          The saved key belongs to {hostOf(stored?.base_url ?? '')}. We don’t send it anywhere else. Enter the
          key for the new address.
        </Callout>
      ) : null}
      <Field
        key={keepsKey ? 'kept' : 'new'}
        name="server.key"
        label="Key"
        optional={!preset.needsKey}
        required={preset.needsKey}
        help="We store it encrypted and never show it again."
      >
        <SecretInput stored={keepsKey} maxLength={1000} />
      </Field>
      {preset.kind === 'anthropic' ? null : (
        <>
          <Field
            name="server.image_model"
            label="Image model"
            optional
            help={`The name of a model on the same server that creates images.${imageNote(referencesRefusedAt)}`}
          >
            <Input
              defaultValue={stored?.image_model ?? ''}
              whenEmpty="null"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
            />
          </Field>
          <Field
            name="server.embedding_model"
            label="Embedding model"
            optional
            help="The name of a model on the same server for embeddings. It finds posts that say the same in other words."
          >
            <Input
              defaultValue={stored?.embedding_model ?? ''}
              whenEmpty="null"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
            />
          </Field>
        </>
      )}
      <Checkbox
        name="server.vision"
        defaultChecked={stored?.vision ?? false}
        label="The model can see images"
        help="Check the model’s description if you’re not sure."
      />
    </ActionForm>
  )
}

/** Removes the stored key if it belongs to another address, unless a new one was entered. */
function withKey(values: FormValues, moved: boolean): FormValues {
  const { server } = values
  if (!moved || typeof server !== 'object' || server === null || Array.isArray(server)) return values
  return { server: { key: null, ...server } }
}

/** Says that the image model gets reference images by name only, if it has refused them. */
function imageNote(refusedAt: string | null): string {
  if (refusedAt === null) return ''
  const day = new Date(refusedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return ` On ${day}, it refused the reference images. It gets their names and descriptions instead. We try again after a week, or when you save.`
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)
