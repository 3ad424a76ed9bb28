import { createHash } from 'node:crypto'
import { pick, randomLetters, reply, textAt } from '../stub'
import { BrokenForm, readMultipart } from '../stub-multipart'
import { type Formatted, parseFormatted, TextRefused } from './stub-text'

/** A chat that the bot knows. `role` is the bot's role in it. */
type Chat = {
  id: number
  type: 'channel' | 'supergroup' | 'group' | 'private'
  title: string
  username?: string
  role: 'administrator' | 'member' | 'restricted' | 'left' | 'kicked'
  canPost?: boolean
  canDelete?: boolean
  /** Set if the group became a supergroup. */
  migratedTo?: number
}

/** A received file without its bytes, which are counted and hashed as they arrive. */
type File = {
  id: string
  kind: 'photo' | 'video'
  size: number
  sha256: string
  contentType: string
  width: number
  height: number
}

type Message = {
  id: number
  chatId: number
  date: number
  group: string | null
  text: Formatted | null
  caption: Formatted
  file: File | null
}

type Upload = Omit<File, 'id' | 'kind'>
type Fetched = { bytes: Uint8Array; contentType: string }

// core.telegram.org/bots/api, Bot API 9: "Sending files", sendMessage, sendPhoto, sendVideo, sendMediaGroup, and
// the FAQ for rate limits; the wording of refusals from tdlib/telegram-bot-api Client.cpp of 2026-05-07. Read on
// 2026-11-23.
const limits = {
  text: 4096,
  caption: 1024,
  group: { min: 2, max: 10 },
  photoBytes: 10 * 1024 * 1024,
  fileBytes: 50 * 1024 * 1024,
  photoBytesByUrl: 5 * 1024 * 1024,
  fileBytesByUrl: 20 * 1024 * 1024,
  sides: 10_000,
  ratio: 20,
  perMinute: 20,
}

/**
 * Simulates a Telegram bot and its chats according to the Bot API documentation. `get` fetches a URL as the network
 * does, `measure` returns a picture's size. `answer` handles a request, `messages` is what the chats contain.
 */
export function telegramBot(bot: {
  token: string
  username: string
  name: string
  chats: Chat[]
  get(address: string): Promise<Fetched | undefined>
  measure?(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined>
}): {
  messages: Message[]
  /** Tells the next call to wait this many seconds. */
  limit(seconds: number): void
  answer(request: Request): Promise<Response>
} {
  const messages: Message[] = []
  const files = new Map<string, File>()
  const sent: { chatId: number; at: number }[] = []
  const botId = Number(bot.token.split(':')[0])
  let lastId = 100
  let waits: number | undefined

  const me = {
    id: botId,
    is_bot: true,
    first_name: bot.name,
    username: bot.username,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
  }

  const shownChat = ({ id, type, title, username }: Chat) => ({
    id,
    type,
    ...(type === 'private' ? { first_name: title } : { title }),
    ...(username ? { username } : {}),
  })

  function chatOf(fields: Fields): Chat {
    const chatId = fields.text('chat_id').trim()
    if (chatId === '') throw new TextRefused('chat_id is empty')
    const chat = bot.chats.find((one) =>
      chatId.startsWith('@')
        ? one.username?.toLowerCase() === chatId.slice(1).toLowerCase()
        : String(one.id) === chatId,
    )
    if (!chat) throw new TextRefused('chat not found')
    if (chat.migratedTo !== undefined)
      throw new Failure(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: chat.migratedTo,
      })
    if (chat.role === 'kicked')
      throw chat.type === 'private'
        ? new Failure(403, 'Forbidden: bot was blocked by the user')
        : new Failure(403, `Forbidden: bot was kicked from the ${chat.type} chat`)
    if (chat.role === 'left')
      throw new Failure(403, `Forbidden: bot is not a member of the ${chat.type} chat`)
    return chat
  }

  function writable(fields: Fields, what: string): Chat {
    const chat = chatOf(fields)
    if (chat.type === 'channel' && chat.role !== 'administrator')
      throw new TextRefused('need administrator rights in the channel chat')
    if (chat.role === 'restricted' || (chat.type === 'channel' && chat.canPost === false))
      throw new TextRefused(`not enough rights to send ${what} to the chat`)
    const now = Date.now()
    const recent = sent.filter(({ chatId, at }) => chatId === chat.id && now - at < 60_000)
    const [oldest] = recent
    if (chat.type !== 'private' && oldest && recent.length >= limits.perMinute)
      throw tooMany(Math.ceil((oldest.at + 60_000 - now) / 1000))
    return chat
  }

  function put(chat: Chat, message: Partial<Message>): Message {
    lastId += 1
    const one: Message = {
      id: lastId,
      chatId: chat.id,
      date: Math.floor(Date.now() / 1000),
      group: null,
      text: null,
      caption: { text: '', entities: [] },
      file: null,
      ...message,
    }
    messages.push(one)
    sent.push({ chatId: chat.id, at: Date.now() })
    return one
  }

  function shown(message: Message, edited = false) {
    const { file, text, caption } = message
    const chat = bot.chats.find(({ id }) => id === message.chatId)
    const words = (key: string, { text: written, entities }: Formatted) => ({
      [key]: written,
      ...(entities.length > 0 ? { [key === 'text' ? 'entities' : 'caption_entities']: entities } : {}),
    })
    const size = file && {
      file_id: file.id,
      file_unique_id: file.sha256.slice(0, 16),
      file_size: file.size,
      width: file.width,
      height: file.height,
    }
    return {
      message_id: message.id,
      ...(chat?.type === 'channel' ? { sender_chat: shownChat(chat) } : { from: me }),
      chat: chat && shownChat(chat),
      date: message.date,
      ...(edited ? { edit_date: Math.floor(Date.now() / 1000) } : {}),
      ...(message.group ? { media_group_id: message.group } : {}),
      ...(text ? words('text', text) : {}),
      ...(file?.kind === 'photo' ? { photo: [size] } : {}),
      ...(file?.kind === 'video' ? { video: { ...size, duration: 0, mime_type: file.contentType } } : {}),
      ...(caption.text === '' ? {} : words('caption', caption)),
    }
  }

  const captionOf = (text: string, mode: string, entities: unknown): Formatted => {
    const caption = parseFormatted(text, mode, entities)
    if (caption.text.length > limits.caption) throw new TextRefused('message caption is too long')
    return caption
  }

  function keep(kind: File['kind'], { size, sha256, contentType, width, height }: Upload): File {
    const file = { id: `AgAC${randomLetters(40)}`, kind, size, sha256, contentType, width, height }
    files.set(file.id, file)
    return file
  }

  /** Finds the file that a field refers to: an upload, a URL, or the id of a known file. */
  async function fileOf(kind: File['kind'], reference: string, fields: Fields): Promise<File | undefined> {
    const upload = fields.files.get(
      reference.startsWith('attach://') ? reference.slice('attach://'.length) : '',
    )
    if (reference.startsWith('attach://')) return upload && keep(kind, checked(kind, upload))
    if (reference === '') return undefined
    if (/^https?:\/\//i.test(reference)) {
      const fetched = await bot.get(reference)
      if (!fetched) throw new TextRefused('failed to get HTTP URL content')
      if (!fetched.contentType.startsWith(kind === 'photo' ? 'image/' : 'video/'))
        throw new TextRefused('wrong type of the web page content')
      if (fetched.bytes.length > (kind === 'photo' ? limits.photoBytesByUrl : limits.fileBytesByUrl))
        throw new TextRefused('failed to get HTTP URL content')
      return keep(kind, checked(kind, await weighed(once(fetched.bytes), fetched.contentType)))
    }
    const known = files.get(reference)
    if (!known) throw new TextRefused('wrong file identifier/HTTP URL specified')
    if (known.kind !== kind)
      throw new TextRefused(`can't use file of type ${titled(known.kind)} as ${titled(kind)}`)
    return known
  }

  function checked(kind: File['kind'], upload: Upload): Upload {
    if (upload.size === 0) throw new TextRefused('file must be non-empty')
    if (kind === 'video') return upload
    if (upload.size > limits.photoBytes)
      throw new TextRefused(
        `file of size ${upload.size} bytes is too big for a photo; the maximum size is ${limits.photoBytes} bytes`,
      )
    const { width, height } = upload
    if (width === 0) throw new TextRefused('IMAGE_PROCESS_FAILED')
    if (width + height > limits.sides || Math.max(width / height, height / width) > limits.ratio)
      throw new TextRefused('PHOTO_INVALID_DIMENSIONS')
    return upload
  }

  /** Counts and hashes a file as it arrives; the bytes of a possible picture are kept until it has been measured. */
  async function weighed(body: AsyncIterable<Uint8Array>, contentType: string): Promise<Upload> {
    const hash = createHash('sha256')
    const isPicture = contentType.startsWith('image/')
    let size = 0
    let picture: Uint8Array[] = []
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limits.fileBytes) throw new Failure(413, 'Request Entity Too Large')
      hash.update(chunk)
      if (isPicture && size <= limits.photoBytes) picture.push(chunk)
      else picture = []
    }
    const bytes = Buffer.concat(picture)
    const measured = isPicture && size <= limits.photoBytes ? await bot.measure?.(bytes) : undefined
    const { width, height } =
      measured ?? (bot.measure && isPicture ? { width: 0, height: 0 } : { width: 1, height: 1 })
    return { size, sha256: hash.digest('hex'), contentType, width, height }
  }

  async function fieldsOf(request: Request, url: URL): Promise<Fields> {
    const values = new Map<string, unknown>(url.searchParams)
    const uploads = new Map<string, Upload>()
    const type = request.headers.get('content-type') ?? ''
    if (type.startsWith('application/json')) {
      const body: unknown = await request.json().catch(() => undefined)
      if (body === null || typeof body !== 'object' || Array.isArray(body))
        throw new TextRefused("can't parse JSON object")
      for (const [name, value] of Object.entries(body)) values.set(name, value)
    } else if (type.startsWith('application/x-www-form-urlencoded')) {
      for (const [name, value] of new URLSearchParams(await request.text())) values.set(name, value)
    } else if (type.startsWith('multipart/form-data')) {
      for await (const part of readMultipart(request.body ?? once(new Uint8Array()), type)) {
        if (part.filename !== undefined)
          uploads.set(part.name, await weighed(part.body, part.contentType ?? ''))
        else {
          const chunks: Uint8Array[] = []
          for await (const chunk of part.body) chunks.push(chunk)
          values.set(part.name, Buffer.concat(chunks).toString('utf8'))
        }
      }
    }
    return {
      files: uploads,
      text: (name) => {
        const value = values.get(name)
        if (value === undefined || value === null) return ''
        return typeof value === 'object' ? JSON.stringify(value) : String(value)
      },
      json: (name) => {
        const value = values.get(name)
        if (typeof value !== 'string') return value
        if (value === '') return undefined
        try {
          return JSON.parse(value)
        } catch {
          throw new TextRefused(`can't parse ${name} JSON object`)
        }
      },
    }
  }

  /** A file uploaded under the field's own name counts as its value, like `attach://`. */
  const fileField = (fields: Fields, name: string): string =>
    fields.files.has(name) ? `attach://${name}` : fields.text(name)

  function found(fields: Fields, chat: Chat, what: string): Message {
    const id = fields.text('message_id')
    if (id === '') throw new TextRefused('message identifier is not specified')
    const message = messages.find((one) => one.chatId === chat.id && String(one.id) === id)
    if (!message) throw new TextRefused(`message to ${what} not found`)
    return message
  }

  const unchanged = () =>
    new TextRefused(
      'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    )
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

  function repliesTo(fields: Fields, chat: Chat): void {
    const wanted =
      pick(fields.json('reply_parameters'), 'message_id') ?? (fields.text('reply_to_message_id') || undefined)
    if (wanted === undefined) return
    if (!messages.some((one) => one.chatId === chat.id && String(one.id) === String(wanted)))
      throw new TextRefused('message to be replied not found')
  }

  /** Parses an album element, or the new media of an edited message. */
  async function mediumOf(one: unknown, fields: Fields): Promise<{ file: File; caption: Formatted }> {
    const type = textAt(one, 'type')
    if (type === undefined)
      throw new TextRefused('can\'t parse InputMedia: field "type" must be of type String')
    const kind = type === 'photo' || type === 'video' ? type : undefined
    if (!kind) throw new TextRefused("can't parse InputMedia: type must be one of photo, video")
    const caption = captionOf(
      textAt(one, 'caption') ?? '',
      textAt(one, 'parse_mode') ?? '',
      pick(one, 'caption_entities'),
    )
    const file = await fileOf(kind, textAt(one, 'media') ?? '', fields)
    if (!file) throw new TextRefused("can't parse InputMedia: media not found")
    return { file, caption }
  }

  async function single(fields: Fields, kind: File['kind']) {
    const given = fileField(fields, kind)
    if (given === '') throw new TextRefused(`there is no ${kind} in the request`)
    const caption = captionOf(
      fields.text('caption'),
      fields.text('parse_mode'),
      fields.json('caption_entities'),
    )
    const chat = writable(fields, `${kind}s`)
    repliesTo(fields, chat)
    const file = await fileOf(kind, given, fields)
    if (!file) throw new TextRefused(`there is no ${kind} in the request`)
    return shown(put(chat, { file, caption }))
  }

  const methods: Record<string, (fields: Fields) => Promise<unknown>> = {
    getme: async () => me,
    getchat: async (fields) => {
      const chat = chatOf(fields)
      return { ...shownChat(chat), accent_color_id: 0, max_reaction_count: 11 }
    },
    getchatmember: async (fields) => {
      const chat = chatOf(fields)
      if (!/^\d+$/.test(fields.text('user_id'))) throw new TextRefused('invalid user_id specified')
      if (fields.text('user_id') !== String(botId)) throw new TextRefused('member not found')
      const isAdministrator = chat.role === 'administrator'
      const inChannel = chat.type === 'channel'
      return {
        user: me,
        status: chat.role,
        ...(isAdministrator
          ? {
              can_be_edited: false,
              can_manage_chat: true,
              can_delete_messages: chat.canDelete ?? true,
              ...(inChannel
                ? { can_post_messages: chat.canPost ?? true, can_edit_messages: chat.canPost ?? true }
                : {}),
            }
          : {}),
      }
    },
    sendmessage: async (fields) => {
      const given = fields.text('text')
      if (given === '') throw new TextRefused('message text is empty')
      const text = parseFormatted(given, fields.text('parse_mode'), fields.json('entities'))
      if (text.text.trim() === '') throw new TextRefused('message text is empty')
      if (text.text.length > limits.text) throw new TextRefused('message is too long')
      const chat = writable(fields, 'text messages')
      repliesTo(fields, chat)
      return shown(put(chat, { text }))
    },
    sendphoto: (fields) => single(fields, 'photo'),
    sendvideo: (fields) => single(fields, 'video'),
    sendmediagroup: async (fields) => {
      const given = fields.json('media')
      if (!Array.isArray(given)) throw new TextRefused('expected an Array of InputMedia')
      const chat = writable(fields, 'photos')
      repliesTo(fields, chat)
      if (given.length < limits.group.min) throw new TextRefused('there are no messages to send')
      if (given.length > limits.group.max) throw new TextRefused('too many messages to send as an album')
      const media: { file: File; caption: Formatted }[] = []
      for (const one of given) media.push(await mediumOf(one, fields))
      const group = randomLetters(17)
      return media.map((one) => shown(put(chat, { ...one, group })))
    },
    editmessagetext: async (fields) => {
      if (fields.text('text') === '') throw new TextRefused('message text is empty')
      const text = parseFormatted(fields.text('text'), fields.text('parse_mode'), fields.json('entities'))
      if (text.text.length > limits.text) throw new TextRefused('message is too long')
      const message = found(fields, chatOf(fields), 'edit')
      if (!message.text) throw new TextRefused('there is no text in the message to edit')
      if (isSame(message.text, text)) throw unchanged()
      message.text = text
      return shown(message, true)
    },
    editmessagecaption: async (fields) => {
      const caption = captionOf(
        fields.text('caption'),
        fields.text('parse_mode'),
        fields.json('caption_entities'),
      )
      const message = found(fields, chatOf(fields), 'edit')
      if (!message.file) throw new TextRefused('there is no caption in the message to edit')
      if (isSame(message.caption, caption)) throw unchanged()
      message.caption = caption
      return shown(message, true)
    },
    editmessagemedia: async (fields) => {
      const given = fields.json('media')
      const message = found(fields, chatOf(fields), 'edit')
      const { file, caption } = await mediumOf(given, fields)
      if (message.text) message.text = null
      if (message.file?.id === file.id && isSame(message.caption, caption)) throw unchanged()
      message.file = file
      message.caption = caption
      return shown(message, true)
    },
    deletemessage: async (fields) => {
      const chat = chatOf(fields)
      const message = found(fields, chat, 'delete')
      if (chat.canDelete === false) throw new TextRefused("message can't be deleted")
      messages.splice(messages.indexOf(message), 1)
      return true
    },
  }

  return {
    messages,
    limit: (seconds) => {
      waits = seconds
    },
    async answer(request) {
      const url = new URL(request.url)
      const [, token, method] = /^\/bot([^/]{1,100})\/(\w{1,60})$/.exec(url.pathname) ?? []
      try {
        if (!token || !method) throw new Failure(404, 'Not Found')
        if (request.method !== 'GET' && request.method !== 'POST') throw new Failure(404, 'Not Found')
        if (!/^[1-9]\d*:/.test(token)) throw new Failure(401, 'Unauthorized: invalid token specified')
        if (token !== bot.token) throw new Failure(401, 'Unauthorized')
        if (waits !== undefined) {
          const seconds = waits
          waits = undefined
          throw tooMany(seconds)
        }
        const work = methods[method.toLowerCase()]
        if (!work) throw new Failure(404, 'Not Found: method not found')
        return reply(200, { ok: true, result: await work(await fieldsOf(request, url)) })
      } catch (error) {
        if (error instanceof Failure) return error.response()
        if (error instanceof TextRefused) return new Failure(400, `Bad Request: ${error.message}`).response()
        if (error instanceof BrokenForm)
          return new Failure(400, "Bad Request: can't parse the form").response()
        throw error
      }
    },
  }
}

type Fields = {
  files: Map<string, Upload>
  text(name: string): string
  json(name: string): unknown
}

class Failure extends Error {
  status: number
  parameters: Record<string, number> | undefined

  constructor(status: number, description: string, parameters?: Record<string, number>) {
    super(description)
    this.status = status
    this.parameters = parameters
  }

  response(): Response {
    return reply(this.status, {
      ok: false,
      error_code: this.status,
      description: this.message,
      ...(this.parameters ? { parameters: this.parameters } : {}),
    })
  }
}

const tooMany = (seconds: number): Failure =>
  new Failure(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds })

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}
