import { createGuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { Access, Post, PublisherIo } from '@/lib/networks/publisher'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'

export type StandalonePost = {
  text?: string
  language?: string
  replies?: string[]
  collaborators?: string[]
  media?: { alt: string; focal?: { x: number; y: number } }[]
  since?: Date
  attempts?: number
  progress?: Record<string, unknown>
}

let count = 0

/** Creates a post for testing a publisher alone, without a database; each has a unique text unless one is given. */
export function standalonePost({ media = [], ...wish }: StandalonePost = {}): Post {
  const text = wish.text ?? `Post ${process.pid}-${++count} & more <3`
  return {
    id: `publication-${process.pid}-${++count}`,
    packageId: 'package',
    variantId: 'variant',
    payload: {
      content: {
        language: wish.language ?? 'en',
        title: null,
        text,
        hashtags: [],
        media: media.map((one) => ({ url: '/one.jpg', ...one })),
        link: null,
        replies: wish.replies ?? [],
        collaborators: wish.collaborators ?? [],
      },
      post: { title: null, text },
      item: null,
    },
    progress: wish.progress ?? {},
    attempts: wish.attempts ?? 0,
    since: wish.since ?? new Date(),
    isTaken: async () => false,
  }
}

/**
 * The I/O that a publisher gets along with the post: real HTTP to one server on loopback, one small image, and
 * nothing else. `keep` changes the post.
 */
export function standaloneIo<A extends Access['kind']>(
  post: Post,
  server: string,
  access: Extract<Access, { kind: A }>,
  channel: Partial<PublisherIo['channel']> = {},
): PublisherIo<A> {
  const notAsked = async () => Promise.reject(new Error('Nobody asks for that.'))
  return {
    channel: { id: 'channel', remoteId: null, config: {}, ...channel },
    access,
    fetch: createGuardedFetch({ privateHostsAllowed: [new URL(server).host] }),
    connect: notAsked,
    signal: new AbortController().signal,
    loadMedia: async () => ({
      bytes: tinyJpeg,
      contentType: 'image/jpeg',
      address: 'https://brand.example/one.jpg',
    }),
    loadPicture: notAsked,
    openVideo: notAsked,
    isVideo: () => false,
    isDocument: () => false,
    openDocument: notAsked,
    runUntil: Date.now() + 60_000,
    mediaAddress: (url) => url,
    service: () => server,
    postUrl: (id) => id,
    keep: async (progress) => {
      post.progress = { ...post.progress, ...progress }
    },
    sending: async () => undefined,
  }
}
