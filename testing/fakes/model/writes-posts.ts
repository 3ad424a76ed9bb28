import { type ModelRequest, type Reply, replyWith } from './replies'

type PromptFact = { id: string; kind: string; text: string }

/** Parses a writing prompt: its channels, the card's facts and the voice's tone. */
export function readWritingPrompt(prompt: string) {
  const channels = [...prompt.matchAll(/^- (c\d+): (\w+), in (.+)$/gm)].map(
    ([, key = '', platform = '', language = '']) => ({ key, platform, language }),
  )
  const facts = [...prompt.matchAll(/^\{"id":.*\}$/gm)].map(([line]) => JSON.parse(line) as PromptFact)
  const tone = /Tone[^\n]*\n- (.+)/.exec(prompt)?.[1]
  return { channels, facts, tone }
}

/**
 * A model that writes posts as instructed: it quotes facts of the card, refers to them, and asks a question that
 * names the voice's tone. In German it writes something generic, since it cannot translate.
 */
export function writePosts({ prompt }: Pick<ModelRequest, 'prompt'>): Reply {
  const { channels, facts, tone } = readWritingPrompt(prompt)
  const present = /<(present-\w+)>\n([\s\S]*?)\n<\/\1>/.exec(prompt)?.[2] ?? ''
  const statements = facts.filter(
    ({ kind, text }) => kind === 'statement' && text.length < 180 && !present.includes(text),
  )
  return replyWith({
    drafts: channels.map(({ key, platform, language }, at) => {
      const { id = '', text = 'There is news.' } =
        statements[at % Math.max(1, statements.length)] ?? facts[0] ?? {}
      const german = language === 'German'
      const hook = german
        ? {
            text: 'Heute erzählen wir eine neue Geschichte aus unserem Haus und laden alle dazu ein.',
            facts: [id],
          }
        : { text, facts: [id] }
      const ask = german ? 'Was meinst du dazu?' : `Does this sound ${tone ?? 'plain'} to you?`
      return {
        channel: key,
        title: ['YouTube', 'Webhook'].includes(platform) ? (facts[0]?.text ?? 'News').slice(0, 70) : null,
        hook,
        body: [],
        call_to_action: { text: ask, facts: [] },
        hashtags: ['FromTheModel'],
        alt: [],
      }
    }),
  })
}
