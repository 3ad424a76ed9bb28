import { AppError } from '@/lib/errors'

/** Returns the AppError that one of our callbacks threw inside the sign-in library, which wraps it. */
export function unwrapAppError(error: Error): AppError | undefined {
  const cause = error.cause
  const inner = typeof cause === 'object' && cause !== null && 'err' in cause ? cause.err : undefined
  return inner instanceof AppError ? inner : undefined
}
