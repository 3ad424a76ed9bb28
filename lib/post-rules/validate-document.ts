import { formatFileSize } from '@/lib/media-library/format-file-size'
import type { DocumentRules } from '@/lib/networks/rules'
import type { DocumentFacts } from '@/lib/platforms/known-documents'
import type { VariantIssue, VariantMedia } from '@/lib/platforms/schemas'
import { counted, mistake } from './variant-issues'

/** Whether a URL has the file extension of a document. */
export const isDocument = (url: string): boolean => /\.pdf(?:[?#]|$)/i.test(url)

/**
 * Checks the documents of a post against a network's rules: whether it takes any, which other files may go with
 * one, the title, and, if known, size and page count. `rules` is undefined for a network that takes no documents.
 * Pure.
 */
export function validateDocuments(
  label: string,
  rules: DocumentRules | undefined,
  media: readonly VariantMedia[],
  known: (url: string) => DocumentFacts | undefined,
): VariantIssue[] {
  const documents = media.filter(({ url }) => isDocument(url))
  if (documents.length === 0) return []
  const wrong = (rule: string, message: string) => mistake(rule, 'media', message)
  if (!rules)
    return [
      wrong('document-not-taken', `${label} takes no documents. Remove the PDF, or leave ${label} out.`),
    ]
  const issues: VariantIssue[] = []
  if (media.length > 1)
    issues.push(
      wrong(
        'document-not-alone',
        `${label} shows a document on its own. Keep one document, or keep the images and videos.`,
      ),
    )
  for (const { url, title = '' } of documents) {
    if (title.trim() === '')
      issues.push(
        wrong('document-title', `The document has no title. ${label} shows one with it, so enter one.`),
      )
    const facts = known(url)
    if (!/\.lib\.pdf$/.test(url))
      issues.push(
        wrong(
          'document-not-stored',
          'We publish documents from the media library. Upload this PDF there and choose it.',
        ),
      )
    else if (facts) issues.push(...measures(label, rules, facts))
  }
  return issues
}

function measures(label: string, { pages, bytes }: DocumentRules, facts: DocumentFacts): VariantIssue[] {
  const issues: VariantIssue[] = []
  if (facts.pages > pages.value)
    issues.push(
      mistake(
        'document-too-long',
        'media',
        `This PDF has ${counted(facts.pages, 'page')}. ${label} takes at most ${pages.value}. Use one with fewer pages.`,
      ),
    )
  if (facts.bytes > bytes.value)
    issues.push(
      mistake(
        'document-too-large',
        'media',
        `This PDF has ${formatFileSize(facts.bytes)}. ${label} takes at most ${formatFileSize(bytes.value)}. Export it smaller.`,
      ),
    )
  return issues
}
