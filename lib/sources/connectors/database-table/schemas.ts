import { isIP } from 'node:net'
import { z } from 'zod'
import { fieldMapping } from '@/lib/items/schemas'

const line = (most = 200) =>
  z
    .string()
    .trim()
    .max(most, 'That is too long.')
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'Leave out line breaks and invisible characters.')
const needed = (words: string, most?: number) => line(most).min(1, words)
const maybe = (most?: number) =>
  line(most)
    .transform((value) => value || undefined)
    .optional()

/** Config of the database source. Unknown keys are refused. */
export const databaseTableConfig = z
  .strictObject({
    kind: z
      .enum(['postgresql', 'mysql'])
      .default('postgresql')
      .meta({
        title: 'Kind of database',
        description: 'Whoever runs the database knows.',
        labels: { postgresql: 'PostgreSQL', mysql: 'MySQL or MariaDB' },
        inSight: true,
      }),
    host: needed('Enter the name of the server.', 253)
      .refine(
        (value) => !value.includes('://'),
        'Enter the name of the server alone, without “postgres://” or “mysql://”.',
      )
      .refine((value) => !/[\s,/@?]/.test(value), 'Enter the name of one server alone.')
      .transform((value) => value.toLowerCase())
      .meta({
        title: 'Server',
        description: 'The name of the database server, without port.',
        examples: ['db.example.com'],
      }),
    port: z
      .int('Enter a whole number.')
      .min(1, 'At least 1.')
      .max(65_535, 'At most 65535.')
      .optional()
      .meta({
        title: 'Port',
        description: 'Empty: the usual one, 5432 for PostgreSQL and 3306 for MySQL and MariaDB.',
        examples: [5432],
        inSight: true,
      }),
    database: needed('Enter the name of the database.').meta({
      title: 'Database',
      description: 'The name of the database on that server.',
      examples: ['website'],
    }),
    user: needed('Enter the name of the database user.').meta({
      title: 'User',
      description: 'A database user of its own that may only read this table is best.',
      examples: ['tributary'],
    }),
    password: z.string().max(1000, 'That is too long.').optional().meta({
      title: 'Password',
      description: 'The password of that database user. It is stored encrypted.',
      inSight: true,
    }),
    table: needed('Enter the name of the table.').meta({
      title: 'Table or view',
      description:
        'The table whose rows become items. If the name is not known, preview: the tables that are there are listed.',
      examples: ['articles'],
      names: true,
    }),
    schema: maybe().meta({
      title: 'Schema',
      description: 'Where the table is in the database, if the name alone does not say it.',
      examples: ['public'],
      only: { kind: ['postgresql'] },
    }),
    key_column: maybe().meta({
      title: 'Key column',
      description: 'The column that tells rows apart and never changes. Empty: the table’s primary key.',
      examples: ['id'],
    }),
    updated_column: maybe().meta({
      title: 'Column of the last change',
      description:
        'A time that is set whenever a row changes. Large tables need it, so that only what is new is read. Empty: rows are compared whole.',
      examples: ['updated_at'],
    }),
    filter_column: maybe().meta({
      title: 'Only rows where this column…',
      description: 'To read only some rows, such as those that are published. Empty: all rows.',
      examples: ['status'],
    }),
    filter_values: z
      .array(needed('Leave out empty values.', 500))
      .max(50, 'That are too many.')
      .default([])
      .meta({
        title: '…has one of these values',
        description: 'As they stand in the database; yes and no are true and false (in MySQL 1 and 0).',
        examples: ['published'],
      }),
    columns: z
      .array(needed('Leave out empty names.'))
      .max(100, 'At most 100 columns.')
      .default([])
      .meta({
        title: 'Columns to read',
        description: 'Only these are asked for. Empty: all columns the user may read.',
        examples: ['title', 'body'],
      }),
    base_url: maybe(2000)
      .refine(
        (value) => value === undefined || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
        {
          error: 'Enter an address that starts with https://.',
        },
      )
      .meta({
        format: 'uri',
        title: 'Web address of the site',
        description:
          'Put before pictures and links that are stored without a server, such as “/uploads/1.jpg”.',
        examples: ['https://www.example.com/'],
      }),
    tls: z
      .enum(['verified', 'off'])
      .default('verified')
      .meta({
        title: 'Secure connection',
        description:
          'Encrypted, with the server’s certificate checked. Only a server inside your own network, allowed by the operator, can be read without.',
        labels: { verified: 'On, certificate checked', off: 'Off (own network only)' },
      }),
    ca_certificate: z
      .string()
      .trim()
      .max(200_000, 'That is too long.')
      .transform((value) => value || undefined)
      .optional()
      .refine((value) => value === undefined || isCertificate(value), {
        error:
          'Paste the whole text of the certificate, from “-----BEGIN CERTIFICATE-----” to “-----END CERTIFICATE-----”.',
      })
      .meta({
        title: 'Certificate of the provider',
        description:
          'Providers such as Amazon RDS, DigitalOcean or Supabase vouch for their servers themselves and offer a “CA certificate” to download. Paste its text.',
        examples: ['-----BEGIN CERTIFICATE-----'],
        control: 'long-text',
        only: { tls: ['verified'] },
      }),
    mapping: fieldMapping,
    limit: z
      .int('Enter a whole number.')
      .min(1, 'At least 1.')
      .max(10_000, 'At most 10,000.')
      .default(100)
      .meta({
        title: 'Rows per sync',
        description: 'How many rows one sync reads at most; the next syncs go on with the rest.',
        examples: [100],
      }),
  })
  .superRefine((config, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (config.tls === 'verified' && isIP(config.host) !== 0)
      wrong(
        'host',
        'A certificate is made out to a name: enter the server’s name instead of its number, or turn the secure connection off.',
      )
    if (config.filter_column === undefined && config.filter_values.length > 0)
      wrong('filter_column', 'Enter the column that has these values.')
    if (config.filter_column !== undefined && config.filter_values.length === 0)
      wrong('filter_values', 'Enter at least one value.')
  })

export type DatabaseTableConfig = z.infer<typeof databaseTableConfig>

const isCertificate = (text: string): boolean =>
  /^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/.test(text)
