'use server'

import { z } from 'zod'
import { orgAction } from '@/lib/actions/project-action'
import { removeCompanySignIn, saveCompanySignIn } from '@/lib/auth/company/company-settings'
import { companySignInInput } from '@/lib/auth/schemas'

export const saveCompanySignInAction = orgAction(
  { permission: 'own', input: companySignInInput },
  saveCompanySignIn,
)

export const removeCompanySignInAction = orgAction(
  { permission: 'own', input: z.undefined() },
  removeCompanySignIn,
)
