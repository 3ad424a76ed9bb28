import { AppError, type FieldError } from '@/lib/errors'
import type { Tenant } from '@/lib/workspace-grants'
import { checkConfig } from './check-config'
import { type CreateSourceInput, createSourceInput } from './schemas'

/**
 * Checks all of a form for a new source at once, so that a person sees everything that is wrong and not one thing after the
 * other. Takes whose it will be and what the form sends, the shape already right but for the name. Throws `invalid` with pointers into it.
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
