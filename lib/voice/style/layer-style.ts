import type { ProjectVoice, StyleImage, UserStyle } from '../schemas'

/** The fields that both a project's voice and a person's style have. */
export const sharedFields = ['brand_voice_description', 'words_to_avoid', 'default_image_prompt'] as const
export type SharedField = (typeof sharedFields)[number]

export type LayeredVoice = {
  voice: ProjectVoice
  writing_samples: { title: string; text: string }[]
  reference_images: StyleImage[]
  /** Where the value of each shared field comes from; absent if both are empty. */
  from: Partial<Record<SharedField, 'project' | 'style'>>
}

/**
 * Layers a project's voice over the author's personal style: for the three shared fields the project's value takes
 * precedence if it is not empty; writing samples and reference images are always the person's (spec/service#2.2).
 * Pure.
 */
export function layerStyle(voice: ProjectVoice, style: UserStyle = {}): LayeredVoice {
  const from: LayeredVoice['from'] = {}
  const layered: ProjectVoice = { ...voice }
  for (const field of sharedFields) {
    if (hasContent(voice[field])) from[field] = 'project'
    else if (hasContent(style[field])) {
      from[field] = 'style'
      Object.assign(layered, { [field]: style[field] })
    }
  }
  return {
    voice: layered,
    writing_samples: style.writing_samples ?? [],
    reference_images: style.default_reference_images ?? [],
    from,
  }
}

const hasContent = (value: string | string[] | undefined): boolean =>
  Array.isArray(value) ? value.some((word) => word.trim() !== '') : (value ?? '').trim() !== ''
