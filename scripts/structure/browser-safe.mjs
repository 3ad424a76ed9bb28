/**
 * The parts of `lib` that need no server, which is all that a component may use at run time. Types may come from
 * anywhere in `lib`. dependency-cruiser enforces this (.dependency-cruiser.mjs). Components in `app` that are not
 * pages must need more than these.
 */
export const browserSafe =
  '^lib/([a-z-]+/schemas\\.ts|channels/channel-fields\\.ts$|media/cards/card-formats\\.ts|media/initials\\.ts|media-library/(limits|format-file-size)\\.ts$|claims/|networks/(registry|accesses|rules|network|connection|handle|longest-text)\\.ts$|networks/previews\\.tsx$|platforms/|text/(span|text-entities|text-to-html|find-links|weighted-length|grapheme-length)\\.ts$|packages/review/comment-anchor\\.ts$|post-rules/|recurrence/(rule|parse-rule|plain-recurrence|describe-rule)\\.ts$|time-zones/|voice/(check/|prompt/to-prompt-block\\.ts|prompt/to-image-prompt\\.ts|style/layer-style\\.ts|editor/offered-content-types\\.ts|extract/split-brief-sentences\\.ts)|notifications/(kinds|describe-notification)\\.ts$|publications/states\\.ts$|overview/need-kinds\\.ts$|errors\\.ts$|auth/permissions\\.ts$)'
