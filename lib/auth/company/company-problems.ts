/** Why a company sign-in failed; the sign-in page has a message for each. */
export const companyProblems = [
  'expired',
  'refused',
  'unverified',
  'domain',
  'closed',
  'removed',
  'failed',
] as const
export type CompanyProblem = (typeof companyProblems)[number]
