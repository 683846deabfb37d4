import * as z from 'zod/mini'
import { AddressSchema, HexSchema } from './scalars.ts'

/** `GET /v1/auth/nonce`: goes into the sign-in message and is valid for one attempt within five minutes. */
export const AuthNonce = z.object({
  // EIP-4361: letters and digits only, so that it cannot add lines to the signed text.
  nonce: z.string().check(z.regex(/^[A-Za-z0-9]{8,128}$/)),
})
export type AuthNonce = z.output<typeof AuthNonce>

/**
 * A Sign-In with Ethereum message (EIP-4361) as it was signed, and the signature: of a key, or of a contract
 * (EIP-1271).
 */
export const SiweRequest = z.object({
  message: z.string().check(z.maxLength(8192)),
  signature: HexSchema,
})
export type SiweRequest = z.output<typeof SiweRequest>

/** The owner of the session cookie. `oidc` is part of the wire; this service only signs in by wallet. */
export const UserSession = z.object({
  id: z.string(),
  authMethod: z.enum(['siwe', 'oidc']),
  signerAddress: z.optional(AddressSchema),
  email: z.optional(z.string()),
})
export type UserSession = z.output<typeof UserSession>

/** The redirect after signing out: a path of this service, or a URL on an origin that the operator allows. */
export const LogoutRequest = z.object({ redirect_url: z.optional(z.string().check(z.maxLength(2048))) })
