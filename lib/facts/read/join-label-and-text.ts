import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'

/** A block's text with its label: "Price: €12". Pure. */
export const joinLabelAndText = ({ label, text }: VisibleBlock): string =>
  label ? `${label}: ${text}` : text
