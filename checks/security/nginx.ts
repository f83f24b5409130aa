import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Proxy {
  readonly baseUrl: string
  close(): Promise<void>
}

/** Debian's nginx with `deploy/nginx.conf`, but for addresses, certificate and log: those of this machine. */
export async function startNginx(folder: string, port: number, productPort: number): Promise<Proxy> {
  mkdirSync(folder, { recursive: true })
  // Its workers are somebody else.
  chmodSync(folder, 0o755)
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
  const plainPort = await freePort()
  const site = [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${productPort};`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/expose.example.de/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/expose.example.de/privkey.pem', key],
    ['/var/log/nginx/expose-ampel.log', join(folder, 'access.log')],
  ].reduce(
    (text, [before = '', after = '']) => {
      if (!text.includes(before)) throw new Error(`deploy/nginx.conf has no ${before}`)
      return text.replace(before, () => after)
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events { worker_connections 2048; }
     http { ${bodies.join(' ')} ${site} }`,
  )
  const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const ended = once(nginx, 'close')
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).catch(() => null)
    if (answer?.status === 301) break
    await sleep(100)
  }
  return {
    baseUrl: `https://127.0.0.1:${port}`,
    async close() {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
