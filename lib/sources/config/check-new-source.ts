import { AppError, type FieldError } from '@/lib/errors'
import type { Tenant } from '@/lib/workspace-grants'
import { type CreateSourceInput, createSourceInput } from '../schemas'
import { checkConfig } from './check-config'

/**
 * Checks the whole form for a new source at once, so that all errors are reported together instead of one after the
 * other. Takes the tenant that will own the source and the form input, whose shape is already valid except for the
 * name. Throws `invalid` with pointers into the input.
 */
export async function checkNewSource(tenant: Tenant, input: CreateSourceInput): Promise<CreateSourceInput> {
  const named = createSourceInput.shape.name.safeParse(input.name)
  if (named.success) return { ...input, name: named.data }
  const wrong = named.error.issues.map(({ message }) => ({ pointer: '/name', detail: message }))
  throw new AppError('invalid', { errors: [...(await configErrors(tenant, input)), ...wrong] })
}

async function configErrors(tenant: Tenant, input: CreateSourceInput): Promise<readonly FieldError[]> {
  try {
    await checkConfig(tenant, input)
    return []
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.errors ?? []
    throw error
  }
}
