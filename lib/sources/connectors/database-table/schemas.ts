import { isIP } from 'node:net'
import { z } from 'zod'
import { fieldMapping } from '@/lib/mapping/schemas'

const line = (maxLength = 200) =>
  z
    .string()
    .trim()
    .max(maxLength, 'This is too long.')
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'Remove line breaks and invisible characters.')
const needed = (words: string, maxLength?: number) => line(maxLength).min(1, words)
const maybe = (maxLength?: number) =>
  line(maxLength)
    .transform((value) => value || undefined)
    .optional()

/** Config of the database source. Unknown keys are rejected. */
export const databaseTableConfig = z
  .strictObject({
    kind: z
      .enum(['postgresql', 'mysql'])
      .default('postgresql')
      .meta({
        title: 'Database type',
        description: 'Your database administrator knows.',
        labels: { postgresql: 'PostgreSQL', mysql: 'MySQL or MariaDB' },
        alwaysShown: true,
      }),
    host: needed('Enter the name of the server.', 253)
      .refine(
        (value) => !value.includes('://'),
        'Enter only the server name, without “postgres://” or “mysql://”.',
      )
      .refine((value) => !/[\s,/@?]/.test(value), 'Enter the name of a single server.')
      .transform((value) => value.toLowerCase())
      .meta({
        title: 'Server',
        description: 'The name of the database server, without the port.',
        examples: ['db.example.com'],
      }),
    port: z
      .int('Enter a whole number.')
      .min(1, 'At least 1.')
      .max(65_535, 'At most 65535.')
      .optional()
      .meta({
        title: 'Port',
        description: 'Leave empty for the default: 5432 for PostgreSQL, 3306 for MySQL and MariaDB.',
        examples: [5432],
        alwaysShown: true,
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
    password: z.string().max(1000, 'This is too long.').optional().meta({
      title: 'Password',
      description: 'The password of the database user. We store it encrypted.',
      alwaysShown: true,
    }),
    table: needed('Enter the name of the table.').meta({
      title: 'Table or view',
      description:
        'The table whose rows become content. If you don’t know its name, click Preview to list the available tables.',
      examples: ['articles'],
      names: true,
    }),
    schema: maybe().meta({
      title: 'Schema',
      description: 'The schema that contains the table, if the table name alone is not unique.',
      examples: ['public'],
      only: { kind: ['postgresql'] },
    }),
    key_column: maybe().meta({
      title: 'Key column',
      description: 'The column that identifies each row and never changes. Leave empty for the primary key.',
      examples: ['id'],
    }),
    updated_column: maybe().meta({
      title: 'Last changed column',
      description:
        'A time that is updated whenever a row changes. Large tables need it, so that we only read what is new. Leave empty to compare whole rows.',
      examples: ['updated_at'],
    }),
    filter_column: maybe().meta({
      title: 'Only rows where this column…',
      description: 'Import only some rows, such as published ones. Leave empty for all rows.',
      examples: ['status'],
    }),
    filter_values: z
      .array(needed('Remove empty values.', 500))
      .max(50, 'There are too many values.')
      .default([])
      .meta({
        title: '…has one of these values',
        description: 'Exactly as stored in the database. Yes and no are true and false (1 and 0 in MySQL).',
        examples: ['published'],
      }),
    columns: z
      .array(needed('Remove empty names.'))
      .max(100, 'At most 100 columns.')
      .default([])
      .meta({
        title: 'Columns to read',
        description: 'We only read these. Leave empty for all columns the user can read.',
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
          'We add it to images and links that are stored without a domain, such as “/uploads/1.jpg”.',
        examples: ['https://www.example.com/'],
      }),
    tls: z
      .enum(['verified', 'off'])
      .default('verified')
      .meta({
        title: 'Secure connection',
        description:
          'Encrypts the connection and checks the server’s certificate. Turn it off only for a server in your own network that your administrator allows.',
        labels: { verified: 'On, certificate checked', off: 'Off (own network only)' },
      }),
    ca_certificate: z
      .string()
      .trim()
      .max(200_000, 'This is too long.')
      .transform((value) => value || undefined)
      .optional()
      .refine((value) => value === undefined || isCertificate(value), {
        error:
          'Paste the complete certificate, from “-----BEGIN CERTIFICATE-----” to “-----END CERTIFICATE-----”.',
      })
      .meta({
        title: 'Provider certificate',
        description:
          'Providers such as Amazon RDS, DigitalOcean and Supabase offer a “CA certificate” to download. Paste its text here.',
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
        description: 'The most rows we read per sync. The next syncs read the rest.',
        examples: [100],
      }),
  })
  .superRefine((config, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (config.tls === 'verified' && isIP(config.host) !== 0)
      wrong(
        'host',
        'Certificates are issued for names. Enter the server name instead of its IP address, or turn off the secure connection.',
      )
    if (config.filter_column === undefined && config.filter_values.length > 0)
      wrong('filter_column', 'Enter the column that has these values.')
    if (config.filter_column !== undefined && config.filter_values.length === 0)
      wrong('filter_values', 'Enter at least one value.')
  })

export type DatabaseTableConfig = z.infer<typeof databaseTableConfig>

const isCertificate = (text: string): boolean =>
  /^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/.test(text)
