import type { Platform } from '@/lib/platforms/schemas'

/** What a post on a platform is for and how long it may be (spec/writing#2): told to the model, and checked afterwards. */
export type PlatformBrief = {
  /** In words, for the prompt. */
  lines: readonly string[]
  /** Of the text without link and hashtags, as the platform counts; absent where only the platform's own limit holds. */
  mostOfText?: number
  /** Of the first sentence, in characters. */
  mostOfHook?: number
  mostParagraphs?: number
  /** Of the title, in characters; null where posts have none. */
  mostOfTitle: number | null
  mostHashtags: number
}

export const platformBriefs: Record<Platform, PlatformBrief> = {
  x: {
    lines: [
      'One thought, complete in itself: what is new or worth knowing, and for whom.',
      'At most 240 characters, the hook included. One paragraph. One or two hashtags.',
    ],
    mostOfText: 240,
    mostParagraphs: 2,
    mostOfTitle: null,
    mostHashtags: 2,
  },
  linkedin: {
    lines: [
      'The hook is one sentence of at most 200 characters that carries the message by itself.',
      'Three to six short paragraphs with what matters to people who do this for a living; fewer where there is less to say.',
      'The call to action is one question or one next step. Up to three hashtags.',
    ],
    mostOfHook: 200,
    mostParagraphs: 6,
    mostOfTitle: null,
    mostHashtags: 3,
  },
  instagram: {
    lines: [
      'The hook is one sentence of at most 125 characters that carries the message by itself.',
      'A few short paragraphs about what can be seen and felt. No address of a web page in the text. Up to five hashtags.',
    ],
    mostOfHook: 125,
    mostParagraphs: 8,
    mostOfTitle: null,
    mostHashtags: 5,
  },
  youtube: {
    lines: [
      'The title has at most 70 characters and says what the video shows.',
      'The text is the description below the video. Chapters only where the facts give their times. Up to twelve tags.',
    ],
    mostOfTitle: 70,
    mostHashtags: 12,
  },
  webhook: {
    lines: [
      'The whole text: everything the facts say, in full sentences and in their order, under a title.',
      'Up to ten hashtags.',
    ],
    mostOfTitle: 150,
    mostHashtags: 10,
  },
}
