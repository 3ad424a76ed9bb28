import { createServer } from 'node:net'
import { AppError } from '@/lib/errors'

/** Throws a plain sentence when the port cannot be listened on. */
export async function checkPort(port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
    probe.listen(port, () => probe.close(() => resolve(undefined)))
  })
  if (code === undefined) return
  const other = port < 1024 || port > 65000 ? 3100 : port + 100
  throw new AppError('unavailable', {
    detail:
      code === 'EACCES'
        ? `This user may not listen on port ${port}.`
        : `Port ${port} is in use by another program.`,
    hint: `Stop it, or choose another port: PORT=${other} npm start`,
  })
}
