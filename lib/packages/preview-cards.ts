import { desc, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items, projects } from '@/db/schema'
import { composerVoice } from '@/lib/ai/composer/composer-voice'
import { readFacts } from '@/lib/ai/composer/read-facts'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { outbound } from '@/lib/http/outbound'
import { cardText } from '@/lib/media/cards/card-text'
import { loadCardAssets } from '@/lib/media/cards/load-card-assets'
import { renderCard } from '@/lib/media/cards/render-card'
import { type CardFormat, type CardRecipe, cardFormats } from '@/lib/media/cards/schemas'
import type { PromptItem } from '@/lib/voice/to-image-prompt'
import { composerItem } from './compose-item'
import { loadBrand } from './load-package'

export type CardPreview = {
  /** What the image prompt is made of; null when the project has no item yet. */
  item: PromptItem | null
  /** A small JPEG as a data: address, with the saved colours. */
  saved: string
  /** The same with the colours that are not saved; null where they are the saved ones. */
  unsaved: string | null
  /** Signs of the title that a card cannot write; `nothing_left` when it shows the brand's name in its place. */
  left_out: { signs: number; nothing_left: boolean }
}

export type CardColorsTyped = Pick<CardRecipe, 'primary_color' | 'secondary_color'>

/** As sharp as a panel beside a form needs. */
const previewSide = 640
/** A preview does not wait longer for a logo kept elsewhere. */
const logoDeadlineMs = 4_000

/**
 * The branded card of the newest item, with the saved colours and with two that are not saved, small, so that a change is seen
 * before it is made; nothing is stored. Takes the format and the colours. Throws `not-found` when the project is gone.
 */
export async function previewCards(
  ctx: ProjectContext,
  input: { format: CardFormat; colors: CardColorsTyped },
): Promise<CardPreview> {
  const { project, row, brand } = await inProject(ctx, async (tx) => {
    const [project] = await tx
      .select({ name: projects.name, settings: projects.settings })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    const [row] = await tx.select().from(items).orderBy(desc(items.id)).limit(1)
    return { project, row, brand: await loadBrand(tx, ctx) }
  })
  if (!project) throw new AppError('not-found')
  const facts = row && readFacts(composerItem(row), 'en', composerVoice(brand))
  const saved: CardColorsTyped = {
    primary_color: brand.voice.primary_color ?? null,
    secondary_color: brand.voice.secondary_color ?? null,
  }
  const title = (facts?.name ?? '').slice(0, 2_000)
  const recipe: CardRecipe = {
    format: input.format,
    title,
    kicker: row?.contentType?.replace(/[_-]+/g, ' ').slice(0, 200) ?? null,
    brand: project.name.slice(0, 300),
    ...saved,
    logo_url: project.settings.brand_assets?.logo_url ?? null,
    picture_url: null,
  }
  const assets = await loadLogo(recipe)
  const draw = async (colors: CardColorsTyped) =>
    asData(await renderCard({ ...recipe, ...colors }, assets, widthOf(input.format)))
  const written = cardText(title)
  return {
    item: row && facts ? promptItem(row.title, row.contentType, facts.paragraphs) : null,
    saved: await draw(saved),
    unsaved: sameColors(saved, input.colors) ? null : await draw(input.colors),
    left_out: { signs: written.dropped, nothing_left: title !== '' && !written.enough },
  }
}

const promptItem = (title: string, content_type: string | null, paragraphs: string[][]): PromptItem => ({
  title,
  content_type,
  description: paragraphs.flat().slice(0, 3).join(' ').slice(0, 600) || null,
})

const sameColors = (one: CardColorsTyped, other: CardColorsTyped): boolean =>
  one.primary_color?.toLowerCase() === other.primary_color?.toLowerCase() &&
  one.secondary_color?.toLowerCase() === other.secondary_color?.toLowerCase()

function widthOf(format: CardFormat): number {
  const { width, height } = cardFormats[format]
  return Math.round((previewSide * width) / Math.max(width, height))
}

async function loadLogo(recipe: CardRecipe): Promise<{ logo?: Buffer }> {
  const signal = AbortSignal.timeout(logoDeadlineMs)
  try {
    return await loadCardAssets(recipe, { fetch: outbound('networks'), signal })
  } catch (error) {
    // Whose server is slow shows initials here; a card that is posted waits longer.
    if (signal.aborted) return {}
    throw error
  }
}

const asData = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`
