import { createServer } from 'node:net'
import { AppError } from '@/lib/errors'

/** Throws with a plain explanation if the port cannot be listened on. */
export async function checkPort(port: number, host: string): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
  if (code === undefined) return
  if (code === 'EADDRNOTAVAIL')
    throw new AppError('unavailable', {
      detail: `${host} is no address of this machine.`,
      hint: 'Set BIND_ADDRESS to one of its addresses, or to 0.0.0.0 for all of them.',
    })
  const other = port < 1024 || port > 65000 ? 3100 : port + 100
  throw new AppError('unavailable', {
    detail:
      code === 'EACCES'
        ? `This user may not listen on port ${port}.`
        : `Port ${port} is in use by another program.`,
    hint: `Stop it, or choose another port: PORT=${other} npm start`,
  })
}
