import { describe, expect, test } from 'vitest'
import { article, postOf } from '../post.fixture'

const fair =
  'The repair fair takes place on Saturday 5 June 2027 from 10 am to 4 pm in the Corn Exchange. Admission is free.'
const said = ({ text, flags }: ReturnType<typeof postOf>) => [text, flags.map(({ code }) => code)]

describe('no post is written from an unfinished text', () => {
  test.each([
    [
      'a note that it must not go out yet',
      `${fair}\n\n@Colm can you check the hall with Bernadette before this goes anywhere?`,
    ],
    [
      'a gap and a note',
      `${fair}\n\n- Bus 12 leaves at ?? from the station\n\nTODO ask Bernadette about the hall`,
    ],
    [
      'a comment that nobody sees, and a task',
      `<!-- TODO: confirm the date with Aisha before this goes public -->\n\n${fair}`,
    ],
    [
      'a note to two of them',
      `Note for Gwen and Sanjit: the van is not confirmed. If it isn’t by the 11th, take the last part out before this goes on the website.\n\n${fair}`,
    ],
    [
      'a message to one of them, in an entry that waits for approval',
      `${fair}\n\n---\n\n*Hi Ralf, ich muss noch die Strecke ändern. Bitte die Nummer nicht auf die Website. LG Steffi*`,
    ],
  ])('%s', (name, text) => {
    const waits = name.startsWith('a message') ? { metadata: { fields: { Status: 'Zur Durchsicht' } } } : {}
    for (const platform of ['x', 'linkedin', 'webhook'] as const) {
      const post = postOf(
        article('Repair fair', text, { url: 'https://fair.example/repair', ...waits }),
        platform,
      )
      expect(said(post)).toEqual(['', expect.arrayContaining(['nothing_to_say'])])
      expect(post.flags.find(({ code }) => code === 'nothing_to_say')?.message).toMatch(
        /^We didn’t write this post, because the content isn’t finished: “.{20,90}”\. Finish it at its source/u,
      )
    }
  })

  test.each([
    ['one task of editors', `${fair}\n\nTODO ask Marion whether the side entrance is open`],
    [
      'what is asked of readers',
      `${fair}\n\n- Sunday, 6 June, 2 pm (with childcare, please book by 30 May)\n- Don’t send us books, please.`,
    ],
    ['the state of its system alone', fair],
  ])('but a post is written from a text with %s', (name, text) => {
    const waits = name.startsWith('the state') ? { metadata: { fields: { status: 'draft' } } } : {}
    const { text: post } = postOf(article('Repair fair', text, waits), 'linkedin')
    expect(post).toContain('Saturday 5 June 2027')
    expect(post).not.toContain('Marion')
    if (text.includes('childcare')) expect(post).toContain('please book by 30 May')
  })
})
