'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { acceptLearnedWords } from '@/lib/learned-words/accept-learned-words'
import { dismissLearnedWords } from '@/lib/learned-words/dismiss-learned-words'
import { learnedWordsInput } from '@/lib/learned-words/schemas'
import { undoLearnedWords } from '@/lib/learned-words/undo-learned-words'
import { cardFormat, cardLook } from '@/lib/media/cards/schemas'
import { previewCards } from '@/lib/packages/compose/cards/preview-cards'
import { composeWithVoice } from '@/lib/packages/compose/write/compose-with-voice'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { saveVoiceRules } from '@/lib/voice/editor/save-voice-rules'
import { previewHub } from '@/lib/voice/hub/preview-hub'
import { syncVoice } from '@/lib/voice/hub/sync-voice'
import {
  toWholePatch,
  type VoiceField,
  voiceFields,
  voicePatch,
  voiceRuleLevels,
  voiceSchema,
} from '@/lib/voice/schemas'
import { restoreVoice } from '@/lib/voice/versions/restore-voice'

const version = z.int().min(0)

export const saveVoiceAction = projectAction(
  { permission: 'write', input: z.strictObject({ voice: voiceSchema.default({}), version }) },
  async (ctx, { voice, version }) => {
    const saved = await saveVoice(ctx, { voice: toWholePatch(voice), version })
    return { version: saved.version }
  },
)

/** Shows how a real item would read in an unsaved voice. */
export const tryVoiceAction = projectAction(
  { permission: 'read', input: z.strictObject({ voice: voiceSchema.default({}) }), onlyReads: true },
  async (ctx, input) => (await composeWithVoice(ctx, input)) ?? null,
)

/** Shows how a real item's card would look in unsaved colors and layout. */
export const previewCardsAction = projectAction(
  {
    permission: 'read',
    input: z.strictObject({
      format: cardFormat,
      look: cardLook,
    }),
    onlyReads: true,
  },
  (ctx, input) => previewCards(ctx, input),
)

export const previewHubAction = projectAction(
  { permission: 'write', input: z.strictObject({}), onlyReads: true },
  (ctx) => previewHub(ctx),
)

export const syncVoiceAction = projectAction(
  { permission: 'write', input: z.strictObject({ version }) },
  async (ctx, input) => {
    await syncVoice(ctx, input)
  },
)

export const restoreVoiceAction = projectAction(
  { permission: 'write', input: z.strictObject({ version, seen: version }) },
  async (ctx, input) => {
    await restoreVoice(ctx, input)
  },
)

/** Only for those who manage the project: what keeps a post from being approved is a policy decision. */
export const saveVoiceRulesAction = projectAction(
  { permission: 'manage', input: z.strictObject({ rules: voiceRuleLevels }) },
  async (ctx, { rules }) => {
    await saveVoiceRules(ctx, rules)
  },
)

/** Stores the proposals that a person accepted from a brief. Fields they reworded count as written by them. */
export const saveProposalsAction = projectAction(
  {
    permission: 'write',
    input: z.strictObject({
      voice: voicePatch.default({}),
      edited: z.array(z.enum(voiceFields as [VoiceField, ...VoiceField[]])).max(voiceFields.length),
      version,
    }),
  },
  async (ctx, { voice, edited, version }) => {
    const taken = (Object.keys(voice) as VoiceField[]).filter((field) => !edited.includes(field))
    const origins = Object.fromEntries(taken.map((field) => [field, 'extraction' as const]))
    const saved = await saveVoice(ctx, { voice, version, origins })
    return { version: saved.version }
  },
)

/** Adds words that people keep replacing in posts to the voice, or never proposes them again; both can be undone. */
export const acceptLearnedWordsAction = projectAction(
  { permission: 'write', input: learnedWordsInput },
  acceptLearnedWords,
)

export const dismissLearnedWordsAction = projectAction(
  { permission: 'write', input: learnedWordsInput },
  dismissLearnedWords,
)

export const undoLearnedWordsAction = projectAction(
  { permission: 'write', input: learnedWordsInput },
  undoLearnedWords,
)
