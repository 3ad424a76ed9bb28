import { useRouter } from 'next/navigation'
import { useCallback, useMemo, useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import type { MovedPost, MovePostInput } from '@/lib/calendar/schemas'
import type { CalendarPost } from './calendar-post'
import { wallWords } from './day-words'

export type MoveAction = (input: MovePostInput) => Promise<ActionResult<MovedPost>>

/** Where a post is shown until the server's data catches up, and whether the request is still pending. */
type Ahead = { wall: string; asking: boolean }

/**
 * A calendar's posts, including moves that the server has not sent back yet. `moveTo` shows a post at its new time
 * immediately and asks the server, whose answer wins: a refused post returns to where it was, and a toast gives the
 * reason. Accepted moves can be undone for ten seconds.
 */
export function useMoves(posts: readonly CalendarPost[], move: MoveAction | undefined) {
  const [ahead, setAhead] = useState<ReadonlyMap<string, Ahead>>(new Map())
  const [known, setKnown] = useState(posts)
  const router = useRouter()
  const toast = useToast()

  // New data from the server overrides everything except moves with a pending request.
  if (known !== posts) {
    setKnown(posts)
    setAhead(new Map([...ahead].filter(([, { asking }]) => asking)))
  }

  const shown = useMemo(
    () => posts.map((post) => ({ ...post, wall: ahead.get(post.key)?.wall ?? post.wall })),
    [posts, ahead],
  )

  const place = useCallback((key: string, value: Ahead | undefined) => {
    setAhead((all) => {
      const next = new Map(all)
      if (value) next.set(key, value)
      else next.delete(key)
      return next
    })
  }, [])

  const send = useCallback(
    async (post: CalendarPost, to: string, done: (moved: MovedPost) => void) => {
      if (!move) return
      place(post.key, { wall: to, asking: true })
      const channels = post.partial ? { channel_ids: post.channels.map(({ id }) => id) } : {}
      const { packageId: id, revision, at: from } = post
      const result = await callAction(() => move({ id, revision, from, to, ...channels }))
      if (result.ok) {
        place(post.key, { wall: result.data.wall, asking: false })
        done(result.data)
        return
      }
      place(post.key, undefined)
      // Someone else may have moved it first: reload to show the current state.
      if (!['unavailable', 'unauthenticated'].includes(result.error.code)) router.refresh()
      const { message, hint, errors } = result.error
      const reason = errors.map(({ detail }) => detail).join(' ') || [message, hint].filter(Boolean).join(' ')
      toast({ tone: 'danger', message: `“${post.title}” wasn’t moved. ${reason}` })
    },
    [move, place, router, toast],
  )

  const moveTo = useCallback(
    (post: CalendarPost, to: string) => {
      if (to === post.wall) return
      void send(post, to, (moved) => {
        const back = { ...post, revision: moved.revision, at: moved.at, wall: moved.wall }
        toast({
          message: `“${post.title}” moved to ${wallWords(moved.wall)}.`,
          action: {
            label: 'Undo',
            onPress: () =>
              void send(back, post.wall, () =>
                toast({ message: `“${post.title}” is back on ${wallWords(post.wall)}.` }),
              ),
          },
        })
      })
    },
    [send, toast],
  )

  return { shown, moveTo }
}
