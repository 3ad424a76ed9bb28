import { type Dialect, type Reply, stopReasons } from './replies'

type TextReply = Extract<Reply, { say: string }>

/**
 * Builds the same response as server-sent events, in chunks, as the dialect streams it to clients that request it.
 */
export function streamReply(dialect: Dialect, model: string, reply: TextReply, prompt: string): string[] {
  const { say, finish = 'stop', uncounted = false, cachedTokens = 0 } = reply
  const pieces = say.match(/[\s\S]{1,12}/gu) ?? []
  const [used, made] = [Math.ceil(prompt.length / 4), Math.ceil(say.length / 4)]
  if (dialect === 'messages')
    return [
      {
        type: 'message_start',
        message: {
          id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: {
            input_tokens: used - cachedTokens,
            cache_read_input_tokens: cachedTokens,
            cache_creation_input_tokens: 0,
            output_tokens: 1,
          },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      ...pieces.map((text) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text },
      })),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: stopReasons[finish], stop_sequence: null },
        usage: { output_tokens: made },
      },
      { type: 'message_stop' },
    ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  const chunk = (rest: object) =>
    `data: ${JSON.stringify({
      id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
      object: 'chat.completion.chunk',
      created: 1_741_569_952,
      model,
      ...rest,
    })}\n\n`
  const delta = (part: object, finish_reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta: part, finish_reason }] })
  const words = finish === 'refusal' ? 'refusal' : 'content'
  return [
    delta({ role: 'assistant', content: '' }),
    ...pieces.map((text) => delta({ [words]: text })),
    delta({}, finish === 'refusal' ? 'stop' : finish),
    ...(uncounted
      ? []
      : [
          chunk({
            choices: [],
            usage: {
              prompt_tokens: used,
              prompt_tokens_details: { cached_tokens: cachedTokens },
              completion_tokens: made,
              total_tokens: used + made,
            },
          }),
        ]),
    'data: [DONE]\n\n',
  ]
}
