import type { ModelRequest } from './replies'

type Refusal = { status: number; message: string; code: string }

/** Returns the error with which the documented APIs reject a request before a model is called at all. */
export function refusalOf(
  { dialect, headers, body, files }: ModelRequest,
  known: { key: string | undefined; model: string; structured: boolean },
): Refusal | undefined {
  const shown = dialect === 'messages' ? headers['x-api-key'] : headers.authorization?.replace(/^Bearer /, '')
  if (known.key !== undefined && shown !== known.key)
    return {
      status: 401,
      // OpenAI repeats part of the key that it was given; a careless server repeats all of it.
      message: `Incorrect API key provided: ${shown ?? '(none)'}.`,
      code: dialect === 'messages' ? 'authentication_error' : 'invalid_api_key',
    }
  const type = dialect === 'edits' ? 'multipart/form-data' : 'application/json'
  if (headers['content-type']?.split(';')[0] !== type)
    return { status: 415, message: 'Unsupported Media Type', code: 'invalid_request_error' }
  if (dialect === 'gateway') return undefined
  if (body.model !== known.model)
    return {
      status: 404,
      message: `The model \`${String(body.model)}\` does not exist or you do not have access to it.`,
      code: 'model_not_found',
    }
  if (dialect === 'images')
    return typeof body.prompt === 'string' && body.response_format === 'b64_json'
      ? undefined
      : { status: 400, message: 'Missing required parameter.', code: 'invalid_request_error' }
  if (dialect === 'embeddings')
    return Array.isArray(body.input) && body.input.every((one) => typeof one === 'string' && one !== '')
      ? undefined
      : { status: 400, message: 'Invalid input.', code: 'invalid_request_error' }
  if (dialect === 'edits') return wrongEdit(body, files)
  if (dialect === 'messages') {
    if (headers['anthropic-version'] === undefined)
      return { status: 400, message: 'anthropic-version: header is required', code: 'invalid_request_error' }
    if (typeof body.max_tokens !== 'number')
      return { status: 400, message: 'max_tokens: Field required', code: 'invalid_request_error' }
  }
  const shape = shapeOf(body)
  if (shape === undefined) return undefined
  if (!known.structured)
    return {
      status: 400,
      message: 'This response_format type is unavailable now',
      code: 'invalid_request_error',
    }
  const wrong = notStrict(shape, '()')
  return wrong === undefined
    ? undefined
    : {
        status: 400,
        message: `Invalid schema for response_format 'response': ${wrong}`,
        code: 'invalid_request_error',
      }
}

/** Up to 16 images as PNG, WebP or JPEG, in `image` or `image[]` (platform.openai.com/docs/api-reference/images). */
function wrongEdit(
  { prompt, response_format }: Record<string, unknown>,
  files: ModelRequest['files'],
): Refusal | undefined {
  const areImages = files.every(
    ({ field, type }) =>
      field === (files.length === 1 ? 'image' : 'image[]') && /^image\/(?:png|jpeg|webp)$/.test(type),
  )
  if (typeof prompt === 'string' && response_format === 'b64_json' && areImages)
    if (files.length > 0 && files.length <= 16) return undefined
  return { status: 400, message: 'Invalid image edit.', code: 'invalid_request_error' }
}

function shapeOf(body: Record<string, unknown>): unknown {
  const format = body.response_format as { json_schema?: { schema?: unknown } } | undefined
  const output = body.output_config as { format?: { schema?: unknown } } | undefined
  return format?.json_schema?.schema ?? output?.format?.schema ?? (format === undefined ? undefined : {})
}

/**
 * Strict schemas list every property as required and allow no others
 * (platform.openai.com/docs/guides/structured-outputs).
 */
function notStrict(schema: unknown, context: string): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  if ('type' in schema && schema.type === 'object') {
    const {
      properties = {},
      required = [],
      additionalProperties,
    } = schema as {
      properties?: Record<string, unknown>
      required?: string[]
      additionalProperties?: unknown
    }
    if (additionalProperties !== false)
      return `In context=${context}, 'additionalProperties' is required to be supplied and to be false.`
    const missing = Object.keys(properties).find((name) => !required.includes(name))
    if (missing !== undefined)
      return `In context=${context}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`
  }
  for (const [name, inner] of Object.entries(schema)) {
    const wrong = notStrict(inner, `${context}.${name}`)
    if (wrong !== undefined) return wrong
  }
  return undefined
}
