import { notFound } from 'next/navigation'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'

/** Runs a getter with an id from the URL; shows the not-found page if the id is invalid or nothing is found. */
export async function orNotFound<T>(id: string, get: (id: string) => Promise<T>): Promise<T> {
  if (!isId(id)) notFound()
  try {
    return await get(id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') notFound()
    throw error
  }
}
