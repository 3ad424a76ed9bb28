import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import { callRoute } from '@/components/forms/call-route'
import { failureWords, notDoneWords, postsWords } from '@/components/packages/review/decision-words'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import type { WaitingPost } from '@/lib/overview/list-org-review'
import type { BulkAnswer, UndoAnswer } from '@/lib/packages/bulk/schemas'

export type BrandDecision = { kind: 'approve' } | { kind: 'reject'; reason: string }

type Brand = WaitingPost['project']
type OfBrand<T> = { brand: Brand; result: ActionResult<T> }

const doneWords = { approve: 'approved', reject: 'rejected' }

/**
 * Handles decisions about posts of several brands: one bulk action per brand, so that each is checked against that
 * brand's permissions and runs in its own transaction (docs/decisions/0178). Posts that a brand refused are
 * reported with its name, and return to the list. Undo reverts everything that was done.
 */
export function useBrandDecisions() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState(false)
  const router = useRouter()
  const toast = useToast()
  const show = (ids: readonly string[]) =>
    setHidden((now) => new Set([...now].filter((id) => !ids.includes(id))))

  async function undo(decisions: readonly { brand: Brand; id: string }[], ids: readonly string[]) {
    const answers = await Promise.all(
      decisions.map(async ({ brand, id }) => ({
        brand,
        result: await send<UndoAnswer>(brand, 'undo', { decision_id: id }),
      })),
    )
    const undone = answers.flatMap(({ result }) => (result.ok ? result.data.undone : []))
    if (undone.length > 0) toast({ message: `Undone: ${postsWords(undone)}.` })
    reportRefusals(answers, (failed) => failed.slice(0, 3).map(failureWords).join(' '))
    show(ids)
    router.refresh()
  }

  async function decide({ kind, ...how }: BrandDecision, posts: readonly WaitingPost[]) {
    setPending(true)
    setHidden((now) => new Set([...now, ...posts.map(({ id }) => id)]))
    const answers = await Promise.all(
      Array.from(
        Map.groupBy(posts, ({ project }) => project.id).values(),
        async (own): Promise<OfBrand<BulkAnswer> & { own: WaitingPost[] }> => {
          const brand = (own[0] as WaitingPost).project
          const packages = own.map(({ id, revision }) => ({ id, revision }))
          return { own, brand, result: await send<BulkAnswer>(brand, kind, { packages, ...how }) }
        },
      ),
    )
    setPending(false)
    const done = answers.flatMap(({ result }) => (result.ok ? result.data.done : []))
    const doneIds = new Set(done.map(({ id }) => id))
    show(posts.flatMap(({ id }) => (doneIds.has(id) ? [] : id)))
    const decisions = answers.flatMap(({ brand, result }) =>
      result.ok && result.data.decision_id !== null ? { brand, id: result.data.decision_id } : [],
    )
    if (done.length > 0) {
      const of = decisions.length > 1 ? ` of ${decisions.length} brands` : ''
      toast({
        message: `${postsWords(done)}${of} ${doneWords[kind]}.`,
        action: { label: 'Undo', onPress: () => void undo(decisions, [...doneIds]) },
      })
    }
    reportRefusals(answers, notDoneWords)
    router.refresh()
  }

  /** Reports the brands for which not everything was done, with the reasons. */
  function reportRefusals<T extends { failed: BulkAnswer['failed'] }>(
    answers: readonly OfBrand<T>[],
    words: (failed: BulkAnswer['failed']) => string,
  ) {
    const refusals = answers.flatMap(({ brand, result }) => {
      if (!result.ok) return `${brand.name}: ${result.error.message} ${result.error.hint}`
      return result.data.failed.length > 0 ? `${brand.name}: ${words(result.data.failed)}` : []
    })
    if (refusals.length > 0) toast({ tone: 'danger', message: refusals.slice(0, 3).join(' ') })
  }

  return { hidden, pending, decide }
}

const send = <T>(
  brand: Brand,
  path: 'approve' | 'reject' | 'undo',
  body: unknown,
): Promise<ActionResult<T>> =>
  callAction(() =>
    callRoute<T>(`/api/packages/bulk/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-project-id': brand.id },
      body: JSON.stringify(body),
      lost: 'We couldn’t reach the server.',
    }),
  )
