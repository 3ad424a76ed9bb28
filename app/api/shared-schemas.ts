import { z } from 'zod'
import {
  changeChannelInput,
  channelAnswer,
  createChannelInput,
  createdChannelAnswer,
} from '@/lib/channels/schemas'
import { itemAnswer, listedItem } from '@/lib/items/schemas'
import { commentAnswer, packageAnswer, variantAnswer } from '@/lib/packages/schemas'
import { platformSchema, variantIssueSchema, variantMediaSchema } from '@/lib/platforms/schemas'
import { createProjectInput, projectAnswer, updateProjectInput } from '@/lib/projects/schemas'
import { publicationAnswer } from '@/lib/publishing/schemas'
import { takedownAnswer } from '@/lib/publishing/takedown/schemas'
import {
  createdSourceAnswer,
  createSourceInput,
  issuedSecretAnswer,
  sourceAnswer,
  sourceHealth,
  updateSourceInput,
} from '@/lib/sources/schemas'
import { previewAnswer, runAnswer, runCounts, runEntryAnswer } from '@/lib/sync/schemas'
import {
  referenceImageAnswer,
  voiceAnswer,
  voiceIssue,
  voiceSchema,
  voiceVersionAnswer,
  writingStyleAnswer,
} from '@/lib/voice/schemas'

/**
 * The names of our schemas in the API description and in clients generated from it. A name is part of the contract:
 * it never changes once released. An answer that extends another is a schema of its own.
 */
const sharedSchemas: Record<string, z.ZodType> = {
  Channel: channelAnswer,
  Comment: commentAnswer,
  CreateChannel: createChannelInput,
  CreatedChannel: createdChannelAnswer,
  CreateProject: createProjectInput,
  CreateSource: createSourceInput,
  CreatedSource: createdSourceAnswer,
  IssuedSecret: issuedSecretAnswer,
  Item: itemAnswer,
  ListedItem: listedItem,
  Package: packageAnswer,
  Platform: platformSchema,
  Preview: previewAnswer,
  Project: projectAnswer,
  Publication: publicationAnswer,
  ReferenceImage: referenceImageAnswer,
  Run: runAnswer,
  RunCounts: runCounts,
  RunEntry: runEntryAnswer,
  Source: sourceAnswer,
  SourceHealth: sourceHealth,
  Takedown: takedownAnswer,
  UpdateChannel: changeChannelInput,
  UpdateProject: updateProjectInput,
  UpdateSource: updateSourceInput,
  Variant: variantAnswer,
  VariantIssue: variantIssueSchema,
  VariantMedia: variantMediaSchema,
  Voice: voiceSchema,
  VoiceIssue: voiceIssue,
  StoredVoice: voiceAnswer,
  VoiceVersion: voiceVersionAnswer,
  WritingStyle: writingStyleAnswer,
}

for (const [id, schema] of Object.entries(sharedSchemas)) schema.register(z.globalRegistry, { id })
