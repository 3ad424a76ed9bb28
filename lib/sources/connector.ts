import type { z } from 'zod'
import type { ServerPlace } from '@/lib/http/addresses/check-server'
import type { GuardedConnect } from '@/lib/http/connections/guarded-connect'
import type { GuardedFetch, Validators } from '@/lib/http/requests/guarded-fetch'
import { bucketPace, type Pace } from '@/lib/http/requests/politeness'
import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { contentHash } from '@/lib/text/content-hash'

/** A connector's only access to the outside world. */
export type ConnectorIO = {
  fetch: GuardedFetch
  /** For servers that do not speak HTTP. */
  connect: GuardedConnect
  now: () => Date
  /** Adds a line to the run's log, in plain language. */
  note: Note
  signal: AbortSignal
  /**
   * Stores a copy of a picture whose own address does not last; returns the copy's address, or undefined if the
   * picture cannot be used. `id` identifies the picture even when its address changes. Absent in a preview, which
   * stores nothing.
   */
  keepPicture?: (picture: { id: string; address: string }) => Promise<string | undefined>
}

/** One entry of a source's index. */
export type Entry<Data> = {
  /** Its identity at the source; becomes the item's external_id. */
  key: string
  /**
   * Changes whenever the entry does. Null when the index does not tell; such entries are then fetched round robin.
   */
  fingerprint: string | null
  data: Data
}

/**
 * What we remember about an index once everything it reported is stored: HTTP validators and, for sources that can
 * be asked "what is new since?", a cursor whose text only the connector understands. With the cursor, the connector
 * vouches that everything up to that point is known; while entries are left over or have failed, it gets the last
 * good cursor again.
 */
export type IndexState = Validators & { cursor?: string }

export type SkippedEntry = { key: string; reason: string }

export type Discovery<Data> =
  | { notModified: true; freshForSeconds?: number }
  | {
      notModified: false
      entries: Entry<Data>[]
      skipped: SkippedEntry[]
      /** Sent next time to find out whether the index has changed. */
      validators: IndexState
      /** True when the index lists everything there is, so that a missing entry counts as withdrawn. */
      complete: boolean
      /** For how long the index asks not to be read again; the next scheduled sync comes no sooner. */
      freshForSeconds?: number
    }

/**
 * What we found at an address that a person pasted, to guess which type of source it is. Each connector is asked
 * twice: first about the address alone, before anything is fetched (status 0, no content type, no text, no links),
 * and then, unless one of them was already sure, about what was found there.
 */
export type Probe = {
  /** The address after redirects, or as pasted if nothing was fetched. */
  url: URL
  /** The HTTP status, also of an error response; 0 when nothing was fetched. */
  status: number
  /** Media type without parameters, in lowercase. */
  contentType: string
  /** The body; empty if it is not text. */
  text: string
  /** The first bytes of the body, as they were sent; absent when nothing was fetched. */
  start?: Uint8Array
  /** A web page's `<link rel="alternate">` and similar links: type and full address. */
  links: { rel: string; type: string; href: string; title: string }[]
}

/** What a connector would read at an address: settings to start with, and the reason in one sentence. */
export type Guess = {
  config: Record<string, unknown>
  /**
   * 0 to 1: a manifest that parses is more certain than a page that may contain articles. At 0.9 or above, nothing
   * else is tried.
   */
  certainty: number
  /** What was found, as a whole sentence: "This is a feed: “Title”, 24 entries." */
  reason: string
  /**
   * Set when a file at the address lists several sources of this type and this is one of them; the person can
   * choose each one.
   */
  listed?: true
  /** A suggested name for the source: the feed's title, the site's name, the repository. */
  name?: string
}

/** The icons that a type can have on its card; how they look is up to the UI. */
export type SourceIcon = 'bucket' | 'feed' | 'page' | 'table' | 'notes' | 'repository' | 'inbox'

export type FetchResult<Content> =
  | { notModified: true; validators: Validators }
  | { notModified: false; content: Content; validators: Validators }

/**
 * A type of pull source, with a line in the registry. `config` validates and completes what the form or
 * the API sends; `discover` reads the index, `fetchEntry` one of its documents, and `map`, which is pure, turns
 * that into an item. `discover` throws SourceError or OutboundError when the source cannot be read; `fetchEntry`
 * throws EntrySkipped when the entry itself is at fault and OutboundError when its server is. `hashedData` returns the
 * part of an entry's data that goes into the item; without it, all of the data counts. Serves spec/service#2.3,
 * spec/decisions#4.
 *
 * The form is generated from `config`, in the order of its keys: required fields first, the rest folded away under
 * "More settings". Each field's `.meta()` may contain:
 * - `title`, `description`, `examples` (the first is the placeholder of the empty field), `format: 'uri'` for an
 * address;
 * - `labels: { postgres: 'PostgreSQL' }`: display names for the values of an enum;
 * - `alwaysShown: true`: not folded away even though it is optional;
 * - `names: true`: its value suggests the name of the source (e.g. a table's name); otherwise the first web address
 * does;
 * - `only: { kind: ['postgres', 'mysql'] }`: shown, and sent, only while the field `kind` has one of these values;
 * - `control: 'long-text' | 'line'` where the length misleads (above 500 characters, a text field gets several
 * lines);
 * - `control: 'mapping'`: the field mapping, shown with the preview (use `fieldMapping`).
 * Inside it, a z.object is a group of fields, a z.record of strings a list of pairs, an array of strings a list.
 * The fields named in `secretFields` are password fields; leaving one empty keeps the stored value.
 */
export type ConnectorDefinition<Config, Data, Content> = {
  type: string
  /** Display name, for example "Content folder (manifest.json)". */
  label: string
  description: string
  /** The icon on its card; a generic one when absent. */
  icon?: SourceIcon
  kind: 'pull'
  /** Explains in a sentence or two where to find what the form asks for; shown above the fields. */
  guidance?: string
  /** Rate limits for requests to its servers; defaults to the pace for a customer's own bucket. */
  pace?: Pace
  /** Guesses whether a pasted address belongs to this type. Pure. */
  guess?: (probe: Probe) => Guess | undefined
  /**
   * Other addresses to try when the pasted one gave no certain result, likeliest first: for example the index of a
   * folder that shows nothing itself. At most two are requested. Takes what was found at the address, or the
   * address alone if it could not be read. Pure.
   */
  relatedAddresses?: (probe: Probe) => string[]
  config: z.ZodType<Config>
  /** Keys of the config that are stored encrypted and shown masked. */
  secretFields: readonly string[]
  /**
   * Keys of the config that determine where the secrets are sent: when one of them changes, a stored secret is not
   * sent there.
   */
  secretDestinationFields?: readonly string[]
  /** Keys of the config that only pace the sync: changing them does not cause anything to be fetched again. */
  pacingFields: readonly string[]
  /** Maximum number of entries that one sync fetches. */
  limit: (config: Config) => number
  /**
   * Where the first requests go, as config key and address; checked against the address rule before a source is
   * stored.
   */
  addresses: (config: Config) => { field: string; address: string }[]
  /** Like `addresses`, for servers that do not speak HTTP. */
  servers?: (config: Config) => { field: string; server: ServerPlace }[]
  discover: (config: Config, io: ConnectorIO, known: IndexState | undefined) => Promise<Discovery<Data>>
  fetchEntry: (
    config: Config,
    entry: Entry<Data>,
    io: ConnectorIO,
    known: Validators | undefined,
  ) => Promise<FetchResult<Content>>
  map: (config: Config, entry: Entry<Data>, content: Content, note: Note) => ItemDraft
  hashedData?: (data: Data) => unknown
  /** The part of an item that decides whether it has changed; the whole item when absent. */
  substance?: (item: ItemDraft) => unknown
}

/** A mapped item, with the hash of its substance. */
export type MappedEntry = { item: ItemDraft; contentHash: string }

/** An entry bound to its connector and config. */
export type OpenEntry = {
  key: string
  fingerprint: string | null
  /** Hashes the part of the index entry that goes into the item: a 304 counts only while this hash stays the same. */
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

/** A configured source, ready to read. */
export type OpenSource = {
  limit: number
  discover: (io: ConnectorIO, known: IndexState | undefined) => Promise<OpenDiscovery>
}

type ConnectorDescription = Pick<
  ConnectorDefinition<unknown, unknown, unknown>,
  | 'type'
  | 'label'
  | 'description'
  | 'icon'
  | 'guidance'
  | 'config'
  | 'secretFields'
  | 'secretDestinationFields'
  | 'pacingFields'
>

/** A type of source that we read from. */
export type PullConnector = ConnectorDescription & {
  kind: 'pull'
  pace: Pace
  guess: ((probe: Probe) => Guess | undefined) | undefined
  relatedAddresses: ((probe: Probe) => string[]) | undefined
  /** Takes a stored config; throws ZodError when it does not fit the connector's schema. */
  open: (config: unknown) => OpenSource
  addresses: (config: unknown) => { field: string; address: string }[]
  servers: (config: unknown) => { field: string; server: ServerPlace }[]
}

/** A type of source that sends data to us: it has settings, but nothing to read. */
export type PushConnector = ConnectorDescription & { kind: 'push' }

export type Connector = PullConnector | PushConnector

/** Declares a type of pull source, hiding the types of its config, entries and documents. */
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
    ...(definition.secretDestinationFields
      ? { secretDestinationFields: definition.secretDestinationFields }
      : {}),
    kind,
    pace: definition.pace ?? bucketPace,
    guess: definition.guess,
    relatedAddresses: definition.relatedAddresses,
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
    entryHash: () => contentHash(definition.hashedData ? definition.hashedData(entry.data) : entry.data),
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
