import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, items, projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { collectBrandEvidence } from '@/lib/claims/evidence/collect-brand-evidence'
import { collectItemEvidence } from '@/lib/claims/evidence/collect-item-evidence'
import type { Evidence } from '@/lib/claims/evidence/evidence'
import { prepareEvidence } from '@/lib/claims/evidence/prepare-evidence'
import { findUnsupportedClaims } from '@/lib/claims/find-unsupported-claims'
import { loadFactCards } from '@/lib/facts/load-fact-cards'
import { carryTrace } from '@/lib/facts/trace/carry-trace'
import type { Trace, TracedFact } from '@/lib/facts/trace/trace'
import type { VariantContent } from '@/lib/platforms/schemas'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import type { PackageRow, VariantRow } from '../present-package'
import type { AcceptedProposal } from '../schemas'
import { wrongLanguage } from '../text-flags'

/** What the versions of one package may be based on. */
export type Sources = {
  /** From the item's fact card, as long as the item is unchanged since the package was made. */
  facts: readonly TracedFact[]
  /** The item's and the brand's own texts. */
  texts: readonly string[]
  /** False for a package without an item: there is nothing to compare with. */
  hasItem: boolean
  /** Evidence by language, prepared once for all versions. */
  read: Map<string, Evidence>
}

/**
 * Loads what a package's versions may be based on: its item, the item's facts, and what the brand says about
 * itself.
 */
export async function loadSources(
  tx: ProjectTx,
  ctx: ProjectContext,
  row: Pick<PackageRow, 'itemId' | 'itemContentHash'>,
  detector: LanguageDetector,
): Promise<Sources> {
  const [item] = row.itemId ? await tx.select().from(items).where(eq(items.id, row.itemId)) : []
  const isSame = item !== undefined && item.contentHash === row.itemContentHash
  const card = item && (await loadFactCards(tx, [item], detector)).get(item.id)
  const [project] = await tx
    .select({ name: projects.name, voice: projects.voice, settings: projects.settings })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  const own = await tx.select({ displayName: channels.displayName, config: channels.config }).from(channels)
  return {
    facts: isSame && card ? card.facts : [],
    texts: [
      ...(item && card ? collectItemEvidence(item, card) : []),
      ...(project ? collectBrandEvidence({ ...project, channels: own }) : []),
    ],
    hasItem: item !== undefined,
    read: new Map(),
  }
}

export type TracedEdit = Pick<VariantRow, 'writtenBy' | 'structure' | 'translatedFrom'> & { trace: Trace }

/**
 * Returns a version's trace and author after a person's edit, and its claims without a source (spec/writing#3).
 * Takes the stored version and its content after the edit. Needs no queries, so it can be called for many versions.
 */
export function traceEdit(
  variant: VariantRow,
  after: VariantContent,
  sources: Sources,
  detector: LanguageDetector,
): TracedEdit {
  const { trace, writtenBy } = carryTrace(variant, after, sources.facts)
  const isLeft = writtenBy !== 'person'
  // A text marked with the wrong language is flagged for that; its claims are read in its actual language.
  const language = wrongLanguage(after, detector).length > 0 ? detector.detect(after.text) : after.language
  const evidence = evidenceFor(language, variant.trace.facts, sources)
  const unsupported = evidence ? findUnsupportedClaims(after, trace, { language, evidence }) : []
  return {
    trace: { ...trace, ...(unsupported.length > 0 ? { unsupported } : {}) },
    writtenBy,
    structure: isLeft ? variant.structure : null,
    translatedFrom: isLeft ? variant.translatedFrom : null,
  }
}

/**
 * Returns a version as if an accepted proposal had been stored: its sentences are attributed to whoever wrote them,
 * with the facts of the card that they name. `traceEdit` then finds what a person changed before saving. Pure.
 */
export function acceptedVersion(
  variant: VariantRow,
  { by, title, text, sentences, structure, translated_from }: AcceptedProposal,
  { facts }: Sources,
): VariantRow {
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  const traced = sentences.map((one) => ({ ...one, by, facts: one.facts.filter((id) => known.has(id)) }))
  const used = [...new Set(traced.flatMap((one) => one.facts))]
  return {
    ...variant,
    title,
    text,
    writtenBy: by,
    structure,
    translatedFrom: translated_from,
    edited: false,
    trace: { sentences: traced, facts: used.flatMap((id) => known.get(id) ?? []) },
  }
}

/**
 * Returns a version as if the new text were appended to it, so that in a merge each sentence keeps its author and
 * facts, whichever text it came from. Takes the version as people edited it and the new text. Pure.
 */
export function mergedVersion(variant: VariantRow, accepted: AcceptedProposal, sources: Sources): VariantRow {
  const other = acceptedVersion(variant, accepted, sources)
  const ahead = { title: above(variant.title), text: above(variant.text) }
  const moved = other.trace.sentences.map((one) => {
    const shift = [...ahead[one.field]].length
    return { ...one, from: one.from + shift, until: one.until + shift }
  })
  const facts = new Map([...variant.trace.facts, ...other.trace.facts].map((fact) => [fact.id, fact]))
  return {
    ...variant,
    title: ahead.title + (other.title ?? ''),
    text: ahead.text + other.text,
    writtenBy: variant.writtenBy === 'person' ? other.writtenBy : variant.writtenBy,
    trace: { sentences: [...variant.trace.sentences, ...moved], facts: [...facts.values()] },
  }
}

const above = (text: string | null): string => `${text ?? ''}\n`

/**
 * Returns the evidence in a language: the current item, and the traced facts as they were, which matter only if the
 * item has changed since. Undefined if there is nothing to compare with.
 */
export function evidenceFor(
  language: string,
  traced: readonly TracedFact[],
  { facts, texts, hasItem, read }: Sources,
): Evidence | undefined {
  if (!hasItem) return undefined
  if (facts.length === 0) return prepareEvidence([...texts, ...traced.map(({ text }) => text)], language)
  const known = read.get(language) ?? prepareEvidence(texts, language)
  read.set(language, known)
  return known
}
