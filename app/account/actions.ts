'use server'

import { z } from 'zod'
import { personAction } from '@/lib/actions/project-action'
import { confirmCodeGenerator } from '@/lib/auth/codes/confirm-code-generator'
import { removeCodes } from '@/lib/auth/codes/remove-codes'
import { renewRecoveryCodes } from '@/lib/auth/codes/renew-recovery-codes'
import { startCodeGenerator } from '@/lib/auth/codes/start-code-generator'
import { endLoginSession } from '@/lib/auth/login-sessions/end-login-session'
import { endSessions } from '@/lib/auth/login-sessions/end-sessions'
import { addPasskey, beginAddingPasskey } from '@/lib/auth/passkeys/add-passkey'
import { removePasskey } from '@/lib/auth/passkeys/remove-passkey'
import { renamePasskey } from '@/lib/auth/passkeys/rename-passkey'
import { changePassword } from '@/lib/auth/passwords/change-password'
import { renamePerson } from '@/lib/auth/rename-person'
import {
  addPasskeyInput,
  changePasswordInput,
  codeInput,
  ownIdInput,
  removeCodesInput,
  renamePasskeyInput,
  renamePersonInput,
} from '@/lib/auth/schemas'
import { endOtherSessions } from '@/lib/auth/sign-in/end-other-sessions'
import { signOut } from '@/lib/auth/sign-in/next-auth'
import { signInAs } from '@/lib/auth/sign-in/sign-in-as'
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

/** Ends every session and opens a new one here, so that the person who changed the password stays signed in. */
export const changePasswordAction = personAction({ input: changePasswordInput }, async (person, input) => {
  await changePassword(person.id, input)
  await signInAs(person.id, person.proof)
})

export const endLoginSessionAction = personAction({ input: ownIdInput }, (person, input) =>
  endLoginSession(person.id, input),
)

export const endOtherSessionsAction = personAction({ input: z.undefined() }, endOtherSessions)

export const beginAddingPasskeyAction = personAction(
  { input: z.undefined(), onlyReads: true },
  beginAddingPasskey,
)

export const addPasskeyAction = personAction({ input: addPasskeyInput }, addPasskey)

export const renamePasskeyAction = personAction({ input: renamePasskeyInput }, renamePasskey)

export const removePasskeyAction = personAction({ input: ownIdInput }, removePasskey)

export const startCodesAction = personAction({ input: z.undefined(), onlyReads: true }, startCodeGenerator)

/** Does not revalidate: the page stays as it is until the recovery codes have been seen. */
export const confirmCodesAction = personAction({ input: codeInput, onlyReads: true }, confirmCodeGenerator)

export const removeCodesAction = personAction({ input: removeCodesInput }, removeCodes)

export const renewRecoveryCodesAction = personAction(
  { input: codeInput, onlyReads: true },
  renewRecoveryCodes,
)

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
