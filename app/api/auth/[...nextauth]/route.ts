import { handlers } from '@/lib/auth/sign-in/next-auth'

export const { GET, POST } = handlers
