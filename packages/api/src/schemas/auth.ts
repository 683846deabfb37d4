import * as z from 'zod/mini'
import { AddressSchema, HexSchema } from './scalars.ts'

/** `GET /v1/auth/nonce`: to be put into the message, good for one attempt within five minutes. */
export const AuthNonce = z.object({
  // EIP-4361: letters and digits only, so that it cannot bring lines of its own into what is signed.
  nonce: z.string().check(z.regex(/^[A-Za-z0-9]{8,128}$/)),
})
export type AuthNonce = z.output<typeof AuthNonce>

/** A Sign-In with Ethereum message (EIP-4361) as it was signed, and the signature: of a key, or of a contract (EIP-1271). */
export const SiweRequest = z.object({
  message: z.string().check(z.maxLength(8192)),
  signature: HexSchema,
})
export type SiweRequest = z.output<typeof SiweRequest>

/** Who the session cookie belongs to. `oidc` is part of the wire; this service signs in by wallet only. */
export const UserSession = z.object({
  id: z.string(),
  authMethod: z.enum(['siwe', 'oidc']),
  signerAddress: z.optional(AddressSchema),
  email: z.optional(z.string()),
})
export type UserSession = z.output<typeof UserSession>

/** Where the browser goes after signing out: a path of this service, or a URL on an origin the operator allows. */
export const LogoutRequest = z.object({ redirect_url: z.optional(z.string().check(z.maxLength(2048))) })
