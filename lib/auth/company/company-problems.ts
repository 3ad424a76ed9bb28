/** Why a company's sign-in did not work; the sign-in page has words for each. */
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
