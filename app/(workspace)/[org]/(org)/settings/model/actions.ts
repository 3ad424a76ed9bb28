'use server'

import { z } from 'zod'
import { orgAction } from '@/lib/actions/project-action'
import { modelPriceInput, modelSettingsInput, removeModelPriceInput, triedModels } from '@/lib/ai/schemas'
import { findOllama } from '@/lib/ai/settings/find-ollama'
import { removeModelPrice } from '@/lib/ai/settings/remove-model-price'
import { removeModelServer } from '@/lib/ai/settings/remove-model-server'
import { saveModelPrice } from '@/lib/ai/settings/save-model-price'
import { saveModelSettings } from '@/lib/ai/settings/save-model-settings'
import { tryModel } from '@/lib/ai/settings/try-model'

export const saveModelSettingsAction = orgAction(
  { permission: 'manage', input: modelSettingsInput },
  saveModelSettings,
)

export const removeModelAction = orgAction({ permission: 'manage', input: z.undefined() }, removeModelServer)

export const saveModelPriceAction = orgAction(
  { permission: 'manage', input: modelPriceInput },
  saveModelPrice,
)

export const removeModelPriceAction = orgAction(
  { permission: 'manage', input: removeModelPriceInput },
  removeModelPrice,
)

export const tryModelAction = orgAction({ permission: 'manage', input: z.enum(triedModels) }, (ctx, of) =>
  tryModel(ctx, of),
)

export const findOllamaAction = orgAction({ permission: 'manage', input: z.undefined() }, (ctx) =>
  findOllama(ctx),
)
