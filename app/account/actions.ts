'use server'

import { z } from 'zod'
import { personAction } from '@/lib/actions/project-action'
import { changePassword } from '@/lib/auth/change-password'
import { endSessions } from '@/lib/auth/end-sessions'
import { signOut } from '@/lib/auth/next-auth'
import { renamePerson } from '@/lib/auth/rename-person'
import { changePasswordInput, renamePersonInput } from '@/lib/auth/schemas'
import { signInWithPassword } from '@/lib/auth/sign-in-with-password'
import { createOrganization } from '@/lib/organizations/create-organization'
import { createOrganizationInput } from '@/lib/organizations/schemas'
import { changeReferenceImage } from '@/lib/voice/references/change-reference-image'
import { removeReferenceImage } from '@/lib/voice/references/remove-reference-image'
import { referenceImageChange, userStyleSchema } from '@/lib/voice/schemas'
import { saveUserStyle } from '@/lib/voice/style/save-user-style'

export const renamePersonAction = personAction({ input: renamePersonInput }, (person, input) =>
  renamePerson(person.id, input),
)

export const createOrganizationAction = personAction({ input: createOrganizationInput }, createOrganization)

/** Ends every session and opens a new one here, so that the person who changed it stays signed in. */
export const changePasswordAction = personAction({ input: changePasswordInput }, async (person, input) => {
  await changePassword(person.id, input)
  await signInWithPassword({ email: person.email, password: input.password })
})

export const saveStyleAction = personAction(
  { input: z.strictObject({ style: userStyleSchema.default({}), revision: z.int().min(0) }) },
  async (person, input) => {
    const { revision } = await saveUserStyle(person.id, input)
    return { revision }
  },
)

export const changeReferenceImageAction = personAction(
  { input: referenceImageChange },
  async (person, input) => {
    await changeReferenceImage(person.id, input)
  },
)

export const removeReferenceImageAction = personAction(
  { input: z.strictObject({ id: z.uuid() }) },
  (person, input) => removeReferenceImage(person.id, input),
)

export const endSessionsAction = personAction({ input: z.undefined() }, async (person) => {
  await endSessions(person.id)
  await signOut({ redirect: false })
})
