import type { Network } from '../network'
import { apiVersions } from './api-version'
import { linkedinRules } from './rules'

/** LinkedIn (spec/platforms#networks). Logo from Simple Icons (CC0); the trademark belongs to its owner. */
export const linkedin: Network = {
  label: 'LinkedIn',
  mark: 'M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433c-1.144 0-2.063-.926-2.063-2.065 0-1.138.92-2.063 2.063-2.063 1.14 0 2.064.925 2.064 2.063 0 1.139-.925 2.065-2.064 2.065zm1.782 13.019H3.555V9h3.564v11.452zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0h.003z',
  about: 'Posts from your profile or company pages, with images, a video or a document.',
  rules: linkedinRules,
  usualCap: 100,
  usualGapMinutes: 15,
  cardFormat: 'wide',
  writing: {
    style: 'professional',
    images: 1,
    brief: {
      lines: [
        'The hook is one sentence of at most 200 characters that carries the message by itself.',
        'Three to six short paragraphs with what matters to people who do this for a living; fewer where there is less to say.',
        'The call to action is one question or one next step. Up to three hashtags.',
      ],
      maxHookLength: 200,
      maxParagraphs: 6,
      maxTitleLength: null,
      maxHashtags: 3,
    },
  },
  apiVersions,
  changes: {
    correct: 'text',
    remove: true,
    limits: 'LinkedIn lets apps edit the text of a post, but not its images or document.',
    source: 'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api',
    checked: '2026-11-23',
  },
  postUrl: (_handle, id) => `https://www.linkedin.com/feed/update/${id}/`,
  sandboxNoun: 'post',
}
