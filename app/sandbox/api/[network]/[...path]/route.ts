import { serveSandbox } from '@/lib/sandbox/serve'

/** The simulated networks' APIs; 404 unless the sandbox is on. */
export const GET = serveSandbox
export const POST = serveSandbox
export const PUT = serveSandbox
export const DELETE = serveSandbox
