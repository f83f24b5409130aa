import type { FastifyRequest } from 'fastify'

/** The token of the authorization header; null where there is none that could be one. */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return null
  return /^Bearer +([\w.~+/=-]{1,4000})$/i.exec(authorization)?.[1] ?? null
}
