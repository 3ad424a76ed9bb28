import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, type ItemRow, items, packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { composeAlternatives, composeVariant } from '@/lib/composer/compose-variant'
import { composerVoice } from '@/lib/composer/composer-voice'
import { AppError } from '@/lib/errors'
import { loadFactCards } from '@/lib/facts/load-fact-cards'
import { requireId } from '@/lib/ids'
import { baseLanguage, languageName } from '@/lib/platforms/language'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { toPromptBlock } from '@/lib/voice/prompt/to-prompt-block'
import { prepareGrounding } from '@/lib/writing/grounding'
import { writeDrafts } from '@/lib/writing/write-drafts'
import { loadBrand } from '../load-package'
import { contentOf, type VariantRow } from '../present-package'
import { signProposal } from '../proposal-signature'
import type { Proposal, ProposalKind, ProposeInput } from '../schemas'
import { composerItem } from './write/compose-item'
import { planOfItem, type WritingPlan } from './write/plan-writing'
import { explainComposerFallback } from './write/write-item'
import { writerFor } from './write/writer-for'

/**
 * Returns an alternative text for a version, for a person to accept or dismiss: shorter, with another beginning, in
 * another language, or rewritten. The model writes it if one is set; otherwise, or if the model fails, the composer
 * writes it in another of its structures, and `notes` say so. Stores nothing but the model call. Throws
 * `not-found`, and `wrong-state` for a post without content or if nothing else can be written. Serves
 * spec/writing#4.
 */
export async function proposeVariant(ctx: ProjectContext<'write'>, input: ProposeInput): Promise<Proposal> {
  const proposal = await propose(ctx, input)
  return { ...proposal, signature: signProposal(input.variant_id, proposal) }
}

async function propose(ctx: ProjectContext<'write'>, input: ProposeInput): Promise<Unsigned> {
  const detector = await loadLanguageDetector()
  const { plan, variant } = await planProposal(ctx, input, detector)
  const writer = await writerFor(ctx, { asked: true, detector })
  const notes: string[] = []
  if (writer) {
    const language = languageOf(input, variant)
    const { card, item, brand } = plan
    const key = 'c1'
    const ground = prepareGrounding({ item, card, brand, brandTexts: plan.brandTexts, language, detector })
    const { link, media } = contentOf(variant)
    const written = await writeDrafts(ctx, {
      purpose: 'propose-post',
      targets: [{ key, platform: variant.platform, language, rest: { link, media } }],
      ground,
      voiceBlock: toPromptBlock(brand.voice, writer.style),
      voiceVersion: plan.voiceVersion,
      examples: [{ key, texts: plan.examples.get(variant.channelId ?? '') ?? [] }],
      wish: { words: wishOf(input, language), present: input.text },
      itemId: item.id,
      packageId: variant.packageId,
      variantId: variant.id,
    })
    const made = written.variants.get(key)
    if (made)
      return {
        by: 'model',
        ...{ model: writer.model, voice_version: plan.voiceVersion },
        ...made.content,
        structure: null,
        translated_from: made.translatedFrom,
        sentences: made.trace.sentences,
        notes: made.flags.map(({ message }) => message),
      }
    notes.push(explainComposerFallback(written.failure?.failure, 'this proposal'))
  }
  return byComposer(plan, variant, { ...input, detector, notes })
}

type Unsigned = Omit<Proposal, 'signature'>

async function planProposal(
  ctx: ProjectContext<'write'>,
  input: ProposeInput,
  detector: LanguageDetector,
): Promise<{ plan: WritingPlan; variant: VariantRow }> {
  const [packageId, variantId] = [requireId(input.id), requireId(input.variant_id)]
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ variant: variants, item: items })
      .from(variants)
      .innerJoin(packages, eq(packages.id, variants.packageId))
      .leftJoin(items, eq(items.id, packages.itemId))
      .where(eq(variants.id, variantId))
    if (row?.variant.packageId !== packageId) throw new AppError('not-found')
    if (!row.item) throw new AppError('wrong-state', { detail: 'This post has no content to write from.' })
    const all = await tx
      .select()
      .from(channels)
      .where(eq(channels.id, row.variant.channelId ?? ''))
    const item: ItemRow = {
      ...row.item,
      // Write only for this version's channel, whichever channels the item names.
      metadata: { ...row.item.metadata, target_platforms: all.map(({ accountKey }) => accountKey) },
    }
    const card = (await loadFactCards(tx, [row.item], detector)).get(row.item.id)
    const plan = card && (await planOfItem(tx, ctx, item, { brand: await loadBrand(tx, ctx), card }))
    if (!plan)
      throw new AppError('wrong-state', {
        detail: 'This channel was disconnected or paused, so there is nothing to write for.',
      })
    return { plan: { ...plan, item: row.item }, variant: row.variant }
  })
}

const languageOf = (input: ProposeInput, variant: VariantRow): string =>
  input.kind === 'language' ? baseLanguage(input.language ?? variant.language) : variant.language

function wishOf({ kind, seen = [] }: ProposeInput, language: string): string {
  const words: Record<ProposalKind, string> = {
    shorter: 'Write it again clearly shorter: half as long at most. Keep what matters most.',
    beginning:
      'Write it again with another beginning: another hook that starts from another fact. Keep the rest close.',
    language: `Write the same post in ${languageName(language)}.`,
    anew: 'Write another post instead of it: another angle, another structure.',
  }
  const again =
    seen.length > 0 ? ` ${seen.length} proposals were dismissed already: make it different again.` : ''
  return words[kind] + again
}

function byComposer(
  plan: WritingPlan,
  variant: VariantRow,
  {
    kind,
    text,
    language,
    seen = [],
    detector,
    notes,
  }: ProposeInput & { detector: LanguageDetector; notes: string[] },
): Unsigned {
  const item = composerItem(plan.item, detector, plan.card)
  const wanted = kind === 'language' ? (language ?? variant.language) : variant.language
  const target = {
    platform: variant.platform,
    language: wanted === 'und' ? plan.card.language.code : wanted,
  }
  const voice = composerVoice(plan.brand)
  const known = new Set([text, ...seen].map(plain))
  const made = [composeVariant(item, target, voice), ...composeAlternatives(item, target, voice)].find(
    ({ content, draft }) =>
      content !== null &&
      draft !== null &&
      !known.has(plain(content.text)) &&
      (kind !== 'shorter' || content.text.length < text.length) &&
      (kind !== 'beginning' || beginning(content.text) !== beginning(text)),
  )
  if (made?.content)
    return {
      by: 'composer',
      ...{ model: null, voice_version: null },
      title: made.content.title,
      text: made.content.text,
      hashtags: made.content.hashtags,
      language: made.content.language,
      translated_from: null,
      structure: made.draft?.structure ?? null,
      sentences: made.trace.sentences,
      notes: [...notes, ...made.flags.map(({ message }) => message)],
    }
  const translated = kind === 'language' && baseLanguage(target.language) !== plan.card.language.code
  const why = translated
    ? `The content isn’t in ${languageName(target.language)}, and the built-in composer doesn’t translate.`
    : 'The built-in composer has no other version of this post.'
  if (notes.length === 0) throw new AppError('no-alternative', { detail: why })
  throw new AppError('wrong-state', { detail: [...notes, why].join(' '), hint: 'Try again later.' })
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
const beginning = (text: string): string => plain(text.split(/(?<=[.!?…])\s|\n/)[0] ?? '')
