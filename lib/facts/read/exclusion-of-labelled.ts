import { isOfPageItself } from '../exclude/headings-and-labels'
import { hasReach, isOfPage, tellsHowTo } from '../exclude/public-notices'
import { exclusionOfLabel, type TextNature } from '../not-for-posts'
import type { Exclusion } from '../schemas'

/**
 * Returns why a value with a label is not for posts; undefined if it is. What is small print elsewhere stays if
 * readers need it: the number to call about a recall, a contact with a phone number or address. Pure.
 */
export function exclusionOfLabelled(label: string, text: string, nature: TextNature): Exclusion | undefined {
  if (isOfPageItself(label, text)) return 'navigation'
  const reason = exclusionOfLabel(label)
  if (reason !== 'notice') return reason
  const isForReaders =
    nature.isPublicNotice || (/^(?:contact|kontakt|address|adresse|e-?mail)$/iu.test(label) && hasReach(text))
  const isKept = isForReaders && !isOfPage(`${label}: ${text}`)
  return isKept || tellsHowTo(`${label}: ${text}`) ? undefined : reason
}
