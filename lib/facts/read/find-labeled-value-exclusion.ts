import { isFoodWarning } from '../exclude/food-warnings'
import { isPageMetadata } from '../exclude/headings-and-labels'
import { hasContactDetails, isAboutPage, tellsHowToAct } from '../exclude/public-notices'
import { findLabelExclusion, type TextNature } from '../find-exclusions'
import type { Exclusion } from '../schemas'

/**
 * Returns why a value with a label is not for posts; undefined if it is. What is small print elsewhere stays if
 * readers need it: the number to call about a recall, a contact with a phone number or address. Pure.
 */
export function findLabeledValueExclusion(
  label: string,
  text: string,
  nature: TextNature,
): Exclusion | undefined {
  if (isPageMetadata(label, text)) return 'navigation'
  const reason = findLabelExclusion(label, text)
  if (reason !== 'notice') return reason
  if (isFoodWarning(`${label}: ${text}`) || emergencyLabelPattern.test(label)) return undefined
  const isForReaders =
    nature.isPublicNotice ||
    (/^(?:contact|kontakt|address|adresse|e-?mail)$/iu.test(label) && hasContactDetails(text))
  const isKept = isForReaders && !isAboutPage(`${label}: ${text}`)
  return isKept || tellsHowToAct(`${label}: ${text}`) ? undefined : reason
}

const emergencyLabelPattern =
  /^(?:notfall|notfälle|im notfall|notruf|emergenc(?:y|ies)|in an emergency|urgences?|emergenza|emergencias?|noodgeval)$/iu
