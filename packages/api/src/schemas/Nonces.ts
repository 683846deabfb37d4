import * as z from 'zod/mini'

/** The nonce of the chain, and the first one that no proposal in the queue uses. */
export const Nonces = z.object({ currentNonce: z.number(), recommendedNonce: z.number() })

export type Nonces = z.output<typeof Nonces>
