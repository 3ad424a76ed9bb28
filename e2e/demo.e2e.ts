import { demoAccount } from '@/lib/auth/demo-account'
import { expect, expectAccessible, test } from './test'

test('the demo account signs in to a workspace that is not empty', async ({ page, signIn }) => {
  await signIn(demoAccount)
  await expect(page.getByText('Saumlings').first()).toBeVisible()
  await expectAccessible(page)
})
