import { StatementError } from './refusal'

const signInMessages = 4
/** A hundred times PostgreSQL's default: each round costs us CPU time, and all of them run at once. */
const maxRounds = 400_000
const maxSignInLength = 64 * 1024
const maxDescriptionLength = 1024 * 1024
const continuation = /^r=[\x21-\x2b\x2d-\x7e]{1,512},s=[A-Za-z\d+/]{4,512}={0,2},i=(\d{1,6})$/
const messages = new Set([...'RSKNEZTDCI123ntsv'].map((letter) => letter.charCodeAt(0)))
const [signIn, description, error, notice] = [...'RTEN'].map((letter) => letter.charCodeAt(0))

/**
 * Inspects what a PostgreSQL server sends before the driver sees it, and throws StatementError for anything that a proper
 * server does not send: the driver searches forever for the end of an unterminated row description, computes as
 * many password rounds as it is told to, and lets a malformed sign-in crash the process. Also refuses COPY
 * messages, which we never request.
 */
export class PostgresMessageCheck {
  /** Whether anything was received at all. */
  received = false
  readonly #encrypted: boolean
  #head = Buffer.alloc(0)
  #kept: Buffer[] = []
  #type = 0
  #left = 0
  #signIns = 0

  constructor(encrypted: boolean) {
    this.#encrypted = encrypted
  }

  inspect(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      if (this.#left > 0) at += this.#body(chunk.subarray(at, at + this.#left))
      else at += this.#header(chunk.subarray(at))
    }
  }

  #header(bytes: Buffer): number {
    const taken = bytes.subarray(0, 5 - this.#head.length)
    this.#head = Buffer.concat([this.#head, taken])
    if (!this.received && this.#head[0] !== signIn && this.#head[0] !== error && this.#head[0] !== notice)
      throw new StatementError('no-database', 'an unknown first message')
    if (this.#head.length < 5) return taken.length
    this.received = true
    this.#type = this.#head[0] ?? 0
    const length = this.#head.readUInt32BE(1)
    this.#head = Buffer.alloc(0)
    if (!messages.has(this.#type) || length < 4)
      throw new StatementError('misbehaves', 'an unexpected message')
    this.#left = length - 4
    const maxLength = this.#type === signIn ? maxSignInLength : maxDescriptionLength
    if (this.#isKept() && this.#left > maxLength) throw new StatementError('misbehaves', 'a message too long')
    if (this.#left === 0) this.#complete()
    return taken.length
  }

  #body(bytes: Buffer): number {
    this.#left -= bytes.length
    if (this.#isKept()) this.#kept.push(bytes)
    if (this.#left === 0) this.#complete()
    return bytes.length
  }

  #isKept(): boolean {
    return this.#type === signIn || this.#type === description
  }

  #complete(): void {
    if (!this.#isKept()) return
    const body = Buffer.concat(this.#kept)
    this.#kept = []
    if (this.#type === description) checkDescription(body)
    else {
      if (++this.#signIns > signInMessages) throw new StatementError('misbehaves', 'a sign-in without end')
      checkSignIn(body, this.#encrypted)
    }
  }
}

function checkSignIn(body: Buffer, encrypted: boolean): void {
  if (body.length < 4) throw new StatementError('misbehaves', 'a sign-in too short')
  const authenticationMethod = body.readUInt32BE(0)
  const rest = body.toString('latin1', 4)
  if (authenticationMethod === 0 || authenticationMethod === 12) return
  if (authenticationMethod === 5 && rest.length === 4) return
  if (authenticationMethod === 3) {
    if (encrypted) return
    throw new StatementError('open-password', 'the password in the open')
  }
  if (authenticationMethod === 10 && rest.split('\0').includes('SCRAM-SHA-256')) return
  if (authenticationMethod === 11) {
    const rounds = Number(continuation.exec(rest)?.[1] ?? 0)
    if (rounds >= 1 && rounds <= maxRounds) return
    throw new StatementError('misbehaves', 'a sign-in that goes on wrongly')
  }
  throw new StatementError('odd-sign-in', 'an unknown way of signing in')
}

/** Expects a count, then for each column a NUL-terminated name and 18 bytes. */
function checkDescription(body: Buffer): void {
  let at = 2
  for (let left = body.length < 2 ? 1 : body.readUInt16BE(0); left > 0; left--) {
    const end = body.indexOf(0, at)
    if (end === -1) throw new StatementError('misbehaves', 'a description without an end')
    at = end + 19
  }
  if (at !== body.length) throw new StatementError('misbehaves', 'a description of another length')
}
