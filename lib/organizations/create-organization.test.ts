import { expect, test } from 'vitest'
import { useTestDatabase } from '@/testing/database/database'
import { createTestPerson } from '@/testing/database/factories'
import { createOrganization } from './create-organization'
import { listPlaces } from './list-places'

useTestDatabase()

test('two workspaces with the same name get different slugs, and their creator owns both', async () => {
  const person = { id: await createTestPerson('Maker'), name: 'Maker' }
  const made = [
    await createOrganization(person, { name: 'Größe & Söhne' }),
    await createOrganization(person, { name: 'Größe & Söhne' }),
  ]
  expect(new Set(made.map((one) => one.org)).size).toBe(2)
  const places = await listPlaces(person.id)
  expect(places.map((place) => place.slug).sort()).toEqual(made.map((one) => one.org).sort())
  expect(places.map((place) => place.role)).toEqual(['owner', 'owner'])
})

test('a workspace cannot take one of the app’s own addresses as its slug', async () => {
  const person = { id: await createTestPerson('Maker'), name: 'Maker' }
  expect((await createOrganization(person, { name: 'Account' })).org).not.toBe('account')
})
