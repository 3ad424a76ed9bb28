'use client'

import { ActionSelect } from '@/components/forms/action-select'
import type { ActionResult } from '@/lib/actions/run-action'
import { channelLanguages } from '@/lib/channels/schemas'
import { ChannelSetting } from './channel-setting'

type LanguagePickerProps = {
  id: string
  name: string
  language: string
  save: (input: { id: string; language: string }) => Promise<ActionResult<unknown>>
}

/** Picks the language of a channel's posts; saved immediately. */
export function LanguagePicker({ id, name, language, save }: LanguagePickerProps) {
  const known: Record<string, string> = channelLanguages
  const options = language in known ? known : { ...known, [language]: language }
  return (
    <ChannelSetting name="Language">
      <ActionSelect
        label={`Language for ${name}`}
        className="w-auto"
        value={language}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
        action={(value) => save({ id, language: value })}
        done={(value) => `We’ll create new posts for ${name} in ${options[value]}.`}
      />
    </ChannelSetting>
  )
}
