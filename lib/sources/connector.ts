import type { z } from 'zod'
import type { ServerPlace } from '@/lib/http/check-server'
import type { GuardedConnect } from '@/lib/http/guarded-connect'
import type { GuardedFetch, Validators } from '@/lib/http/guarded-fetch'
import { bucketPace, type Pace } from '@/lib/http/politeness'
import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { contentHash } from '@/lib/text/content-hash'

/** Everything of the outside world that a connector gets. */
export type ConnectorIO = {
  fetch: GuardedFetch
  /** To servers that speak no HTTP. */
  connect: GuardedConnect
  now: () => Date
  /** A line for the run's log, in plain words. */
  note: Note
  signal: AbortSignal
  /**
   * Keeps a copy of a picture whose own address does not last; gives the copy's address, undefined when it cannot be used.
   * `id` is what stays the same of it. Absent in a preview, which stores nothing.
   */
  keepPicture?: (picture: { id: string; address: string }) => Promise<string | undefined>
}

/** One entry of a source's index. */
export type Entry<Data> = {
  /** Its identity at the source; becomes the item's external_id. */
  key: string
  /** Changes when the entry does; null when the index does not tell, then entries are tried by round robin. */
  fingerprint: string | null
  data: Data
}

/**
 * What is remembered of an index once everything it told is stored: HTTP validators, and for sources that can be asked
 * "what is new since?" a cursor, a text only the connector understands. It is the connector's own word that all up to
 * there is known; while entries are left over or failed, the last good one is handed to it again.
 */
export type IndexState = Validators & { cursor?: string }

export type SkippedEntry = { key: string; reason: string }

export type Discovery<Data> =
  | { notModified: true; freshForSeconds?: number }
  | {
      notModified: false
      entries: Entry<Data>[]
      skipped: SkippedEntry[]
      /** To ask next time whether the index has changed. */
      validators: IndexState
      /** True when the index lists everything there is, so that an entry it lacks was withdrawn. */
      complete: boolean
      /** How long the index asks not to be read again; the next sync by the clock comes no sooner. */
      freshForSeconds?: number
    }

/**
 * What an address that a person pasted was found to hold, for guessing which type of source it is. Each connector is asked
 * twice: first about the address alone, before anything is fetched (status 0, no content type, no text, no links), and,
 * unless one of them was sure already, with what was found there.
 */
export type Probe = {
  /** The address after redirects; as it was pasted when nothing was fetched. */
  url: URL
  /** 0 when nothing was fetched; also of an answer that is an error. */
  status: number
  /** Media type without parameters, in lower case. */
  contentType: string
  /** The body; empty when it is no text. */
  text: string
  /** How the body begins, as it was sent; absent when nothing was fetched. */
  start?: Uint8Array
  /** `<link rel="alternate">` and the like of a web page: type and full address. */
  links: { rel: string; type: string; href: string; title: string }[]
}

/** What a connector would read at an address: settings to start with, and why, in a sentence. */
export type Guess = {
  config: Record<string, unknown>
  /** 0 to 1: a manifest that parses is surer than a page that may hold articles; from 0.9 on nothing else is looked at. */
  certainty: number
  /** What was found, as a whole sentence: "This is a feed: “Title”, 24 entries." */
  reason: string
  /** One of several of its type that a file at the address lists, each to be chosen. */
  listed?: true
  /** What the source could be called: the feed's title, the site's name, the repository. */
  name?: string
}

/** The pictures a type can have on its card; what they look like is the interface's business. */
export type SourceIcon = 'bucket' | 'feed' | 'page' | 'table' | 'notes' | 'repository' | 'inbox'

export type Fetched<Content> =
  | { notModified: true; validators: Validators }
  | { notModified: false; content: Content; validators: Validators }

/**
 * A type of pull source: one file and one line in the registry. `config` checks and completes what the form or the API
 * sends; `discover` reads the index, `fetchEntry` one document of it, and `map`, pure, makes an item of it. `discover`
 * throws SourceError or OutboundError when the source cannot be read; `fetchEntry` throws EntrySkipped when the entry
 * itself is at fault and OutboundError when its server is. `steady` gives the part of an entry's data that goes into the
 * item; without it all of it counts. Serves spec/service#2.3, spec/decisions#4.
 *
 * The form is made from `config`, in the order of its keys: what is required first, the rest folded away under "More
 * settings". What each field's `.meta()` can say:
 * - `title`, `description`, `examples` (the first stands greyed in the empty field), `format: 'uri'` for an address;
 * - `labels: { postgres: 'PostgreSQL' }`: words for the values of an enum;
 * - `inSight: true`: not folded away although it may be left out;
 * - `names: true`: its value suggests the name of the source (a table's); else the first web address does;
 * - `only: { kind: ['postgres', 'mysql'] }`: shown, and sent, only while the field `kind` has one of these values;
 * - `control: 'long-text' | 'line'` where the length misleads (over 500 signs a text gets several lines);
 * - `control: 'mapping'`: the choice of fields, shown with the preview (use `fieldMapping`).
 * A z.object inside is a group of fields, a z.record of texts a list of pairs, an array of texts a list; the fields named in
 * `secretFields` are password fields, and a stored one stays when it is left empty.
 */
export type ConnectorDefinition<Config, Data, Content> = {
  type: string
  /** For people: "Content folder (manifest.json)". */
  label: string
  description: string
  /** The picture on its card; a plain one when absent. */
  icon?: SourceIcon
  kind: 'pull'
  /** Where to find what the form asks for, in a sentence or two: shown above the fields. */
  guidance?: string
  /** How gently its servers are asked; as a bucket of the customer's own by default. */
  pace?: Pace
  /** Whether an address that a person pasted is of this type. Pure. */
  guess?: (probe: Probe) => Guess | undefined
  /**
   * Where else to look when what a person pasted is nothing sure, likeliest first, of which two are asked for: the index of
   * a folder that shows nothing itself. Takes what was found at the address, or the address alone when it could not be read.
   * Pure.
   */
  besides?: (probe: Probe) => string[]
  config: z.ZodType<Config>
  /** Keys of the config that are stored encrypted and shown masked. */
  secretFields: readonly string[]
  /** Keys of the config that say where the secrets are sent: when one changes, a stored secret is not sent there. */
  secretsGoTo?: readonly string[]
  /** Keys of the config that only pace the sync: changing them makes nothing be fetched again. */
  pacingFields: readonly string[]
  /** How many entries one sync fetches at most. */
  limit: (config: Config) => number
  /** Where requests go first, checked against the address rule before a source is stored: config key and address. */
  addresses: (config: Config) => { field: string; address: string }[]
  /** The same for servers that speak no HTTP. */
  servers?: (config: Config) => { field: string; server: ServerPlace }[]
  discover: (config: Config, io: ConnectorIO, known: IndexState | undefined) => Promise<Discovery<Data>>
  fetchEntry: (
    config: Config,
    entry: Entry<Data>,
    io: ConnectorIO,
    known: Validators | undefined,
  ) => Promise<Fetched<Content>>
  map: (config: Config, entry: Entry<Data>, content: Content, note: Note) => ItemDraft
  steady?: (data: Data) => unknown
  /** What of an item decides whether it changed; all of it when absent. */
  substance?: (item: ItemDraft) => unknown
}

/** An item as mapped, with the hash of its substance. */
export type MappedEntry = { item: ItemDraft; contentHash: string }

/** An entry with its connector's knowledge bound to it. */
export type OpenEntry = {
  key: string
  fingerprint: string | null
  /** A hash of what of the index goes into the item: a 304 counts only while it is the same. */
  entryHash: () => string
  fetch: (
    io: ConnectorIO,
    known: Validators | undefined,
  ) => Promise<
    | { notModified: true; validators: Validators }
    | { notModified: false; validators: Validators; map: () => MappedEntry }
  >
}

export type OpenDiscovery =
  | { notModified: true; freshForSeconds?: number }
  | {
      notModified: false
      entries: OpenEntry[]
      skipped: SkippedEntry[]
      validators: IndexState
      complete: boolean
      freshForSeconds?: number
    }

/** A configured source, ready to be read. */
export type OpenSource = {
  limit: number
  discover: (io: ConnectorIO, known: IndexState | undefined) => Promise<OpenDiscovery>
}

type Described = Pick<
  ConnectorDefinition<unknown, unknown, unknown>,
  | 'type'
  | 'label'
  | 'description'
  | 'icon'
  | 'guidance'
  | 'config'
  | 'secretFields'
  | 'secretsGoTo'
  | 'pacingFields'
>

/** A type of source that is read by us. */
export type PullConnector = Described & {
  kind: 'pull'
  pace: Pace
  guess: ((probe: Probe) => Guess | undefined) | undefined
  besides: ((probe: Probe) => string[]) | undefined
  /** Takes a stored config; throws ZodError when it does not fit the connector's schema. */
  open: (config: unknown) => OpenSource
  addresses: (config: unknown) => { field: string; address: string }[]
  servers: (config: unknown) => { field: string; server: ServerPlace }[]
}

/** A type of source that sends to us: it has settings, and nothing to read. */
export type PushConnector = Described & { kind: 'push' }

export type Connector = PullConnector | PushConnector

/** Declares a type of pull source; the config's, entries' and documents' types stay inside. */
export function defineConnector<Config, Data, Content>(
  definition: ConnectorDefinition<Config, Data, Content>,
): PullConnector {
  const { type, label, description, icon, guidance, kind, secretFields, pacingFields } = definition
  return {
    type,
    label,
    description,
    ...(icon === undefined ? {} : { icon }),
    ...(guidance === undefined ? {} : { guidance }),
    ...(definition.secretsGoTo ? { secretsGoTo: definition.secretsGoTo } : {}),
    kind,
    pace: definition.pace ?? bucketPace,
    guess: definition.guess,
    besides: definition.besides,
    config: definition.config,
    secretFields,
    pacingFields,
    addresses: (config) => definition.addresses(definition.config.parse(config)),
    servers: (config) => definition.servers?.(definition.config.parse(config)) ?? [],
    open: (stored) => {
      const config = definition.config.parse(stored)
      return {
        limit: definition.limit(config),
        discover: async (io, known) => {
          const discovery = await definition.discover(config, io, known)
          if (discovery.notModified) return discovery
          return {
            ...discovery,
            entries: discovery.entries.map((entry) => openEntry(definition, config, entry)),
          }
        },
      }
    },
  }
}

function openEntry<Config, Data, Content>(
  definition: ConnectorDefinition<Config, Data, Content>,
  config: Config,
  entry: Entry<Data>,
): OpenEntry {
  return {
    key: entry.key,
    fingerprint: entry.fingerprint,
    entryHash: () => contentHash(definition.steady ? definition.steady(entry.data) : entry.data),
    fetch: async (io, known) => {
      const fetched = await definition.fetchEntry(config, entry, io, known)
      if (fetched.notModified) return fetched
      return {
        notModified: false,
        validators: fetched.validators,
        map: () => {
          const item = definition.map(config, entry, fetched.content, io.note)
          return { item, contentHash: contentHash(definition.substance ? definition.substance(item) : item) }
        },
      }
    },
  }
}
