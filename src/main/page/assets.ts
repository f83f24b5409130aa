import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** The page's own files, read once at the start. The browser's script is TypeScript with its types taken out. */
export function addAssets(app: FastifyInstance): void {
  const assets = [
    { path: '/page.css', type: 'text/css', content: file('page.css') },
    { path: '/page.js', type: 'text/javascript', content: stripTypeScriptTypes(file('browser/page.ts')) },
    { path: '/icon.svg', type: 'image/svg+xml', content: file('icon.svg') },
  ]
  for (const { path, type, content } of assets) {
    app.get(path, (_, reply) => reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content))
  }
}

function file(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}
