import type { Network } from '../network'
import { ghostRules } from './rules'

/**
 * Articles on a site that runs Ghost (spec/platforms#ghost). Logo from Simple Icons (CC0); the trademark belongs to
 * its owner.
 */
export const ghost: Network = {
  label: 'Ghost',
  mark: 'M12 0C5.373 0 0 5.373 0 12s5.373 12 12 12 12-5.373 12-12S18.627 0 12 0zm.256 2.313c2.47.005 5.116 2.008 5.898 2.962l.244.3c1.64 1.994 3.569 4.34 3.569 6.966 0 3.719-2.98 5.808-6.158 7.508-1.433.766-2.98 1.508-4.748 1.508-4.543 0-8.366-3.569-8.366-8.112 0-.706.17-1.425.342-2.15.122-.515.244-1.033.307-1.549.548-4.539 2.967-6.795 8.422-7.408a4.29 4.29 0 01.49-.026Z',
  about: 'Whole articles with images and tags, published or kept as drafts.',
  rules: ghostRules,
  usualCap: 25,
  usualGapMinutes: 5,
  cardFormat: 'wide',
  writing: {
    style: 'whole',
    images: 20,
    brief: {
      lines: [
        'An article: everything that the facts say, in full sentences and in their order, with paragraphs, and lists where the facts are lists. Nothing is left out to be short.',
        'The title says what the article is about, in at most 100 characters. Up to five tags, each a topic and not a slogan.',
      ],
      maxTitleLength: 150,
      maxHashtags: 5,
    },
  },
  plainHandles: true,
  changes: {
    correct: 'everything',
    remove: true,
    source: 'https://docs.ghost.org/admin-api/posts/updating-a-post; ghost 6.65.0 from npm',
    checked: '2026-11-23',
  },
  postUrl: null,
  sandboxNoun: null,
}
