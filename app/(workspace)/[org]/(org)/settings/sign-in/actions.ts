'use server'

import { z } from 'zod'
import { orgAction } from '@/lib/actions/project-action'
import { removeCompanySignIn } from '@/lib/auth/company/remove-company-sign-in'
import { saveCompanySignIn } from '@/lib/auth/company/save-company-sign-in'
import { companySignInInput } from '@/lib/auth/schemas'

export const saveCompanySignInAction = orgAction(
  { permission: 'own', input: companySignInInput },
  saveCompanySignIn,
)

export const removeCompanySignInAction = orgAction(
  { permission: 'own', input: z.undefined() },
  removeCompanySignIn,
)
