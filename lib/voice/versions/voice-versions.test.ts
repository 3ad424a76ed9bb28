import { describe, expect, test } from 'vitest'
import { updateProject } from '@/lib/projects/update-project'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getVoice } from '../editor/get-voice'
import { saveVoice } from '../editor/save-voice'
import { getPromptBlock } from '../prompt/get-prompt-block'
import { getUserStyle } from '../style/get-user-style'
import { saveUserStyle } from '../style/save-user-style'
import { compareVersions } from './compare-versions'
import { listVoiceVersions } from './list-voice-versions'
import { restoreVoice } from './restore-voice'

useTestDatabase()

describe('the versions of a voice', () => {
  test('a partial save changes only the fields it names, null clears one, and each field remembers who wrote it', async () => {
    const { ctx } = await createTestProject()
    await saveVoice(ctx, { voice: { tone: ['dry'], primary_color: '#112233' } })
    const saved = await saveVoice(ctx, { voice: { tone: null, target_audience: 'Anglers' } })
    expect(saved).toMatchObject({
      voice: { primary_color: '#112233', target_audience: 'Anglers' },
      provenance: {
        primary_color: { from: 'person', by: ctx.actor.name },
        target_audience: { from: 'person' },
      },
      version: 2,
    })
    expect(Object.keys(saved.voice)).not.toContain('tone')
    expect(await getVoice(ctx)).toEqual(saved)
  })

  test('a save that changes nothing creates no version', async () => {
    const { ctx } = await createTestProject()
    await saveVoice(ctx, { voice: { tone: ['dry'] } })
    const again = await saveVoice(ctx, { voice: { tone: ['dry'], target_audience: ' ', words_to_avoid: [] } })
    expect(again.version).toBe(1)
  })

  test('when several people save over the same version, one succeeds and the others are refused', async () => {
    const { ctx } = await createTestProject()
    const both = ['one', 'two', 'three'].map((tone) =>
      saveVoice(ctx, { voice: { tone: [tone] }, version: 0 }),
    )
    const results = await Promise.allSettled(both)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason.code).toBe('stale-revision')
    expect((await getVoice(ctx)).version).toBe(1)
  })

  test('restores an earlier version as a new one, with the origins it had', async () => {
    const { ctx } = await createTestProject()
    const first = await saveVoice(ctx, {
      voice: { tone: ['dry'], words_to_avoid: ['synergy'] },
      origins: { words_to_avoid: 'extraction' },
    })
    await saveVoice(ctx, { voice: { tone: ['loud'], words_to_avoid: null, target_audience: 'All' } })
    const back = await restoreVoice(ctx, { version: 1, seen: 2 })
    expect(back.version).toBe(3)
    expect(back.voice).toEqual(first.voice)
    expect(back.provenance).toEqual(first.provenance)
    const page = await listVoiceVersions(ctx, { limit: 2 })
    expect(page.data.map(({ version, change, restored_from }) => [version, change, restored_from])).toEqual([
      [3, 'restored', 1],
      [2, 'saved', null],
    ])
    const rest = await listVoiceVersions(ctx, { limit: 2, cursor: page.next_cursor ?? '' })
    expect(rest.data.map(({ version }) => version)).toEqual([1])
    await expect(restoreVoice(ctx, { version: 9 })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a first voice can be undone: the empty one before it can be compared and restored', async () => {
    const { ctx } = await createTestProject()
    await saveVoice(ctx, { voice: { tone: ['dry'] } })
    expect(await compareVersions(ctx, 0)).toEqual({ version: 0, voice: {}, changes: ['tone'] })
    const back = await restoreVoice(ctx, { version: 0, seen: 1 })
    expect(back).toMatchObject({ version: 2, voice: {}, provenance: {} })
    const page = await listVoiceVersions(ctx, { limit: 1 })
    expect(page.data[0]).toMatchObject({ version: 2, change: 'restored', restored_from: 0 })
  })

  test('replacing a project’s whole voice creates a version like any other', async () => {
    const { ctx } = await createTestProject()
    await saveVoice(ctx, { voice: { tone: ['dry'], target_audience: 'All' } })
    const project = await updateProject(ctx, { voice: { tone: ['warm'] } })
    expect(project.voice).toEqual({ tone: ['warm'] })
    expect(await getVoice(ctx)).toMatchObject({ version: 2, voice: { tone: ['warm'] } })
  })

  test('versions of another project can be neither listed nor restored', async () => {
    const [mine, theirs] = await Promise.all([createTestProject(), createTestProject()])
    await saveVoice(theirs.ctx, { voice: { tone: ['theirs'] } })
    expect((await listVoiceVersions(mine.ctx, { limit: 50 })).data).toEqual([])
    await expect(restoreVoice(mine.ctx, { version: 1 })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a person’s writing style', () => {
  test('appears in its owner’s prompt block, and two windows do not overwrite each other', async () => {
    const { ctx } = await createTestProject()
    const person = ctx.actor.id ?? ''
    const first = await saveUserStyle(person, { style: { words_to_avoid: ['utilise'] }, revision: 0 })
    expect((await getPromptBlock(ctx, {})).text).toContain('Never write "utilise"')
    await saveUserStyle(person, { style: { words_to_avoid: ['leverage'] }, revision: first.revision })
    for (const revision of [0, first.revision])
      await expect(saveUserStyle(person, { style: {}, revision })).rejects.toMatchObject({
        code: 'stale-revision',
      })
    expect((await getUserStyle(person)).style.words_to_avoid).toEqual(['leverage'])
    expect((await getPromptBlock(ctx, { voice: { words_to_avoid: ['ours'] } })).text).not.toContain(
      'leverage',
    )
  })
})
