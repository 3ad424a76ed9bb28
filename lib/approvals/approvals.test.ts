import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { approvalLinks, organizations, packages, projects, publications, rateLimits } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { authenticateApprovalLink, enterPin } from '@/lib/auth/tokens/approval-link'
import { newId } from '@/lib/ids'
import { getPackage } from '@/lib/packages/get-package'
import { listPackageEvents } from '@/lib/packages/list-package-events'
import { addComment } from '@/lib/packages/review/add-comment'
import { listComments } from '@/lib/packages/review/list-comments'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { act, inReview, reach } from '@/testing/packages/reach-status'
import { commentByLink } from './comment-by-link'
import { createApprovalLink } from './create-approval-link'
import { decideByLink } from './decide-by-link'
import { getLinkedPosts } from './linked-posts'
import { listApprovalLinks } from './list-approval-links'
import { reissueApprovalLink } from './reissue-approval-link'
import { revokeApprovalLink } from './revoke-approval-link'
import type { CreateApprovalLinkInput, DecideInput } from './schemas'

useTestDatabase()

const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''

async function admitted(token: string, name = 'Ada Client') {
  const found = await authenticateApprovalLink(token, { name })
  if (!found || !('admitted' in found)) throw new Error('not let in')
  return found.admitted
}

const linkTo = (ctx: ProjectContext<'own'>, ids: string[], more: Partial<CreateApprovalLinkInput> = {}) =>
  createApprovalLink(ctx, { recipient: 'Client', package_ids: ids, ...more })

const said = (made: { id: string; revision: number }, more: Partial<DecideInput> = {}): DecideInput => ({
  token: '',
  name: 'Ada Client',
  package_id: made.id,
  revision: made.revision,
  decision: 'approved',
  reason: '',
  ...more,
})

test('a link shows its posts and nothing else of the project, and an approval through it counts', async () => {
  const { ctx, made } = await inReview()
  const { made: other } = await inReview(ctx)
  await addComment(ctx, { id: made.id, text: 'Internal doubts' })
  const link = await linkTo(ctx, [made.id])
  const approver = await admitted(tokenOf(link))
  const view = await getLinkedPosts(approver)
  expect(view.posts.map(({ id }) => id)).toEqual([made.id])
  expect(JSON.stringify(view)).not.toMatch(/Internal doubts|token|flags|author_id/)
  await expect(decideByLink(approver, said(other))).rejects.toMatchObject({ code: 'not-found' })
  const foreign = commentByLink(approver, { ...said(other), text: 'Hello' })
  await expect(foreign).rejects.toMatchObject({ code: 'not-found' })

  await decideByLink(approver, said(made))
  expect((await getPackage(ctx, made)).status).toBe('approved')
  expect((await listPackageEvents(ctx, made))[0]).toMatchObject({
    action: 'approve',
    actor_name: 'Ada Client (by link)',
    actor_id: null,
    data: { approval_link_id: link.id },
  })
  await commentByLink(approver, { ...said(made), text: 'Lovely' })
  expect((await listComments(ctx, made))[1]).toMatchObject({ by_link: true, text: 'Lovely' })
  expect((await getLinkedPosts(approver)).posts[0]).toMatchObject({
    decision: { kind: 'approved', by: 'Ada Client', current: true },
    comments: [{ author: 'Ada Client', text: 'Lovely' }],
  })
  expect(await listApprovalLinks(ctx)).toMatchObject([{ state: 'active', posts: 1, approved: 1 }])
})

test('rejects a decision on text that has changed since, and accepts a request for changes', async () => {
  const { ctx, made } = await inReview()
  const approver = await admitted(tokenOf(await linkTo(ctx, [made.id])))
  const edited = await act.edit(ctx, made)
  await expect(decideByLink(approver, said(made))).rejects.toMatchObject({ code: 'stale-revision' })
  const wish = { decision: 'changes_requested' as const, reason: 'Name the place.' }
  await decideByLink(approver, said(edited, wish))
  expect((await getPackage(ctx, made)).status).toBe('changes_requested')
  const again = decideByLink(approver, said(edited))
  await expect(again).rejects.toMatchObject({ code: 'wrong-state' })
})

test('unknown, expired and revoked links all look alike, even when one is revoked between opening and deciding', async () => {
  const { ctx, made } = await inReview()
  const [revoked, expired] = [await linkTo(ctx, [made.id]), await linkTo(ctx, [made.id])]
  const approver = await admitted(tokenOf(revoked))
  await revokeApprovalLink(ctx, { id: revoked.id })
  const past = { expiresAt: new Date(Date.now() - 1000) }
  await inProject(ctx, (tx) => tx.update(approvalLinks).set(past).where(eq(approvalLinks.id, expired.id)))
  for (const token of ['approve_unknown', tokenOf(revoked), tokenOf(expired), ''])
    expect(await authenticateApprovalLink(token)).toBeUndefined()
  await expect(decideByLink(approver, said(made))).rejects.toMatchObject({ code: 'not-found' })
  expect((await getPackage(ctx, made)).status).toBe('in_review')
  expect((await listApprovalLinks(ctx)).map(({ state }) => state)).toEqual(['expired', 'revoked'])

  const anew = await reissueApprovalLink(ctx, { id: expired.id })
  expect(await authenticateApprovalLink(tokenOf(expired))).toBeUndefined()
  await admitted(tokenOf(anew))
  await expect(reissueApprovalLink(ctx, { id: revoked.id })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('renewing an expired link gives it its original duration, however often', async () => {
  const { ctx, made } = await inReview()
  const link = await linkTo(ctx, [made.id])
  const lasted = new Date(link.expires_at).getTime() - new Date(link.created_at).getTime()
  for (let days = 20; days < 60; days += 20) {
    const past = {
      createdAt: new Date(Date.now() - days * 86_400_000),
      expiresAt: new Date(Date.now() - 1000),
    }
    await inProject(ctx, (tx) => tx.update(approvalLinks).set(past).where(eq(approvalLinks.id, link.id)))
    const begun = Date.now()
    const anew = await reissueApprovalLink(ctx, { id: link.id })
    const lasts = new Date(anew.expires_at).getTime() - begun
    expect(Math.round(lasts / 86_400_000)).toBe(Math.round(lasted / 86_400_000))
  }
})

test('an address that tries many unknown links can open none, while other addresses still can', async () => {
  const { ctx, made } = await inReview()
  const token = tokenOf(await linkTo(ctx, [made.id]))
  const from = (address: string, of = token) => authenticateApprovalLink(of, { address })
  const [guessing, other] = ['192.0.2.71', '192.0.2.72']
  const keyOf = (address: string) => `approval-unknown:${address}`
  const windowStart = Math.floor(Date.now() / 300_000) * 300
  // The current window may end meanwhile; the next one cannot.
  for (const [address, count] of [[guessing, 58] as const, [other, 59] as const])
    for (const start of [windowStart, windowStart + 300])
      await inSystem((tx) => tx.insert(rateLimits).values({ key: keyOf(address), windowStart: start, count }))
  for (let at = 0; at < 3; at++) expect(await from(other)).toMatchObject({ admitted: {} })

  for (let at = 0; at < 2; at++) expect(await from(guessing, 'approve_unknown')).toBeUndefined()
  const counts = await inSystem((tx) =>
    tx
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, keyOf(guessing))),
  )
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2 * 58 + 2)
  await inSystem((tx) =>
    tx
      .update(rateLimits)
      .set({ count: 60 })
      .where(eq(rateLimits.key, keyOf(guessing))),
  )
  expect(await from(guessing)).toBeUndefined()
  expect(await from(other)).toMatchObject({ admitted: {} })
  expect(await authenticateApprovalLink(token)).toMatchObject({ admitted: {} })
})

test('limits the number of active links; links that have ended make room', async () => {
  const { ctx } = await createTestProject()
  const link = { week_start: '2030-01-07', recipient: 'Ada' }
  const first = await createApprovalLink(ctx, link)
  const [row] = await inProject(ctx, (tx) => tx.select().from(approvalLinks))
  if (!row) throw new Error('the link was not stored')
  const others = Array.from({ length: 499 }, () => ({ ...row, id: newId(), tokenHash: newId() }))
  await inProject(ctx, (tx) => tx.insert(approvalLinks).values(others))
  await expect(createApprovalLink(ctx, link)).rejects.toMatchObject({ code: 'wrong-state' })
  await revokeApprovalLink(ctx, first)
  expect(await createApprovalLink(ctx, link)).toMatchObject({ state: 'active' })
  await expect(createApprovalLink(ctx, link)).rejects.toMatchObject({ code: 'wrong-state' })
  await inProject(ctx, (tx) => tx.update(approvalLinks).set({ expiresAt: new Date(0) }))
  expect(await createApprovalLink(ctx, link)).toMatchObject({ state: 'active' })
})

test('a link cannot contain another project’s posts, and another project’s links cannot be changed', async () => {
  const [{ ctx }, { made }] = await Promise.all([createTestProject(), inReview()])
  await expect(linkTo(ctx, [made.id])).rejects.toMatchObject({ code: 'not-found' })
  const { ctx: theirs, made: post } = await inReview()
  const link = await linkTo(theirs, [post.id])
  await expect(revokeApprovalLink(ctx, { id: link.id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(reissueApprovalLink(ctx, { id: link.id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await listApprovalLinks(ctx)).toEqual([])
})

test('a PIN opens the link for its browser, and ten wrong ones lock it until it is reissued', async () => {
  const { ctx, made } = await inReview()
  const link = await linkTo(ctx, [made.id], { pin: '4711' })
  const token = tokenOf(link)
  const lockedOf = async (pinCookie?: string) => {
    const found = await authenticateApprovalLink(token, { pinCookie })
    return found && 'locked' in found ? found.locked : undefined
  }
  const locked = await lockedOf()
  if (!locked) throw new Error('a PIN is asked for')
  await expect(enterPin(locked, '0000')).rejects.toMatchObject({ code: 'invalid' })
  const { value } = await enterPin(locked, '4711')
  expect(await lockedOf(value)).toBeUndefined()
  expect(await lockedOf(value.replace(link.id, made.id))).toBeDefined()

  const failures = { pinFailures: 9 }
  await inProject(ctx, (tx) => tx.update(approvalLinks).set(failures).where(eq(approvalLinks.id, link.id)))
  const tries = await Promise.allSettled(['1', '2', '3'].map((pin) => enterPin(locked, pin)))
  const codes = tries.map((one) => one.status === 'rejected' && one.reason.code)
  expect(codes.sort()).toEqual(['invalid', 'wrong-state', 'wrong-state'])
  expect((await listApprovalLinks(ctx))[0]?.state).toBe('locked')
  await expect(enterPin(locked, '4711')).rejects.toMatchObject({
    code: expect.stringMatching(/^(wrong-state|too-many-requests)$/),
  })
  await reissueApprovalLink(ctx, link)
  expect((await listApprovalLinks(ctx))[0]?.state).toBe('active')
})

test('an advisory link, and the author’s own link where a second approver is required, do not approve the post', async () => {
  const project = await createTestProject()
  const author = await createTestMember(project, 'editor')
  const { made } = await inReview(project.ctx)
  const edited = await act.edit(author, made)
  const advice = await admitted(tokenOf(await linkTo(project.ctx, [made.id], { counts: false })))
  await decideByLink(advice, said(edited))
  await inSystem((tx) =>
    tx
      .update(organizations)
      .set({ requireSecondApprover: true })
      .where(eq(organizations.id, project.ctx.orgId)),
  )
  await decideByLink(await admitted(tokenOf(await linkTo(author, [made.id]))), said(edited))
  expect((await getPackage(author, made)).status).toBe('in_review')
  expect((await listPackageEvents(author, made)).slice(0, 2).map(({ action }) => action)).toEqual([
    'approver-approved',
    'approver-approved',
  ])
  await decideByLink(await admitted(tokenOf(await linkTo(project.ctx, [made.id]))), said(edited))
  expect((await getPackage(author, made)).status).toBe('approved')
})

test('a week link shows what is planned in that week in the project’s time zone, including what is added later', async () => {
  const { ctx, made } = await inReview()
  const { made: later } = await inReview(ctx)
  const plan = (id: string, at: string) =>
    inProject(ctx, (tx) =>
      tx
        .update(packages)
        .set({ status: 'scheduled', scheduledAt: new Date(at) })
        .where(eq(packages.id, id)),
    )
  await inSystem((tx) =>
    tx.update(projects).set({ timeZone: 'America/New_York' }).where(eq(projects.id, ctx.projectId)),
  )
  const link = await createApprovalLink(ctx, { recipient: 'Client', week_start: '2030-01-07' })
  const approver = await admitted(tokenOf(link))
  const shown = async () => (await getLinkedPosts(approver)).posts.map(({ id }) => id)
  expect(await shown()).toEqual([])
  // Monday, 02:00 UTC, is still Sunday in New York.
  await plan(made.id, '2030-01-07T02:00:00Z')
  await plan(later.id, '2030-01-14T02:00:00Z')
  expect(await shown()).toEqual([later.id])
  await expect(decideByLink(approver, said(made))).rejects.toMatchObject({ code: 'not-found' })
})

test('a published post has the times at which its channels published it, also without a planned time', async () => {
  const { ctx, made } = await inReview()
  await reach.published(ctx, made)
  const finished = ['2030-01-07T09:00:40.000Z', '2030-01-07T08:59:10.000Z']
  await inProject(ctx, async (tx) => {
    for (const [at, { id }] of made.variants.entries())
      await tx
        .update(publications)
        .set({ finishedAt: new Date(finished[at] ?? '') })
        .where(eq(publications.variantId, id))
  })
  const { posts } = await getLinkedPosts(await admitted(tokenOf(await linkTo(ctx, [made.id]))))
  expect(posts).toMatchObject([{ status: 'published', open: false, at: finished[1] }])
  expect(posts[0]?.versions.map(({ at }) => at)).toEqual(finished)
})
